import { GraphQLDateTime } from 'graphql-scalars';
import { defaultGradeMaps, defaultMeterDivisions, defaultTargetGrade } from '../../core/grading/defaults.ts';
import { Field, Float, ID, InputType, Int } from '../type-graphql.ts';
import { CategoryTypeScalar } from './category-type.scalar.ts';

@InputType({ description: 'A graded item.' })
export class ItemInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the item in its saved course, to keep its grades in the gradebook. Null for a new item. An update without IDs recognizes items by the names of the item and its category.',
  })
  itemId?: string | null;

  @Field(() => String, { defaultValue: '', description: 'Name of the item. Maximum 500 characters.' })
  name!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Description of the item. Maximum 10,000 characters.',
  })
  description!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Due date of the item. Null for none. If it is omitted in an update, the item keeps its date.',
  })
  dueAt?: Date | null;

  @Field(() => Float, {
    defaultValue: 0,
    description:
      'Weight in percent of the course, 0 to 1,000,000, rounded to two decimals. Used in STANDARD categories only.',
  })
  weight!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True if `grade` is known and counts. False if the item is open.',
  })
  knownScores!: boolean;

  @Field(() => Float, {
    defaultValue: 0,
    description:
      'Earned points, 0 to 1,000,000. More than `maximumPoints` is extra credit and counts in full.',
  })
  grade!: number;

  @Field(() => Float, { description: 'Maximum points: 0, or 0.001 to 1,000,000.' })
  maximumPoints!: number;
}

@InputType({ description: 'Items of one kind, with a weight in the course.' })
export class CategoryInput {
  @Field(() => String, { defaultValue: '', description: 'Name of the category. Maximum 500 characters.' })
  name!: string;

  @Field(() => CategoryTypeScalar, {
    description: 'How the weight is computed: `STANDARD`, `HYBRID` or `POINTS_BASED`.',
  })
  categoryType!: string;

  @Field(() => Float, {
    defaultValue: 0,
    description:
      'Weight in percent of the course, 0 to 1,000,000, rounded to two decimals. Used in HYBRID categories only.',
  })
  weight!: number;

  @Field(() => Float, {
    defaultValue: 0,
    description:
      'Maximum points of all items together: 0, or 0.001 to 1,000,000,000. Used in HYBRID and POINTS_BASED categories.',
  })
  maximumPoints!: number;

  @Field(() => Int, {
    defaultValue: 0,
    description:
      'Number of items with the lowest grades that do not count, 0 to 10,000. At least one item counts.',
  })
  dropLowest!: number;

  @Field(() => [ItemInput], { description: 'Items. Maximum 10,000 in the course.' })
  items!: ItemInput[];
}

@InputType({ description: 'A letter grade and its minimum.' })
export class GradeMapInput {
  @Field(() => String, { description: 'Letter grade, 1 to 20 characters. Unique in the course.' })
  letter!: string;

  @Field(() => Float, { description: 'Minimum percent of the course, 0 to 1,000,000. Unique in the course.' })
  minimum!: number;
}

@InputType({ description: 'A course: how it is graded, and the grades so far.' })
export class CourseInput {
  @Field(() => String, { defaultValue: '', description: 'Name of the course. Maximum 500 characters.' })
  name!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Description of the course. Maximum 10,000 characters.',
  })
  description!: string;

  @Field(() => Float, {
    defaultValue: defaultTargetGrade,
    description: 'Target grade of the course in percent, 0 to 1,000,000.',
  })
  targetGrade!: number;

  @Field(() => [CategoryInput], { description: 'Categories. Maximum 1,000.' })
  categories!: CategoryInput[];

  @Field(() => [Float], {
    defaultValue: [...defaultMeterDivisions],
    description:
      'Two percentages that divide the gauge’s scale, 0 to 100, ascending. The line gets thicker at each of them.',
  })
  meterDivisions!: number[];

  @Field(() => [GradeMapInput], {
    defaultValue: [...defaultGradeMaps],
    description: 'Letter grades with their minimum. Maximum 100.',
  })
  gradeMaps!: GradeMapInput[];
}

import { defaultGradeMaps, defaultMeterDivisions, defaultTargetGrade } from '../../core/grading/defaults.ts';
import { Field, Float, InputType } from '../type-graphql.ts';
import { CategoryTypeScalar } from './category-type.scalar.ts';

@InputType({ description: 'One piece of graded work.' })
export class ItemInput {
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' })
  name!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 10,000 characters.' })
  description!: string;

  @Field(() => Float, {
    defaultValue: 0,
    description: 'Percent of the course, to two decimals, 0 to 1,000,000. Read in STANDARD categories only.',
  })
  weight!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether `grade` is real. What is not known is planned.',
  })
  knownScores!: boolean;

  @Field(() => Float, {
    defaultValue: 0,
    description: 'Points, 0 to 1,000,000. More than `maximumPoints` is extra credit and counts in full.',
  })
  grade!: number;

  @Field(() => Float, { description: 'Points, 0 to 1,000,000.' })
  maximumPoints!: number;
}

@InputType({ description: 'A group of items that share a rule for their weights.' })
export class CategoryInput {
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' })
  name!: string;

  @Field(() => CategoryTypeScalar, { description: '`STANDARD`, `HYBRID` or `POINTS_BASED`.' })
  categoryType!: string;

  @Field(() => Float, {
    defaultValue: 0,
    description: 'Percent of the course, to two decimals, 0 to 1,000,000. Read in HYBRID categories only.',
  })
  weight!: number;

  @Field(() => Float, {
    defaultValue: 0,
    description:
      'Points that the items are measured against, 0 to 1,000,000,000. Read in HYBRID and POINTS_BASED categories.',
  })
  maximumPoints!: number;

  @Field(() => [ItemInput], { description: 'At most 10,000 in the whole course.' })
  items!: ItemInput[];
}

@InputType({ description: 'The first grade from which a letter is given.' })
export class GradeMapInput {
  @Field(() => String, { description: 'The letter.' })
  letter!: string;

  @Field(() => Float, { description: 'Percent of the course.' })
  minimum!: number;
}

@InputType({ description: 'A course: how it is graded, and what is known so far.' })
export class CourseInput {
  @Field(() => String, { defaultValue: '', description: 'At most 500 characters.' })
  name!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 10,000 characters.' })
  description!: string;

  @Field(() => Float, {
    defaultValue: defaultTargetGrade,
    description: 'The course grade to reach, percent, 0 to 1,000,000.',
  })
  targetGrade!: number;

  @Field(() => [CategoryInput], { description: 'At most 1,000.' })
  categories!: CategoryInput[];

  @Field(() => [Float], {
    defaultValue: [...defaultMeterDivisions],
    description: 'The two places where the gauge changes its scale, percent, ascending.',
  })
  meterDivisions!: number[];

  @Field(() => [GradeMapInput], {
    defaultValue: [...defaultGradeMaps],
    description: 'The letters, each with the first grade from which it is given.',
  })
  gradeMaps!: GradeMapInput[];
}

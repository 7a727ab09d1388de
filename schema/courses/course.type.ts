import { GraphQLDateTime } from 'graphql-scalars';
import { connectionOf } from '../connections/connection.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { CategoryTypeScalar } from './category-type.scalar.ts';

@ObjectType({ simpleResolvers: true, description: 'A graded item.' })
export class Item {
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of the item. It stays the same when the item is edited or moved. Null in templates and shared copies.',
  })
  itemId?: string | null | undefined;

  @Field(() => String, { description: 'Name of the item.' })
  name!: string;

  @Field(() => String, { description: 'Description of the item. May be empty.' })
  description!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Due date of the item. Null if there is none, and in templates.',
  })
  dueAt?: string | null | undefined;

  @Field(() => Float, {
    description:
      'Weight in percent of the course: entered in STANDARD categories, else computed from points.',
  })
  weight!: number;

  @Field(() => Boolean, { description: 'True if `grade` is known and counts. False if the item is open.' })
  knownScores!: boolean;

  @Field(() => Float, { description: 'Earned points.' })
  grade!: number;

  @Field(() => Float, { description: 'Maximum points.' })
  maximumPoints!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Items of one kind, with a weight in the course.' })
export class Category {
  @Field(() => String, { description: 'Name of the category.' })
  name!: string;

  @Field(() => CategoryTypeScalar, {
    description: 'How the weight is computed: `STANDARD`, `HYBRID` or `POINTS_BASED`.',
  })
  categoryType!: string;

  @Field(() => Float, {
    description: 'Weight in percent of the course: entered in HYBRID categories, else computed.',
  })
  weight!: number;

  @Field(() => Float, {
    description: 'Maximum points of all items together. Used in HYBRID and POINTS_BASED categories.',
  })
  maximumPoints!: number;

  @Field(() => Int, {
    description: 'Number of items with the lowest grades that do not count. 0 if all items count.',
  })
  dropLowest!: number;

  @Field(() => [Item], { description: 'Items in the order of the course.' })
  items!: readonly Item[];
}

@ObjectType({ simpleResolvers: true, description: 'A letter grade and its minimum.' })
export class GradeMap {
  @Field(() => String, { description: 'Letter grade.' })
  letter!: string;

  @Field(() => Float, { description: 'Minimum percent of the course.' })
  minimum!: number;
}

/** The fields that every kind of course has, also in lists. */
@ObjectType({ simpleResolvers: true })
export abstract class CourseHead {
  @Field(() => ID, { description: 'ID of the course.' })
  id!: string;

  @Field(() => String, { description: 'Name of the course.' })
  name!: string;

  @Field(() => String, { description: 'Description of the course. May be empty.' })
  description!: string;
}

/** A course with the fields that its gauge shows. */
@ObjectType({ simpleResolvers: true })
export abstract class CourseSummary extends CourseHead {
  @Field(() => Float, { description: 'Target grade of the course in percent.' })
  targetGrade!: number;

  @Field(() => [Float], {
    description:
      'Two percentages that divide the gauge’s scale, 0 to 100, ascending. The line gets thicker at each of them.',
  })
  meterDivisions!: readonly number[];
}

/** A course with all of its grading. */
@ObjectType({ simpleResolvers: true })
export abstract class CourseContent extends CourseSummary {
  @Field(() => [Category], { description: 'Categories in the order of the course.' })
  categories!: readonly Category[];

  @Field(() => [GradeMap], { description: 'Letter grades with their minimum.' })
  gradeMaps!: readonly GradeMap[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A course to start from, without grades. Anyone can read it.',
})
export class CourseTemplate extends CourseContent {}

export const CourseTemplateConnection = connectionOf(CourseTemplate, {
  name: 'CourseTemplate',
  description:
    'Courses to start from: the site’s templates by name, then templates that users published, by name.',
});

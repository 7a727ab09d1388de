import { connectionOf } from '../connections/connection.ts';
import { Field, Float, ID, ObjectType } from '../type-graphql.ts';
import { CategoryTypeScalar } from './category-type.scalar.ts';

@ObjectType({ simpleResolvers: true, description: 'A graded item.' })
export class Item {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Description. May be empty.' })
  description!: string;

  @Field(() => Float, {
    description: 'Entered percent of the course. Used in STANDARD categories.',
  })
  weight!: number;

  @Field(() => Boolean, { description: 'True if `grade` is known and counts. False if the item is open.' })
  knownScores!: boolean;

  @Field(() => Float, { description: 'Points.' })
  grade!: number;

  @Field(() => Float, { description: 'Points.' })
  maximumPoints!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A group of items with one rule for their weights.' })
export class Category {
  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => CategoryTypeScalar, { description: '`STANDARD`, `HYBRID` or `POINTS_BASED`.' })
  categoryType!: string;

  @Field(() => Float, { description: 'Entered percent of the course. Used in HYBRID categories.' })
  weight!: number;

  @Field(() => Float, { description: 'Maximum points of the items together.' })
  maximumPoints!: number;

  @Field(() => [Item], { description: 'Items in the student’s order.' })
  items!: readonly Item[];
}

@ObjectType({ simpleResolvers: true, description: 'A letter grade and its minimum.' })
export class GradeMap {
  @Field(() => String, { description: 'Letter grade.' })
  letter!: string;

  @Field(() => Float, { description: 'Minimum percent of the course.' })
  minimum!: number;
}

/** Name and owner of a course, in every list of courses. */
@ObjectType({ simpleResolvers: true })
export abstract class CourseHead {
  @Field(() => ID, { description: 'ID of the course.' })
  id!: string;

  @Field(() => String, { description: 'Name.' })
  name!: string;

  @Field(() => String, { description: 'Description. May be empty.' })
  description!: string;
}

/** With the fields of its gauge. */
@ObjectType({ simpleResolvers: true })
export abstract class CourseSummary extends CourseHead {
  @Field(() => Float, { description: 'Target grade of the course in percent.' })
  targetGrade!: number;

  @Field(() => [Float], { description: 'Two percentages at which the gauge changes its scale.' })
  meterDivisions!: readonly number[];
}

/** The grading fields of every kind of course. */
@ObjectType({ simpleResolvers: true })
export abstract class CourseContent extends CourseSummary {
  @Field(() => [Category], { description: 'Categories in the student’s order.' })
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

import { connectionOf } from '../connections/connection.ts';
import { Field, Float, ID, ObjectType } from '../type-graphql.ts';
import { CategoryTypeScalar } from './category-type.scalar.ts';

@ObjectType({ simpleResolvers: true, description: 'One piece of graded work.' })
export class Item {
  @Field(() => String, { description: 'What the student calls it.' })
  name!: string;

  @Field(() => String, { description: 'What it is about; may be empty.' })
  description!: string;

  @Field(() => Float, {
    description: 'Percent of the course as it was entered; read in STANDARD categories.',
  })
  weight!: number;

  @Field(() => Boolean, { description: 'Whether `grade` is real.' })
  knownScores!: boolean;

  @Field(() => Float, { description: 'Points.' })
  grade!: number;

  @Field(() => Float, { description: 'Points.' })
  maximumPoints!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A group of items that share a rule for their weights.' })
export class Category {
  @Field(() => String, { description: 'What the student calls it.' })
  name!: string;

  @Field(() => CategoryTypeScalar, { description: '`STANDARD`, `HYBRID` or `POINTS_BASED`.' })
  categoryType!: string;

  @Field(() => Float, { description: 'Percent of the course as it was entered; read in HYBRID categories.' })
  weight!: number;

  @Field(() => Float, { description: 'Points that the items are measured against.' })
  maximumPoints!: number;

  @Field(() => [Item], { description: 'In the order that the student gave them.' })
  items!: readonly Item[];
}

@ObjectType({ simpleResolvers: true, description: 'The first grade from which a letter is given.' })
export class GradeMap {
  @Field(() => String, { description: 'The letter.' })
  letter!: string;

  @Field(() => Float, { description: 'Percent of the course.' })
  minimum!: number;
}

/** What a course is known by, in every list of courses. */
@ObjectType({ simpleResolvers: true })
export abstract class CourseHead {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it.' })
  name!: string;

  @Field(() => String, { description: 'What it is about; may be empty.' })
  description!: string;
}

/** And what its gauge is drawn with. */
@ObjectType({ simpleResolvers: true })
export abstract class CourseSummary extends CourseHead {
  @Field(() => Float, { description: 'The course grade to reach, percent.' })
  targetGrade!: number;

  @Field(() => [Float], { description: 'The two places where the gauge changes its scale, percent.' })
  meterDivisions!: readonly number[];
}

/** What every kind of course shows of how it is graded. */
@ObjectType({ simpleResolvers: true })
export abstract class CourseContent extends CourseSummary {
  @Field(() => [Category], { description: 'In the order that the student gave them.' })
  categories!: readonly Category[];

  @Field(() => [GradeMap], { description: 'The letters, each with the first grade from which it is given.' })
  gradeMaps!: readonly GradeMap[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A course to start from. Anyone may read it; it holds no grades.',
})
export class CourseTemplate extends CourseContent {}

export const CourseTemplateConnection = connectionOf(CourseTemplate, {
  name: 'CourseTemplate',
  description: 'Courses to start from: the site’s own templates first, then published ones, each by name.',
});

import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { OwnGrade } from './gradebook.type.ts';

@ObjectType({ simpleResolvers: true, description: 'A grade that the caller tries for an item of a course.' })
export class OwnPlanGrade {
  @Field(() => ID, { description: 'ID of the item.' })
  itemId!: string;

  @Field(() => Float, { description: 'Points.' })
  points!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An item that only the caller has.' })
export class OwnPlanItem {
  @Field(() => ID, { description: 'Key of the item, unique in the plan. Chosen by the client.' })
  key!: string;

  @Field(() => String, {
    description: 'Name of the item’s category. The course may no longer have a category of this name.',
  })
  categoryName!: string;

  @Field(() => Int, {
    description: 'Position of that category in the course when the plan was saved, counted from 0.',
  })
  categoryIndex!: number;

  @Field(() => String, { description: 'Name of the item. May be empty.' })
  name!: string;

  @Field(() => Float, {
    description: 'Weight in percent of the course. Used in STANDARD categories only.',
  })
  weight!: number;

  @Field(() => Float, { description: 'Maximum points.' })
  maximumPoints!: number;

  @Field(() => Float, { nullable: true, description: 'Points. Null if the item is open.' })
  points!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the caller adds to a course as a member. Nobody else can read it.',
})
export class OwnPlan {
  @Field(() => Float, {
    nullable: true,
    description: 'Target grade in percent. Null for the target of the course.',
  })
  targetGrade!: number | null;

  @Field(() => [OwnPlanGrade], {
    description: 'Grades that the caller tries, of items that the course has now.',
  })
  grades!: readonly OwnPlanGrade[];

  @Field(() => [OwnPlanItem], {
    description: 'Items that only the caller has, in the order in which they were sent.',
  })
  items!: readonly OwnPlanItem[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the plan was last saved. Null if it never was.',
  })
  updatedAt!: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Grade of the caller in a course so far, by the rules of the planner.',
})
export class OwnStanding {
  @Field(() => Float, {
    nullable: true,
    description:
      'Grade from the released grades and the grades that the caller tries, in percent. Null if no graded item has a weight.',
  })
  currentGrade!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Letter of `currentGrade`. Null if there is no grade, or if it is below the lowest letter.',
  })
  letter!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Letter of the grade that was entered for the caller for the whole course. Null if there is no such grade, or if it is below the lowest letter.',
  })
  courseGradeLetter!: string | null;

  @Field(() => Boolean, {
    description:
      'True if a released grade counts in `currentGrade`. False if there is no grade, or only grades that the caller tries.',
  })
  hasReleasedGrade!: boolean;

  @Field(() => [OwnGrade], {
    description:
      'Released grades of the caller that were entered, changed or released in the last 7 days, most recent first. Maximum 20.',
  })
  recentGrades!: readonly OwnGrade[];
}

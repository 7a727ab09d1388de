import { Field, Float, ID, InputType, Int } from '../type-graphql.ts';

@InputType({ description: 'A grade that the caller tries for an item of a course.' })
export class OwnPlanGradeInput {
  @Field(() => ID, { description: 'ID of the item. Unique in the plan.' })
  itemId!: string;

  @Field(() => Float, { description: 'Points, 0 to 1,000,000.' })
  points!: number;
}

@InputType({ description: 'An item that only the caller has.' })
export class OwnPlanItemInput {
  @Field(() => ID, {
    description:
      'Key of the item: 1 to 50 letters, digits, hyphens and underscores, beginning with a letter or a digit. Unique in the plan.',
  })
  key!: string;

  @Field(() => String, {
    description: 'Name of the item’s category in the course. Maximum 500 characters.',
  })
  categoryName!: string;

  @Field(() => Int, {
    description:
      'Position of that category in the course, counted from 0. It distinguishes categories with the same name, and finds the category after it was renamed.',
  })
  categoryIndex!: number;

  @Field(() => String, { description: 'Name of the item. Maximum 500 characters.' })
  name!: string;

  @Field(() => Float, {
    description: 'Weight in percent of the course, 0 to 1,000,000. Used in STANDARD categories only.',
  })
  weight!: number;

  @Field(() => Float, { description: 'Maximum points: 0, or 0.001 to 1,000,000.' })
  maximumPoints!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Points, 0 to 1,000,000. Null if the item is open.',
  })
  points?: number | null;
}

@InputType({ description: 'The caller’s plan for a course. It replaces the stored one.' })
export class OwnPlanInput {
  @Field(() => Float, {
    nullable: true,
    description: 'Target grade in percent, 0 to 1,000,000. Null for the target of the course.',
  })
  targetGrade?: number | null;

  @Field(() => [OwnPlanGradeInput], { description: 'Grades that the caller tries. Maximum 1,000.' })
  grades!: OwnPlanGradeInput[];

  @Field(() => [OwnPlanItemInput], { description: 'Items that only the caller has. Maximum 200.' })
  items!: OwnPlanItemInput[];
}

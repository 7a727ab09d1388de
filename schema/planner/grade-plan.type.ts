import { Field, Float, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'The grade needed on one item.' })
export class GradePlanItem {
  @Field(() => String, { description: 'Name as it was sent.' })
  name!: string;

  @Field(() => Float, { description: 'Weight in percent of the course, with two decimals.' })
  weight!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points needed to reach the target, or the pinned points. Null for known items, or if the target cannot be reached.',
  })
  recommended!: number | null;

  @Field(() => Boolean, {
    description:
      'True if the item is among the lowest grades that do not count: with the recommended grades, or with the known grades only if the target cannot be reached.',
  })
  isDropped!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A category with computed weights.' })
export class GradePlanCategory {
  @Field(() => String, { description: 'Name as it was sent.' })
  name!: string;

  @Field(() => Float, { description: 'Weight in percent of the course, with two decimals.' })
  weight!: number;

  @Field(() => [GradePlanItem], { description: 'Items in the order in which they were sent.' })
  items!: readonly GradePlanItem[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Grade plan: current grades of a course, and the grades needed on open items to reach the target. Grades are percent of the course.',
})
export class GradePlan {
  @Field(() => [GradePlanCategory], { description: 'Categories in the order in which they were sent.' })
  categories!: readonly GradePlanCategory[];

  @Field(() => Float, {
    description: 'Percent of the course earned with known items, if every open item gets 0 points.',
  })
  earned!: number;

  @Field(() => Float, { description: 'Sum of the weights of known items, in percent.' })
  knownWeight!: number;

  @Field(() => Float, { description: 'Percent of the course that the open items can still add.' })
  unknownWeight!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Grade on the known items, in percent, without the lowest ones that are dropped. Null if no known item has a weight.',
  })
  currentGrade!: number | null;

  @Field(() => Float, { description: 'Course grade if every open item gets 0 points.' })
  minGuaranteedGrade!: number;

  @Field(() => Float, { description: 'Course grade if every open item gets full points.' })
  maxAchievableGrade!: number;

  @Field(() => Float, { description: 'Requested target, in percent.' })
  target!: number;

  @Field(() => Boolean, { description: 'True if the target can be reached.' })
  reachable!: boolean;

  @Field(() => Float, {
    nullable: true,
    description:
      'Course grade if every open item gets its recommended grade. Null if the target cannot be reached.',
  })
  grade!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Message for the student if the target cannot be reached. Null otherwise.',
  })
  message!: string | null;
}

import { Field, Float, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'What is needed on one item.' })
export class GradePlanItem {
  @Field(() => String, { description: 'As it was sent.' })
  name!: string;

  @Field(() => Float, { description: 'Percent of the course, to two decimals.' })
  weight!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points needed to reach the target; null for known items, and where the target cannot be reached.',
  })
  recommended!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'A category with the weights that follow from its type.' })
export class GradePlanCategory {
  @Field(() => String, { description: 'As it was sent.' })
  name!: string;

  @Field(() => Float, { description: 'Percent of the course, to two decimals.' })
  weight!: number;

  @Field(() => [GradePlanItem], { description: 'In the order in which they were sent.' })
  items!: readonly GradePlanItem[];
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Where a course stands, and what its open items need to reach the target. Grades are percent of the course.',
})
export class GradePlan {
  @Field(() => [GradePlanCategory], { description: 'In the order in which they were sent.' })
  categories!: readonly GradePlanCategory[];

  @Field(() => Float, { description: 'Percent of the course earned by known items.' })
  earned!: number;

  @Field(() => Float, { description: 'Summed weight of the known items, percent.' })
  knownWeight!: number;

  @Field(() => Float, { description: 'Summed weight of the items still open, percent.' })
  unknownWeight!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Percent on the known items alone; null while nothing is known.',
  })
  currentGrade!: number | null;

  @Field(() => Float, { description: 'The course grade if nothing more is earned.' })
  minGuaranteedGrade!: number;

  @Field(() => Float, { description: 'The course grade if every open item is earned in full.' })
  maxAchievableGrade!: number;

  @Field(() => Float, { description: 'The target that was asked for.' })
  target!: number;

  @Field(() => Boolean, { description: 'Whether the open items can still bring the course to the target.' })
  reachable!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'The course total with the recommended grades; null where the target cannot be reached.',
  })
  grade!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What to tell the student where the target cannot be reached, else null.',
  })
  message!: string | null;
}

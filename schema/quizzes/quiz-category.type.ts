import { Field, ID, InputType, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A category of quizzes and questions. All instructors share one list.',
})
export class QuizCategory {
  @Field(() => ID, { description: 'ID of the category.' })
  id!: string;

  @Field(() => String, { description: 'Unique name.' })
  categoryName!: string;

  @Field(() => Boolean, { description: 'True if students can find it.' })
  active!: boolean;

  @Field(() => Int, { description: 'Number of quizzes in the category that the caller can take or edit.' })
  quizCount!: number;

  @Field(() => Int, {
    description:
      'Number of questions in these quizzes. For instructors, the questions of the caller’s bank in the category are added.',
  })
  questionCount!: number;

  @Field(() => Int, { description: 'Number of questions of the caller’s bank in the category.' })
  bankQuestionCount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Quizzes, questions and instructors that a change of a category affects.',
})
export class QuizCategoryUse {
  @Field(() => ID, { description: 'ID of the category.' })
  id!: string;

  @Field(() => Int, {
    description:
      'Number of instructors with quizzes or questions in the category, including the caller if the caller has any. Counted up to 100.',
  })
  instructorCount!: number;

  @Field(() => Int, { description: 'Number of these instructors without the caller.' })
  otherInstructorCount!: number;

  @Field(() => Int, { description: 'Number of quizzes in the category, of all owners.' })
  quizCount!: number;

  @Field(() => Int, { description: 'Number of questions in the category, of all owners.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Number of quizzes in the category that the caller can edit.' })
  ownQuizCount!: number;

  @Field(() => Int, {
    description: 'Number of bank questions in the category that the caller can edit.',
  })
  ownQuestionCount!: number;
}

@InputType({ description: 'Changes to a category. Omitted fields stay.' })
export class QuizCategoryInput {
  @Field(() => String, { nullable: true, description: 'Name, 1 to 100 characters. Must be unique.' })
  categoryName?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True if students can find it.' })
  active?: boolean | null;
}

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

  @Field(() => Int, { description: 'Quizzes in the category that the caller can take or edit.' })
  quizCount!: number;

  @Field(() => Int, {
    description: 'Questions in those quizzes. For instructors also those of the caller’s bank.',
  })
  questionCount!: number;

  @Field(() => Int, { description: 'Questions of the caller’s bank in the category.' })
  bankQuestionCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Use of a category.' })
export class QuizCategoryUse {
  @Field(() => ID, { description: 'ID of the category.' })
  id!: string;

  @Field(() => Int, {
    description: 'Instructors with content in the category, including the caller. 100 if there are more.',
  })
  instructorCount!: number;

  @Field(() => Int, { description: 'Other instructors with content in the category.' })
  otherInstructorCount!: number;

  @Field(() => Int, { description: 'Number of quizzes of all owners in the category.' })
  quizCount!: number;

  @Field(() => Int, { description: 'Number of questions of all banks in the category.' })
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

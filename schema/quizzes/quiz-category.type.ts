import { Field, ID, InputType, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A shelf for quizzes and questions. Instructors keep one list together.',
})
export class QuizCategory {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What it is called; no two are called alike.' })
  categoryName!: string;

  @Field(() => Boolean, { description: 'Whether students find it.' })
  active!: boolean;

  @Field(() => Int, { description: 'Quizzes in it that the caller may take or edit.' })
  quizCount!: number;

  @Field(() => Int, {
    description: 'Questions in those quizzes; for an instructor also those of the own bank.',
  })
  questionCount!: number;

  @Field(() => Int, { description: 'Those of them that stand in the own bank.' })
  bankQuestionCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Whom a change of a category concerns.' })
export class QuizCategoryUse {
  @Field(() => ID, { description: 'The category’s id.' })
  id!: string;

  @Field(() => Int, {
    description: 'Instructors who have something in it, the caller among them; 100 where they are more.',
  })
  instructorCount!: number;

  @Field(() => Int, { description: 'Of those the others than the caller.' })
  otherInstructorCount!: number;

  @Field(() => Int, { description: 'Quizzes in it, whoever they belong to.' })
  quizCount!: number;

  @Field(() => Int, { description: 'Questions of banks in it, whoever they belong to.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Those of the quizzes that the caller may change.' })
  ownQuizCount!: number;

  @Field(() => Int, {
    description: 'Those of the questions that stand in a bank which the caller may change.',
  })
  ownQuestionCount!: number;
}

@InputType({ description: 'What to change of a category; what is left out stays.' })
export class QuizCategoryInput {
  @Field(() => String, { nullable: true, description: '1 to 100 characters; not taken by another.' })
  categoryName?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether students find it.' })
  active?: boolean | null;
}

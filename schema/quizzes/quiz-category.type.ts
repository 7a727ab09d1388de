import { Field, ID, InputType, Int, ObjectType } from '../type-graphql.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A category of the questions of one bank and of the quizzes of its owner.',
})
export class QuizCategory {
  @Field(() => ID, { description: 'ID of the category.' })
  id!: string;

  @Field(() => String, { description: 'Name, unique in its bank.' })
  categoryName!: string;

  @Field(() => Boolean, { description: 'True if students can find it.' })
  active!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the bank that it belongs to. Null if the caller cannot read the bank.',
  })
  bankId!: string | null;

  @Field(() => Boolean, { description: 'True if it belongs to the caller’s bank.' })
  isOwn!: boolean;

  @Field(() => Boolean, { description: 'True if the caller can rename, hide and delete it.' })
  canEdit!: boolean;

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
  description: 'Number of quizzes and questions that a change of a category affects.',
})
export class QuizCategoryUse {
  @Field(() => ID, { description: 'ID of the category.' })
  id!: string;

  @Field(() => Int, { description: 'Number of quizzes in the category.' })
  quizCount!: number;

  @Field(() => Int, { description: 'Number of bank questions in the category.' })
  questionCount!: number;
}

@InputType({ description: 'Changes to a category. Omitted fields stay.' })
export class QuizCategoryInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name, 1 to 100 characters. Must be unique in the bank.',
  })
  categoryName?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True if students can find it.' })
  active?: boolean | null;
}

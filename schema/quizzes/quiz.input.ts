import type { CreditMethod } from '../../core/quizzes/partial-credit.ts';
import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import type { KeepRule } from '../../core/quizzes/quiz.ts';
import type { RevealRule } from '../../core/quizzes/reveal.ts';
import { FileInput } from '../files/file.types.ts';
import { Field, Float, ID, InputType, Int } from '../type-graphql.ts';
import { DifficultyEnum, QuestionTypeEnum } from './question.enums.ts';
import { MatchingPairInput, NumericAnswerInput } from './question.input.ts';
import { CreditMethodEnum, KeepRuleEnum, RevealRuleEnum } from './quiz.enums.ts';

@InputType({
  description:
    'A question in a quiz: written here; or one that stands here already, by `id`; or one of the bank, by `questionId`.',
})
export class QuizQuestionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'One that stands in the quiz. With nothing else it stays as it is.',
  })
  id?: string | null;

  @Field(() => ID, { nullable: true, description: 'One of the bank of the quiz’s owner.' })
  questionId?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'What a full answer gives, 0 to 10,000. Left out: 1, or with `questionId` what the bank says.',
  })
  points?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Plain text, 1 to 10,000 characters; 12,000 with the answers and explanations.',
  })
  question?: string | null;

  @Field(() => QuestionTypeEnum, {
    nullable: true,
    description:
      'How it is answered. Left out: MULTIPLE_CHOICE with one right answer, MULTIPLE_ANSWERS with several.',
  })
  type?: QuestionType | null;

  @Field(() => [String], { nullable: true, description: 'Choices, or the accepted texts of SHORT_ANSWER.' })
  answers?: string[] | null;

  @Field(() => [Int], { nullable: true, description: '1-based positions of the right choices.' })
  correctAnswer?: number[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Why each answer is right or wrong, in their order.',
  })
  answerExplanations?: string[] | null;

  @Field(() => [NumericAnswerInput], { nullable: true, description: 'NUMERIC alone: at most 50.' })
  numericAnswers?: NumericAnswerInput[] | null;

  @Field(() => [MatchingPairInput], { nullable: true, description: 'MATCHING alone: 2 to 50.' })
  pairs?: MatchingPairInput[] | null;

  @Field(() => String, { nullable: true, description: 'Shown with the result.' })
  explanation?: string | null;

  @Field(() => [String], { nullable: true, description: 'What it is about: at most 20 names.' })
  concepts?: string[] | null;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Null: not said.' })
  difficulty?: Difficulty | null;
}

@InputType({ description: 'What a quiz asks, and how it is taken. What is left out stays, or is as usual.' })
export class QuizDataInput {
  @Field(() => String, { nullable: true, description: '1 to 200 characters. A new quiz needs one.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'Plain text, at most 10,000 characters.' })
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'The category’s id; null for none.' })
  categoryId?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Minutes, up to a week; null without a limit, as usual.',
  })
  timeLimit?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 1,000; -1 without a limit, as usual.' })
  allowedAttempts?: number | null;

  @Field(() => KeepRuleEnum, { nullable: true, description: 'Which attempt counts. Usually HIGHEST.' })
  keep?: KeepRule | null;

  @Field(() => RevealRuleEnum, {
    nullable: true,
    description: 'When right answers are told. Usually AFTER_SUBMISSION.',
  })
  reveal?: RevealRule | null;

  @Field(() => CreditMethodEnum, {
    nullable: true,
    description: 'How several right answers are scored. Usually NET_CORRECT.',
  })
  creditMethod?: CreditMethod | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether each attempt has its own order of questions.',
  })
  shuffleQuestions?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if each attempt has its own order of choices. If false, takers see the author’s order. Pairs are always shuffled. Default: true.',
  })
  shuffleAnswers?: boolean | null;

  @Field(() => [QuizQuestionInput], {
    nullable: true,
    description:
      'In the order in which they are asked; at most 500, with 10,000 choices and sides of pairs together. A new quiz needs the list; it may be empty.',
  })
  questions?: QuizQuestionInput[] | null;
}

@InputType({ description: 'A new quiz.' })
export class CreateQuizInput {
  @Field(() => QuizDataInput, { description: 'What it asks, and how it is taken.' })
  quizData!: QuizDataInput;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether students may find it. A quiz without questions cannot be published.',
  })
  isPublished!: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether it can be taken while it is published.' })
  active!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'A course that the caller teaches; null: for everybody who is signed in.',
  })
  courseId?: string | null;

  @Field(() => [FileInput], { defaultValue: [], description: 'Files for its takers; at most 10.' })
  files!: FileInput[];
}

@InputType({ description: 'What to change of a quiz; what is left out stays.' })
export class UpdateQuizInput {
  @Field(() => QuizDataInput, {
    nullable: true,
    description: 'Of `questions`, where they are given, all: those that are missing there go.',
  })
  data?: QuizDataInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether students may find it.' })
  isPublished?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it can be taken while it is published.' })
  active?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is deleted; false brings it back, for 30 days.',
  })
  deleted?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'A course that the caller teaches; null for none.' })
  courseId?: string | null;

  @Field(() => [FileInput], {
    defaultValue: [],
    description: 'Files to add; with those that stay at most 10.',
  })
  files!: FileInput[];

  @Field(() => [ID], { defaultValue: [], description: 'Ids of files to remove.' })
  removeFiles!: string[];
}

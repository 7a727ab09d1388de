import { GraphQLDateTime } from 'graphql-scalars';
import type { TextFormat } from '../../core/rich-text/text-format.ts';
import type { CreditMethod } from '../../core/quizzes/partial-credit.ts';
import type { Difficulty, QuestionType } from '../../core/quizzes/question.ts';
import type { ScoringPolicy } from '../../core/quizzes/quiz.ts';
import type { AnswerReleasePolicy } from '../../core/quizzes/answer-release.ts';
import { FileInput } from '../files/file.types.ts';
import { Field, Float, ID, InputType, Int } from '../type-graphql.ts';
import { DifficultyEnum, QuestionTypeEnum, TextFormatEnum } from './question.enums.ts';
import { MatchingPairInput, NumericAnswerInput } from './question.input.ts';
import { CreditMethodEnum, ScoringPolicyEnum, AnswerReleasePolicyEnum } from './quiz.enums.ts';

@InputType({
  description:
    'A question in a quiz: a new question, a question of this quiz (`id`) or a question of the bank (`questionId`).',
})
export class QuizQuestionInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a question of the quiz. With no other field than `points`, its content stays. Other fields replace its content, and omitted ones get their defaults.',
  })
  id?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of a question in the bank of the quiz’s owner.' })
  questionId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'For a new question: ID of the bank question in this quiz that it replaces. Regrading then grades earlier answers to the bank question with the answer key of the new question.',
  })
  replaces?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points for a fully correct answer, 0 to 10,000. Default: the points of the bank question if `questionId` is given, else 1.',
  })
  points?: number | null;

  @Field(() => TextFormatEnum, {
    nullable: true,
    description:
      'How the question, its answer options, the sides of its pairs and its explanations are written. Accepted texts of SHORT_ANSWER and concepts are always plain. Default: PLAIN.',
  })
  textFormat?: TextFormat | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of one of the quiz’s `pools`. Null for none: every attempt asks the question. If omitted, a question of the quiz stays in its pool.',
  })
  pool?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Text, 1 to 10,000 characters. Maximum 12,000 together with all other texts of the question.',
  })
  question?: string | null;

  @Field(() => QuestionTypeEnum, {
    nullable: true,
    description:
      'Question type. Default: MULTIPLE_CHOICE with one correct answer, MULTIPLE_ANSWERS with several.',
  })
  type?: QuestionType | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Answer options, 2 to 50 (2 for TRUE_FALSE), or the accepted texts of SHORT_ANSWER, 1 to 50. Each 1 to 2,000 characters.',
  })
  answers?: string[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Positions of the correct options, counted from 1. Ignored for types without options.',
  })
  correctAnswer?: number[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Explanation of each answer, in the order of `answers`. Maximum 5,000 characters each.',
  })
  answerExplanations?: string[] | null;

  @Field(() => [NumericAnswerInput], {
    nullable: true,
    description: 'Accepted numbers, 1 to 50. For NUMERIC questions only.',
  })
  numericAnswers?: NumericAnswerInput[] | null;

  @Field(() => [MatchingPairInput], {
    nullable: true,
    description:
      'Pairs, 2 to 50, distractors included. At least 2 have a prompt. For MATCHING questions only.',
  })
  pairs?: MatchingPairInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Explanation, shown with the result. Maximum 5,000 characters.',
  })
  explanation?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Concepts that the question is about. Maximum 20, each 1 to 100 characters.',
  })
  concepts?: string[] | null;

  @Field(() => DifficultyEnum, { nullable: true, description: 'Difficulty. Null if unset.' })
  difficulty?: Difficulty | null;
}

@InputType({
  description: 'Questions of a quiz from which each attempt asks some, chosen at random.',
})
export class QuestionPoolInput {
  @Field(() => String, {
    description: 'Name, 1 to 100 characters. Unique in the quiz, regardless of letter case.',
  })
  name!: string;

  @Field(() => Int, {
    description: 'Number of its questions that an attempt asks. Minimum 1, and not more than the pool has.',
  })
  count!: number;

  @Field(() => Float, {
    defaultValue: 1,
    description:
      'Points for a fully correct answer to each of its questions, 0 to 10,000. They replace the points of the questions.',
  })
  points!: number;
}

@InputType({
  description:
    'Questions and settings of a quiz. Omitted fields stay, or get their defaults for a new quiz. A null field counts as omitted, except `categoryId`, `timeLimit`, `opensAt`, `dueAt` and `closesAt`.',
})
export class QuizDataInput {
  @Field(() => String, {
    nullable: true,
    description: 'Title, 1 to 200 characters. Required for a new quiz.',
  })
  title?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Description in plain text. Maximum 10,000 characters.',
  })
  description?: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the quiz category. Null if there is none.' })
  categoryId?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Time limit in minutes, more than 0, maximum 10,080 (a week). Null for none. Default: null.',
  })
  timeLimit?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum attempts, 1 to 1,000. -1 for unlimited. Default: -1.',
  })
  allowedAttempts?: number | null;

  @Field(() => ScoringPolicyEnum, { nullable: true, description: 'Which attempt counts. Default: HIGHEST.' })
  scoringPolicy?: ScoringPolicy | null;

  @Field(() => AnswerReleasePolicyEnum, {
    nullable: true,
    description:
      'When students see correct answers. AFTER_CLOSING needs `closesAt`. Default: AFTER_SUBMISSION.',
  })
  answerRelease?: AnswerReleasePolicy | null;

  @Field(() => CreditMethodEnum, {
    nullable: true,
    description: 'How questions with several correct options are scored. Default: NET_CORRECT.',
  })
  creditMethod?: CreditMethod | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if each attempt has its own order of questions. Default: false.',
  })
  shuffleQuestions?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if each attempt has its own order of answer options. If false, students see the author’s order. Pairs are always shuffled. Default: true.',
  })
  shuffleAnswers?: boolean | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When students can see the questions and start attempts. Before `dueAt` and `closesAt`. Null for no limit. Default: null.',
  })
  opensAt?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Due date. Attempts that are submitted later are late. Not after `closesAt`. Null for none. Default: null.',
  })
  dueAt?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the quiz closes: from then on nobody can start an attempt, and open attempts are submitted. Null for no limit. Default: null.',
  })
  closesAt?: Date | null;

  @Field(() => [QuestionPoolInput], {
    nullable: true,
    description:
      'Random pools. Maximum 50. They replace all pools of the quiz. Questions of a removed pool stay in the quiz. Default: none.',
  })
  pools?: QuestionPoolInput[] | null;

  @Field(() => [QuizQuestionInput], {
    nullable: true,
    description:
      'Questions in order. Maximum 500 questions, and 10,000 answer options and pair sides in total. Required for a new quiz. May be empty.',
  })
  questions?: QuizQuestionInput[] | null;
}

@InputType({ description: 'A new quiz.' })
export class CreateQuizInput {
  @Field(() => QuizDataInput, { description: 'Questions and settings.' })
  quizData!: QuizDataInput;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'True if the quiz is published: students can find it while `active` is true as well. A quiz without questions cannot be published.',
  })
  isPublished!: boolean;

  @Field(() => Boolean, {
    defaultValue: true,
    description:
      'True if the quiz is open: while it is also published, students can take it between its opening and its closing.',
  })
  active!: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of a course that the caller teaches. Null if the quiz is for all signed-in users.',
  })
  courseId?: string | null;

  @Field(() => [FileInput], { defaultValue: [], description: 'Files for students. Maximum 10.' })
  files!: FileInput[];
}

@InputType({ description: 'Changes to a quiz. Omitted fields stay.' })
export class UpdateQuizInput {
  @Field(() => QuizDataInput, {
    nullable: true,
    description: 'New content. `questions`, if given, replaces all questions of the quiz.',
  })
  data?: QuizDataInput | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True if the quiz is published: students can find it while `active` is true as well.',
  })
  isPublished?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True if the quiz is open: while it is also published, students can take it between its opening and its closing.',
  })
  active?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True to delete the quiz. False to restore it within 30 days.',
  })
  deleted?: boolean | null;

  @Field(() => ID, { nullable: true, description: 'ID of a course that the caller teaches. Null for none.' })
  courseId?: string | null;

  @Field(() => [FileInput], {
    defaultValue: [],
    description: 'Files to add. Maximum 10 in a quiz, including the files that it keeps.',
  })
  files!: FileInput[];

  @Field(() => [ID], { defaultValue: [], description: 'IDs of the files to remove.' })
  removeFiles!: string[];
}

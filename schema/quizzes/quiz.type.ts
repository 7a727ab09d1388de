import { GraphQLDateTime } from 'graphql-scalars';
import type { CreditMethod } from '../../core/quizzes/partial-credit.ts';
import type { QuizClosedReason, ScoringPolicy } from '../../core/quizzes/quiz.ts';
import type { ExceptionSetting, QuizAvailability } from '../../core/quizzes/quiz-dates.ts';
import type { AnswerReleasePolicy } from '../../core/quizzes/answer-release.ts';
import { Field, Float, ID, Int, InterfaceType, ObjectType } from '../type-graphql.ts';
import { LoadedQuizData } from './loaded-question.type.ts';
import { QuizFile } from './quiz-file.type.ts';
import { QuizQuestion } from './quiz-question.type.ts';
import {
  CreditMethodEnum,
  ExceptionSettingEnum,
  ScoringPolicyEnum,
  AnswerReleasePolicyEnum,
  QuizAvailabilityEnum,
  QuizClosedReasonEnum,
} from './quiz.enums.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Questions of a quiz from which each attempt asks some, chosen at random.',
})
export class QuestionPool {
  @Field(() => String, { description: 'Name. Unique in the quiz, regardless of letter case.' })
  name!: string;

  @Field(() => Int, { description: 'Number of its questions that an attempt asks.' })
  count!: number;

  @Field(() => Float, { description: 'Points for a fully correct answer to each of its questions.' })
  points!: number;
}

@InterfaceType({
  description: 'A quiz with the fields that the caller can read.',
  resolveType: (quiz: { readonly canGrade: boolean }) => (quiz.canGrade ? 'AuthoredQuiz' : 'TakenQuiz'),
})
export abstract class Quiz {
  @Field(() => ID, { description: 'ID of the quiz.' })
  id!: string;

  @Field(() => String, { description: 'Title.' })
  title!: string;

  @Field(() => String, { description: 'Description in plain text. May be empty.' })
  description!: string;

  @Field(() => Boolean, {
    description: 'True if the quiz is published: students can find it while `active` is true as well.',
  })
  isPublished!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the quiz is open: while it is also published, students can take it between its opening and its closing.',
  })
  active!: boolean;

  @Field(() => Boolean, { description: 'True if it is deleted.' })
  deleted!: boolean;

  @Field(() => ID, { nullable: true, description: 'ID of the course. Null if there is none.' })
  courseId!: string | null;

  @Field(() => ID, { nullable: true, description: 'ID of the quiz category. Null if there is none.' })
  categoryId!: string | null;

  @Field(() => Float, { nullable: true, description: 'Time limit in minutes. Null if there is none.' })
  timeLimit!: number | null;

  @Field(() => Int, { description: 'Maximum attempts. -1 if unlimited.' })
  allowedAttempts!: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When students can see the questions and start attempts. For a student, the student’s own date. Null for no limit.',
  })
  opensAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Due date. Attempts that are submitted later are late. For a student, the student’s own date. Null if there is none.',
  })
  dueAt!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'When the quiz closes: from then on nobody can start an attempt, and open attempts are submitted. For a student, the student’s own date. Null for no limit.',
  })
  closesAt!: string | null;

  @Field(() => [ExceptionSettingEnum], {
    description:
      'Settings that an exception changes for the caller. The fields of these settings have the caller’s own values. Empty if there is no exception, and for editors.',
  })
  ownExceptions!: readonly ExceptionSetting[];

  @Field(() => QuizAvailabilityEnum, {
    description: 'State by the dates at the time of the request. `isPublished` and `active` are separate.',
  })
  availability!: QuizAvailability;

  @Field(() => ScoringPolicyEnum, { description: 'Which of several attempts counts.' })
  scoringPolicy!: ScoringPolicy;

  @Field(() => AnswerReleasePolicyEnum, { description: 'When students see correct answers.' })
  answerRelease!: AnswerReleasePolicy;

  @Field(() => CreditMethodEnum, { description: 'How questions with several correct options are scored.' })
  creditMethod!: CreditMethod;

  @Field(() => Boolean, { description: 'True if each attempt has its own order of questions.' })
  shuffleQuestions!: boolean;

  @Field(() => Boolean, {
    description:
      'True if each attempt has its own order of answer options. If false, students see the author’s order. Pairs are always shuffled.',
  })
  shuffleAnswers!: boolean;

  @Field(() => Int, { description: 'Number of questions in an attempt.' })
  questionCount!: number;

  @Field(() => Float, { description: 'Sum of the points of the questions in an attempt.' })
  pointsPossible!: number;

  @Field(() => [QuizFile], {
    description: 'Files in the order in which they were added. Empty for students before the quiz opens.',
  })
  files!: readonly QuizFile[];

  @Field(() => Boolean, {
    description: 'True if it is a practice quiz of the caller. Nobody else can see it.',
  })
  isPractice!: boolean;

  @Field(() => Boolean, { description: 'True if the caller can edit it.' })
  canEdit!: boolean;

  @Field(() => Boolean, {
    description: 'True if the caller sees the answers and all results, and can grade essays.',
  })
  canGrade!: boolean;

  @Field(() => Boolean, {
    description:
      'True if the caller took the quiz but can no longer take it: it was unpublished, its switch `active` was turned off, or the caller is no longer in its course. Past results stay readable. If true, the description is empty, and the number of questions, the points, the time limit and the credit method are from the caller’s last attempt of kind GRADED. `shuffleQuestions` is false, `shuffleAnswers` is true, and `files` contains only files that the caller’s attempts had.',
  })
  isClosed!: boolean;

  @Field(() => QuizClosedReasonEnum, {
    nullable: true,
    description: 'Why the caller can no longer take the quiz. Null unless `isClosed` is true.',
  })
  closedReason!: QuizClosedReason | null;
}

@ObjectType({
  implements: Quiz,
  simpleResolvers: true,
  description: 'A quiz as students see it.',
})
export class TakenQuiz extends Quiz {
  @Field(() => Int, { description: 'Number of attempts of kind GRADED that the caller started.' })
  attemptsUsed!: number;
}

@ObjectType({
  implements: Quiz,
  simpleResolvers: true,
  description: 'A quiz with its answer key. Its editors, its graders and admins only.',
})
export class AuthoredQuiz extends Quiz {
  @Field(() => LoadedQuizData, {
    nullable: true,
    description:
      'Questions in the form that learning platforms read. Never null here. The type is nullable because `quizData` of `TakenQuiz` can be null, and one query can select both.',
  })
  quizData!: LoadedQuizData;

  @Field(() => [QuizQuestion], { description: 'Questions as their author wrote them.' })
  questions!: readonly QuizQuestion[];

  @Field(() => [QuestionPool], {
    description:
      'Pools from which each attempt asks some questions, chosen at random. Empty if there are none.',
  })
  pools!: readonly QuestionPool[];

  @Field(() => Int, {
    description: 'Number that grows with each change. An update with an older revision fails with CONFLICT.',
  })
  revision!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was created.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  updatedAt!: string;
}

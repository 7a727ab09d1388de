import { GraphQLDateTime } from 'graphql-scalars';
import type { CreditMethod } from '../../core/quizzes/partial-credit.ts';
import type { KeepRule } from '../../core/quizzes/quiz.ts';
import type { RevealRule } from '../../core/quizzes/reveal.ts';
import { Field, Float, ID, Int, InterfaceType, ObjectType } from '../type-graphql.ts';
import { LoadedQuizData } from './loaded-question.type.ts';
import { QuizFile } from './quiz-file.type.ts';
import { QuizQuestion } from './quiz-question.type.ts';
import { CreditMethodEnum, KeepRuleEnum, RevealRuleEnum } from './quiz.enums.ts';

@InterfaceType({
  description: 'A quiz, as much of it as the caller may see.',
  resolveType: (quiz: { readonly canEdit: boolean }) => (quiz.canEdit ? 'AuthoredQuiz' : 'TakenQuiz'),
})
export abstract class Quiz {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'Plain text; may be empty.' })
  description!: string;

  @Field(() => Boolean, { description: 'Whether students may find it.' })
  isPublished!: boolean;

  @Field(() => Boolean, { description: 'Whether it can be taken while it is published.' })
  active!: boolean;

  @Field(() => Boolean, { description: 'Whether it is deleted.' })
  deleted!: boolean;

  @Field(() => ID, { nullable: true, description: 'The course that it belongs to; null for none.' })
  courseId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The category’s id; null for none.' })
  categoryId!: string | null;

  @Field(() => Float, { nullable: true, description: 'Minutes; null without a limit.' })
  timeLimit!: number | null;

  @Field(() => Int, { description: '-1 without a limit.' })
  allowedAttempts!: number;

  @Field(() => KeepRuleEnum, { description: 'Which of several attempts counts.' })
  keep!: KeepRule;

  @Field(() => RevealRuleEnum, { description: 'When right answers are told.' })
  reveal!: RevealRule;

  @Field(() => CreditMethodEnum, { description: 'How several right answers are scored.' })
  creditMethod!: CreditMethod;

  @Field(() => Boolean, { description: 'Whether each attempt has its own order of questions.' })
  shuffleQuestions!: boolean;

  @Field(() => Boolean, {
    description:
      'True if each attempt has its own order of choices. If false, takers see the author’s order. Pairs are always shuffled.',
  })
  shuffleAnswers!: boolean;

  @Field(() => Int, { description: 'How many questions it asks.' })
  questionCount!: number;

  @Field(() => Float, { description: 'What full answers to all questions give together.' })
  pointsPossible!: number;

  @Field(() => [QuizFile], { description: 'In the order in which they were added.' })
  files!: readonly QuizFile[];

  @Field(() => Boolean, { description: 'Whether it is the caller’s own practice, which nobody else sees.' })
  practice!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may edit it.' })
  canEdit!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether it was withdrawn since the caller took it: own results can be read, and nothing more be done. Its questions and time are those of the own attempt that began last, and its description is empty.',
  })
  closed!: boolean;
}

@ObjectType({
  implements: Quiz,
  simpleResolvers: true,
  description: 'A quiz for somebody who may take it. Its questions are told in an attempt.',
})
export class TakenQuiz extends Quiz {
  @Field(() => Int, { description: 'How many graded attempts the caller has begun.' })
  attemptsUsed!: number;
}

@ObjectType({
  implements: Quiz,
  simpleResolvers: true,
  description: 'A quiz with its answers, for its owner and admins. Nobody else gets one.',
})
export class AuthoredQuiz extends Quiz {
  @Field(() => LoadedQuizData, { description: 'The questions as learning platforms load them.' })
  quizData!: LoadedQuizData;

  @Field(() => [QuizQuestion], { description: 'The questions as they were written.' })
  questions!: readonly QuizQuestion[];

  @Field(() => Int, { description: 'Counts the changes. An update sent with an older one is a CONFLICT.' })
  revision!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was changed last.' })
  updatedOn!: string;
}

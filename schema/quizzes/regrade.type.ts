import type { TextFormat } from '../../core/rich-text/text-format.ts';
import type { QuestionType } from '../../core/quizzes/question.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { QuestionTypeEnum, TextFormatEnum } from './question.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'An attempt whose result changes.' })
export class RegradeChange {
  @Field(() => ID, { description: 'ID of the attempt.' })
  attemptId!: string;

  @Field(() => String, { description: 'Name of the student when the attempt began.' })
  name!: string;

  @Field(() => String, { description: 'Email address of the student when the attempt began.' })
  email!: string;

  @Field(() => Int, { description: 'Number among the student’s attempts of kind GRADED, counted from 1.' })
  number!: number;

  @Field(() => Float, { description: 'Points before the regrade.' })
  before!: number;

  @Field(() => Float, { description: 'Points after the regrade.' })
  after!: number;

  @Field(() => Float, { description: 'Maximum points before the regrade.' })
  possibleBefore!: number;

  @Field(() => Float, { description: 'Maximum points after the regrade.' })
  possibleAfter!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'An automatically graded question of submitted attempts, and how many students need a regrade of it.',
})
export class RegradeQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => QuestionTypeEnum, { description: 'Question type.' })
  type!: QuestionType;

  @Field(() => TextFormatEnum, { description: 'Format of the question’s texts.' })
  textFormat!: TextFormat;

  @Field(() => String, { description: 'Wording in the attempt that was submitted last.' })
  question_text!: string;

  @Field(() => Int, {
    description: 'Number of students graded with an outdated answer key or outdated points.',
  })
  outdatedKeyCount!: number;

  @Field(() => Int, {
    description:
      'Number of students who saw an earlier wording that asks something else. Their answers are still graded with the answer key of that wording.',
  })
  rewordedCount!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Why the current answer key cannot grade a wording that students saw, in one sentence. Null if it can grade all.',
  })
  skippedReason!: string | null;

  @Field(() => Boolean, {
    description: 'True if everybody gets full points for it, regardless of their answers.',
  })
  hasFullCredit!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Changes of a regrade. Points that a grader entered do not change.',
})
export class Regrade {
  @Field(() => ID, { description: 'ID of the quiz.' })
  id!: string;

  @Field(() => Int, {
    description: 'Number of students graded with an outdated answer key or outdated points.',
  })
  studentCount!: number;

  @Field(() => Int, { description: 'Number of attempts whose result changes.' })
  changedCount!: number;

  @Field(() => [RegradeChange], { description: 'Attempts whose result changes, by name. Maximum 500.' })
  changes!: readonly RegradeChange[];

  @Field(() => [RegradeQuestion], {
    description: 'Questions in the order of the quiz. Questions that were removed from it come last.',
  })
  questions!: readonly RegradeQuestion[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A quiz that has attempts graded with an outdated answer key.',
})
export class QuizToRegrade {
  @Field(() => ID, { description: 'ID of the quiz.' })
  quizId!: string;

  @Field(() => String, { description: 'Title of the quiz.' })
  quizTitle!: string;

  @Field(() => Int, {
    description: 'Number of students graded with an outdated answer key or outdated points, 1 or more.',
  })
  studentCount!: number;
}

import type { TextFormat } from '../../core/rich-text/text-format.ts';
import { GraphQLDateTime } from 'graphql-scalars';
import type { QuestionType } from '../../core/quizzes/question.ts';
import { Field, Float, ID, ObjectType } from '../type-graphql.ts';
import { AnswerMatch, AttemptOption, QuestionResponse } from './question-response.type.ts';
import { QuestionTypeEnum, TextFormatEnum } from './question.enums.ts';
import { NumericAnswer } from './question.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Correct answer. Only the fields that the question’s type uses are filled.',
})
export class CorrectAnswer {
  @Field(() => [ID], { description: 'IDs of the correct `answers`.' })
  answerIds!: readonly string[];

  @Field(() => [String], { description: 'Accepted texts. For SHORT_ANSWER questions only.' })
  texts!: readonly string[];

  @Field(() => [NumericAnswer], { description: 'Accepted numbers. For NUMERIC questions only.' })
  numbers!: readonly NumericAnswer[];

  @Field(() => [AnswerMatch], { description: 'Correct pairs. For MATCHING questions only.' })
  matches!: readonly AnswerMatch[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'A question of a submitted attempt. It shows as much of the answer key as the quiz allows.',
})
export class ResultQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => QuestionTypeEnum, { description: 'Question type.' })
  type!: QuestionType;

  @Field(() => TextFormatEnum, { description: 'Format of the question’s texts.' })
  textFormat!: TextFormat;

  @Field(() => String, { description: 'Text of the question, as the attempt showed it.' })
  question_text!: string;

  @Field(() => [AttemptOption], { description: 'Answer options in the order of the attempt.' })
  answers!: readonly AttemptOption[];

  @Field(() => [AttemptOption], { description: 'Prompts to match, in the order of the attempt.' })
  matchPrompts!: readonly AttemptOption[];

  @Field(() => [AttemptOption], {
    description: 'Options to match the prompts with, in the order of the attempt.',
  })
  matchOptions!: readonly AttemptOption[];

  @Field(() => QuestionResponse, { description: 'The student’s answer.' })
  response!: QuestionResponse;

  @Field(() => CorrectAnswer, {
    nullable: true,
    description: 'Correct answer. Null while the quiz does not show it.',
  })
  correct!: CorrectAnswer | null;

  @Field(() => String, {
    nullable: true,
    description: 'Explanation. May be empty. Null while the quiz does not show it.',
  })
  explanation!: string | null;

  @Field(() => [String], {
    description:
      'Explanation of each of `answers` (of `correct.texts` for SHORT_ANSWER). Empty if there are none, and while the quiz does not show them.',
  })
  answerExplanations!: readonly string[];

  @Field(() => Float, { description: 'Points for a fully correct answer.' })
  points!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points earned. Null while grading is pending, and for an essay in a retry. Null also while the quiz does not show correct answers, except for a graded essay.',
  })
  earned!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points that the answer key gives, if a grader gave other points. Null if the automatic points count, for ESSAY questions, if everybody got full points, and while the quiz does not show correct answers.',
  })
  automaticPoints!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Points of the answer before the last regrade changed them. Null if it did not, and while the quiz does not show correct answers.',
  })
  earnedBeforeRegrade!: number | null;

  @Field(() => Boolean, {
    description:
      'True if everybody got full points for the question, regardless of their answers. False while the quiz does not show correct answers.',
  })
  hasFullCredit!: boolean;

  @Field(() => String, { description: 'Feedback of the grader. May be empty.' })
  feedback!: string;

  @Field(() => Boolean, {
    description:
      'True if the answer still needs to be graded by a person. False in a retry, whose essays nobody grades.',
  })
  isPending!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The result of a submitted attempt.' })
export class AttemptResult {
  @Field(() => ID, { description: 'ID of the attempt.' })
  id!: string;

  @Field(() => GraphQLDateTime, { description: 'When the attempt was submitted.' })
  submittedAt!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When regrading last changed the result. Null if it never did.',
  })
  regradedAt!: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Score in percent before the last regrade that changed the result. Null if there was none, if grading was pending then, or if it is not known.',
  })
  percentBeforeRegrade!: number | null;

  @Field(() => Float, {
    description: 'Points so far, without answers that still need to be graded by a person.',
  })
  score!: number;

  @Field(() => Float, { description: 'Maximum points. Without the essays of a retry.' })
  possible!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Score in percent, 0 to 100. Null while grading is pending, or if no question has points.',
  })
  percent!: number | null;

  @Field(() => Boolean, {
    description:
      'True if an answer still needs to be graded by a person. False for a retry, whose essays nobody grades.',
  })
  isPending!: boolean;

  @Field(() => Boolean, {
    description: 'True if it was submitted after the student’s due date. Always false for retries.',
  })
  isLate!: boolean;

  @Field(() => Boolean, {
    description: 'True if the quiz shows correct answers and explanations to the student now.',
  })
  isRevealed!: boolean;

  @Field(() => [ResultQuestion], { description: 'Questions in the order of the attempt.' })
  questions!: readonly ResultQuestion[];
}

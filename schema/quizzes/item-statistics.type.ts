import type { TextFormat } from '../../core/rich-text/text-format.ts';
import type { QuestionType } from '../../core/quizzes/question.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { QuestionTypeEnum, TextFormatEnum } from './question.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'How often an option was chosen.' })
export class OptionStatistics {
  @Field(() => ID, { description: 'ID of the answer.' })
  id!: string;

  @Field(() => String, { description: 'Text of the answer.' })
  text!: string;

  @Field(() => Boolean, { description: 'True if the option is correct.' })
  isCorrect!: boolean;

  @Field(() => Int, { description: 'Number of attempts that chose the option.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Statistics of a question. With a `sampleSize` under 10, `difficulty` and `discrimination` are null, because they would be due to chance. Counts do not depend on the `sampleSize`.',
})
export class ItemStatistics {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => QuestionTypeEnum, { description: 'Question type.' })
  type!: QuestionType;

  @Field(() => TextFormatEnum, { description: 'Format of the question’s texts.' })
  textFormat!: TextFormat;

  @Field(() => String, { description: 'Wording in the latest attempt.' })
  question_text!: string;

  @Field(() => Int, {
    description: 'Number of submitted attempts of students with an answer to the question, in any wording.',
  })
  answerCount!: number;

  @Field(() => Int, { description: 'Number of graded answers to this wording, one per student.' })
  sampleSize!: number;

  @Field(() => Int, { description: 'Number of these answers that earned all points.' })
  correctCount!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Average share of the points that students earned, 0 (hard) to 1 (easy). Null with a `sampleSize` under 10.',
  })
  difficulty!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Correlation of the share of points earned for this question with the share earned for the other questions of the attempt, -1 to 1. Null if one of these shares is the same for all students, or if fewer than 10 attempts have another graded question with points.',
  })
  discrimination!: number | null;

  @Field(() => [OptionStatistics], {
    description: 'Options in the author’s order. Empty for questions without options.',
  })
  options!: readonly OptionStatistics[];

  @Field(() => Int, {
    nullable: true,
    description: 'Number of attempts without a chosen option. Null for questions without options.',
  })
  unansweredCount!: number | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Statistics of the questions of a quiz. The quiz’s editors, its graders and admins only.',
})
export class QuizStatistics {
  @Field(() => ID, { description: 'ID of the quiz.' })
  id!: string;

  @Field(() => Int, {
    description:
      'Number of students with one of the last 2,000 attempts. For each student, the first of these attempts counts. The owner and staff of the course, and people with another role in it, for example observers, are not counted.',
  })
  studentCount!: number;

  @Field(() => [ItemStatistics], {
    description: 'Questions in the order of the quiz. Questions that no attempt had are not included.',
  })
  questions!: readonly ItemStatistics[];
}

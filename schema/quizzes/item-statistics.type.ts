import type { QuestionType } from '../../core/quizzes/question.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { QuestionTypeEnum } from './question.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'How often an option was chosen.' })
export class OptionStatistics {
  @Field(() => ID, { description: 'ID of the answer.' })
  id!: string;

  @Field(() => String, { description: 'Plain text.' })
  text!: string;

  @Field(() => Boolean, { description: 'True if the option is correct.' })
  isCorrect!: boolean;

  @Field(() => Int, { description: 'Number of attempts that chose the option.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'Statistics of a question. With fewer than 10 attempts, all numbers except `sampleSize` are null.',
})
export class ItemStatistics {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => QuestionTypeEnum, { description: 'Question type.' })
  type!: QuestionType;

  @Field(() => String, { description: 'Latest wording that was used.' })
  question_text!: string;

  @Field(() => Int, { description: 'Number of graded attempts with this wording, one per student.' })
  sampleSize!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Mean share of the points, 0 (hard) to 1 (easy).',
  })
  difficulty!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Correlation with the rest of the quiz, -1 to 1. Null if all results are equal.',
  })
  discrimination!: number | null;

  @Field(() => [OptionStatistics], {
    description: 'Options in the author’s order. Empty for questions without options.',
  })
  options!: readonly OptionStatistics[];

  @Field(() => Int, {
    nullable: true,
    description: 'Attempts without a chosen option. Null for questions without options.',
  })
  unansweredCount!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Statistics of a quiz.' })
export class QuizStatistics {
  @Field(() => ID, { description: 'ID of the quiz.' })
  id!: string;

  @Field(() => Int, {
    description: 'Number of students whose first attempt is included, of the last 2,000 attempts.',
  })
  studentCount!: number;

  @Field(() => [ItemStatistics], {
    description: 'Questions in the order of the quiz. Only those that were used.',
  })
  questions!: readonly ItemStatistics[];
}

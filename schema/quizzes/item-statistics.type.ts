import type { QuestionType } from '../../core/quizzes/question.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { QuestionTypeEnum } from './question.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'How often an answer was chosen.' })
export class OptionStatistics {
  @Field(() => ID, { description: 'The answer’s id.' })
  id!: string;

  @Field(() => String, { description: 'Plain text.' })
  text!: string;

  @Field(() => Boolean, { description: 'Whether it is right.' })
  isRight!: boolean;

  @Field(() => Int, { description: 'Attempts that chose it.' })
  count!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'How a question does its work. Below 10 attempts there is no number but `n`: it would be chance.',
})
export class ItemStatistics {
  @Field(() => ID, { description: 'The question’s id.' })
  id!: string;

  @Field(() => QuestionTypeEnum, { description: 'How it is answered.' })
  type!: QuestionType;

  @Field(() => String, { description: 'Its newest wording that was asked.' })
  question_text!: string;

  @Field(() => Int, { description: 'Attempts that were asked in this wording and are graded; one a taker.' })
  n!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The mean share of its points: 0 (nobody knew) to 1 (everybody did).',
  })
  difficulty!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'How it goes with the rest of the quiz: -1 to 1. Null also where all did the same.',
  })
  discrimination!: number | null;

  @Field(() => [OptionStatistics], { description: 'In the author’s order; or empty.' })
  options!: readonly OptionStatistics[];

  @Field(() => Int, {
    nullable: true,
    description: 'Attempts that chose none of the options; null where there are none.',
  })
  blank!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'What attempts tell of a quiz’s questions.' })
export class QuizStatistics {
  @Field(() => ID, { description: 'The quiz’s id.' })
  id!: string;

  @Field(() => Int, { description: 'Takers whose first attempt is counted, of the last 2,000 attempts.' })
  takers!: number;

  @Field(() => [ItemStatistics], { description: 'In the quiz’s order; only those that were asked.' })
  questions!: readonly ItemStatistics[];
}

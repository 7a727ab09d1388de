import type { TextFormat } from '../../core/rich-text/text-format.ts';
import { TextFormatEnum } from './question.enums.ts';
import { Field, Float, ID, Int, InterfaceType, ObjectType } from '../type-graphql.ts';

@InterfaceType({
  description:
    'An answer in the form that learning platforms read. It has a weight if the caller can see the correct answers.',
  resolveType: (answer: object) => ('weight' in answer ? 'WeightedAnswer' : 'UnweightedAnswer'),
})
export abstract class LoadedAnswer {
  @Field(() => ID, { description: 'ID of the answer.' })
  id!: string;

  @Field(() => String, {
    description:
      'Text of the answer. For MATCHING: prompt and option, or only the option if there is no weight. For NUMERIC: value and tolerance.',
  })
  text!: string;
}

@ObjectType({
  implements: LoadedAnswer,
  simpleResolvers: true,
  description: 'An answer that shows if it is correct.',
})
export class WeightedAnswer extends LoadedAnswer {
  @Field(() => Int, { description: '100 if the answer is correct, else 0.' })
  weight!: number;
}

@ObjectType({
  implements: LoadedAnswer,
  simpleResolvers: true,
  description: 'An answer that does not show if it is correct.',
})
export class UnweightedAnswer extends LoadedAnswer {}

@ObjectType({ simpleResolvers: true, description: 'A question in the form that learning platforms read.' })
export class LoadedQuestion {
  @Field(() => ID, { description: 'ID of the question.' })
  id!: string;

  @Field(() => String, {
    description:
      'Canvas’s name of the question type. multiple_choice_question for questions with several correct answers, too.',
  })
  question_type!: string;

  @Field(() => TextFormatEnum, { description: 'Format of the question’s texts.' })
  textFormat!: TextFormat;

  @Field(() => String, { description: 'Text of the question.' })
  question_text!: string;

  @Field(() => Float, { description: 'Points for a fully correct answer.' })
  points!: number;

  @Field(() => [LoadedAnswer], {
    description:
      'Answers. Empty for essays, and for questions without options if the caller cannot see which answer is correct.',
  })
  answers!: readonly LoadedAnswer[];
}

@ObjectType({
  simpleResolvers: true,
  description: 'The questions of a quiz in the form that learning platforms read.',
})
export class LoadedQuizData {
  @Field(() => [LoadedQuestion], { description: 'Questions in order.' })
  questions!: readonly LoadedQuestion[];
}

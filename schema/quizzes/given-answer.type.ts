import { Field, ID, ObjectType } from '../type-graphql.ts';

@ObjectType({ simpleResolvers: true, description: 'Something to choose, under an id that says nothing.' })
export class AttemptOption {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'Plain text.' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What belongs together.' })
export class AnswerMatch {
  @Field(() => ID, { description: 'Of the question’s `lefts`.' })
  leftId!: string;

  @Field(() => ID, { description: 'Of the question’s `rights`.' })
  rightId!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What somebody answered to a question.' })
export class GivenAnswer {
  @Field(() => [ID], { description: 'Chosen among `answers`.' })
  answerIds!: readonly string[];

  @Field(() => String, { description: 'Words, a number as it was typed, or an essay.' })
  text!: string;

  @Field(() => [AnswerMatch], { description: 'MATCHING alone.' })
  matches!: readonly AnswerMatch[];
}

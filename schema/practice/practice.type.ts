import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int, ObjectType } from '../type-graphql.ts';
import { ResultQuestion } from '../quizzes/attempt-result.type.ts';
import { AttemptQuestion } from '../quizzes/attempt.type.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A question that the caller missed, to be asked until it is remembered.',
})
export class PracticeCard {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => ID, { description: 'The quiz in which it was missed.' })
  quizId!: string;

  @Field(() => ID, { nullable: true, description: 'The course of that quiz; null where it belongs to none.' })
  courseId!: string | null;

  @Field(() => AttemptQuestion, { description: 'What it asks; nothing in it tells which answer is right.' })
  question!: AttemptQuestion;

  @Field(() => [String], { description: 'What it is about.' })
  concepts!: readonly string[];

  @Field(() => GraphQLDateTime, {
    description: 'From when on it is to be asked: with an exam ahead, on the day before it at the latest.',
  })
  dueOn!: string;

  @Field(() => Int, { description: 'How often it was asked, the miss included.' })
  asked!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A day ahead on which cards come back.' })
export class PracticeDay {
  @Field(() => String, { description: 'Where the caller is, `YYYY-MM-DD`.' })
  day!: string;

  @Field(() => Int, { description: 'Cards that come back on it.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What the caller has to practise on a day.' })
export class Practice {
  @Field(() => [PracticeCard], {
    description:
      'For today, within its budget: for the nearest exam and the longest due first, of one day what would be remembered worst.',
  })
  cards!: readonly PracticeCard[];

  @Field(() => Int, { description: 'Cards that are due, whether or not they fit into the day.' })
  due!: number;

  @Field(() => Int, { description: 'Cards there are.' })
  total!: number;

  @Field(() => Int, { description: 'Cards that were answered today.' })
  doneToday!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The exam’s day, `YYYY-MM-DD`; null while none is ahead.',
  })
  examOn!: string | null;

  @Field(() => Int, { description: 'Set aside for practice, 1 to 240.' })
  minutesADay!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes a day with which all that would not be remembered surely comes up before the exam; null where those of the plan are enough, or none would be.',
  })
  enoughMinutes!: number | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the next card is due that is not among today’s; null where there is none.',
  })
  nextDueOn!: string | null;

  @Field(() => [PracticeDay], {
    description:
      'When the cards come back that are not among today’s, as the plan stands: the nearest days first, at most 14. What is left over from today counts for tomorrow.',
  })
  upcoming!: readonly PracticeDay[];
}

@ObjectType({ simpleResolvers: true, description: 'What an answer in practice came to.' })
export class PracticeAnswer {
  @Field(() => ID, { description: 'The card’s id.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether all of it was right.' })
  isRight!: boolean;

  @Field(() => ResultQuestion, { description: 'What is right, and why.' })
  result!: ResultQuestion;

  @Field(() => GraphQLDateTime, { description: 'When it will be asked again.' })
  dueOn!: string;
}

@InputType({ description: 'What to set aside for practice.' })
export class PracticePlanInput {
  @Field(() => String, {
    nullable: true,
    description: 'The exam’s day, `YYYY-MM-DD`, not before today; null for none.',
  })
  examOn?: string | null;

  @Field(() => Int, { defaultValue: 10, description: 'Set aside for practice: 1 to 240.' })
  minutesADay!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An answer that the strength of a concept rests on.' })
export class ConceptEvidence {
  @Field(() => String, { description: '`attempt` or `practice`.' })
  kind!: string;

  @Field(() => ID, { description: 'The attempt’s or the card’s id.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether all of it was right.' })
  correct!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was given.' })
  at!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A concept that the caller’s answers show as weak.' })
export class WeakConcept {
  @Field(() => String, { description: 'As questions name it.' })
  concept!: string;

  @Field(() => Float, { description: '0 to 1, below 0.6; recent answers count most, and few say little.' })
  strength!: number;

  @Field(() => Int, { description: 'How many answers it rests on.' })
  answers!: number;

  @Field(() => Int, { description: 'Own cards about it.' })
  cards!: number;

  @Field(() => [ConceptEvidence], { description: 'The newest answers, at most ten.' })
  evidence!: readonly ConceptEvidence[];
}

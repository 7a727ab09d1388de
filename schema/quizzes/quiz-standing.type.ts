import { Field, ID, Int, ObjectType } from '../type-graphql.ts';
import { AttemptSummary } from './attempt-summary.type.ts';

@ObjectType({ simpleResolvers: true, description: 'How far the caller has come with a quiz.' })
export class QuizStanding {
  @Field(() => ID, { description: 'The quiz’s id.' })
  quizId!: string;

  @Field(() => String, { description: 'The quiz’s title.' })
  quizTitle!: string;

  @Field(() => Boolean, {
    description: 'Whether the quiz was withdrawn since: what is told can be read, and nothing more be done.',
  })
  closed!: boolean;

  @Field(() => Int, { description: 'How many graded attempts the caller has begun.' })
  attemptsUsed!: number;

  @Field(() => AttemptSummary, {
    nullable: true,
    description: 'The attempt that is under way, the graded one first; null where none is.',
  })
  open!: AttemptSummary | null;

  @Field(() => AttemptSummary, {
    nullable: true,
    description: 'The attempt that counts, by the quiz’s rule; null before one was handed in.',
  })
  counting!: AttemptSummary | null;
}

import type { QuizClosedReason, ScoringPolicy } from '../../core/quizzes/quiz.ts';
import { Field, Float, ID, Int, ObjectType } from '../type-graphql.ts';
import { AttemptSummary } from './attempt-summary.type.ts';
import { QuizClosedReasonEnum, ScoringPolicyEnum } from './quiz.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'Progress of the caller in a quiz.' })
export class QuizProgress {
  @Field(() => ID, { description: 'ID of the quiz.' })
  quizId!: string;

  @Field(() => String, { description: 'Title of the quiz.' })
  quizTitle!: string;

  @Field(() => Boolean, {
    description:
      'True if the caller took the quiz but can no longer take it: it was unpublished, its switch `active` was turned off, or the caller is no longer in its course. Past results stay readable.',
  })
  isClosed!: boolean;

  @Field(() => QuizClosedReasonEnum, {
    nullable: true,
    description: 'Why the caller can no longer take the quiz. Null unless `isClosed` is true.',
  })
  closedReason!: QuizClosedReason | null;

  @Field(() => Int, { description: 'Number of attempts of kind GRADED that the caller started.' })
  attemptsUsed!: number;

  @Field(() => Int, {
    description:
      'Number of attempts of kind GRADED that the caller can still start, by the caller’s own dates and extra attempts. -1 for no limit. 0 once the quiz is closed for the caller.',
  })
  attemptsLeft!: number;

  @Field(() => ScoringPolicyEnum, { description: 'Which of several attempts counts.' })
  scoringPolicy!: ScoringPolicy;

  @Field(() => Float, {
    description:
      'Lowest result in percent that the caller can still have, by `scoringPolicy`. An attempt in progress can lower the result only if the latest attempt counts. 0 while the grades of the quiz’s item are hidden from students.',
  })
  lowestPercent!: number;

  @Field(() => Float, {
    description:
      'Highest result in percent that the caller can still have. Ungraded answers count with full points. 100 if an attempt is left or in progress, if none was submitted, and for an attempt with ungraded answers while the quiz does not show correct answers or the grades of its item are hidden from students.',
  })
  highestPercent!: number;

  @Field(() => AttemptSummary, {
    nullable: true,
    description: 'The open attempt. If two are open, the one of kind GRADED. Null if there is none.',
  })
  inProgressAttempt!: AttemptSummary | null;

  @Field(() => AttemptSummary, {
    nullable: true,
    description: 'The attempt that counts under the quiz’s `scoringPolicy`. Null if none was submitted.',
  })
  officialAttempt!: AttemptSummary | null;

  @Field(() => AttemptSummary, {
    nullable: true,
    description:
      'The submitted attempt with answers that a person still has to grade: the official attempt if it has such answers, else the first attempt with such answers. Null if there is none, or if only earlier attempts have such answers and the latest attempt counts.',
  })
  pendingAttempt!: AttemptSummary | null;
}

import { AttemptAnswerInput } from '../../../schema/quizzes/attempt.input.ts';
import { AttemptResult } from '../../../schema/quizzes/attempt-result.type.ts';
import { AttemptSummary } from '../../../schema/quizzes/attempt-summary.type.ts';
import { Attempt } from '../../../schema/quizzes/attempt.type.ts';
import { Arg, Authorized, ID, Int, Mutation, Query, Resolver } from '../../../schema/type-graphql.ts';
import type { Actor } from '../../platform/actor.ts';
import { CurrentActor } from '../../platform/current-actor.ts';
import { Cost } from '../../platform/limits/cost.ts';
import type { AttemptStartService } from './attempt-start.service.ts';
import type { AttemptService } from './attempt.service.ts';

const attemptId = { description: 'The attempt’s id.' };
const quizId = { description: 'The quiz’s id.' };

@Resolver(() => Attempt)
export class AttemptResolver {
  constructor(
    private readonly service: AttemptService,
    private readonly starts: AttemptStartService,
  ) {}

  @Authorized('signedIn')
  @Cost(8)
  @Query(() => Attempt, {
    nullable: true,
    description: 'An own attempt: what it asks and what is saved; its result once it was handed in.',
  })
  attempt(@Arg('id', () => ID, attemptId) id: string, @CurrentActor() actor: Actor): Promise<Attempt> {
    return this.service.get(id, actor);
  }

  @Authorized('signedIn')
  @Cost(2)
  @Query(() => [AttemptSummary], {
    description: 'The own attempts at a quiz; the one that began first comes first.',
  })
  attempts(
    @Arg('quizId', () => ID, quizId) id: string,
    @CurrentActor() actor: Actor,
  ): Promise<AttemptSummary[]> {
    return this.service.list(id, actor);
  }

  @Authorized('signedIn')
  @Cost(4)
  @Mutation(() => Attempt, {
    nullable: true,
    description:
      'Begins an attempt, or goes on with the open one. A CONFLICT where none is left, or where time was up for the open one.',
  })
  startAttempt(@Arg('quizId', () => ID, quizId) id: string, @CurrentActor() actor: Actor): Promise<Attempt> {
    return this.starts.start(id, actor);
  }

  @Authorized('signedIn')
  @Cost(4)
  @Mutation(() => Attempt, {
    nullable: true,
    description:
      'Begins an attempt at what was missed in the own last one, or goes on with the open one. It counts for nothing.',
  })
  retryMistakes(@Arg('quizId', () => ID, quizId) id: string, @CurrentActor() actor: Actor): Promise<Attempt> {
    return this.starts.retry(id, actor);
  }

  @Authorized('signedIn')
  @Mutation(() => Attempt, {
    nullable: true,
    description:
      'Saves answers, each by itself; sent again they change nothing. A CONFLICT once it was handed in or time is up: then what was saved before is handed in.',
  })
  saveAttempt(
    @Arg('id', () => ID, attemptId) id: string,
    @Arg('answers', () => [AttemptAnswerInput], { description: 'What to save; others stay.' })
    answers: AttemptAnswerInput[],
    @Arg('revision', () => Int, {
      nullable: true,
      description: 'The one that was loaded: a CONFLICT where another is stored. Without it the answers win.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<Attempt> {
    return this.service.save(id, actor, answers, revision ?? null);
  }

  @Authorized('signedIn')
  @Cost(6)
  @Mutation(() => AttemptResult, {
    nullable: true,
    description:
      'Hands an attempt in, once. When time is up, what was saved in time counts, and this is a CONFLICT.',
  })
  submitAttempt(
    @Arg('id', () => ID, attemptId) id: string,
    @Arg('answers', () => [AttemptAnswerInput], {
      defaultValue: [],
      description: 'To be saved with it; others stay.',
    })
    answers: AttemptAnswerInput[],
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'The one that was looked at: a CONFLICT where another is stored, so that nothing is handed in unseen. Without it all that is saved counts.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<AttemptResult> {
    return this.service.submit(id, actor, answers, revision ?? null);
  }
}

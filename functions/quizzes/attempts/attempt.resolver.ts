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

const attemptId = { description: 'ID of the attempt.' };
const quizId = { description: 'ID of the quiz.' };

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
    description:
      'An attempt of the caller with its questions and saved answers, and its result once it is submitted.',
  })
  attempt(@Arg('id', () => ID, attemptId) id: string, @CurrentActor() actor: Actor): Promise<Attempt> {
    return this.service.get(id, actor);
  }

  @Authorized('signedIn')
  @Cost(2)
  @Query(() => [AttemptSummary], {
    nullable: true,
    description: 'The caller’s attempts at a quiz, oldest first.',
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
      'Starts an attempt, or continues the open one. Fails with CONFLICT if no attempt is left, or if the open attempt’s time is up.',
  })
  startAttempt(@Arg('quizId', () => ID, quizId) id: string, @CurrentActor() actor: Actor): Promise<Attempt> {
    return this.starts.start(id, actor);
  }

  @Authorized('signedIn')
  @Cost(4)
  @Mutation(() => Attempt, {
    nullable: true,
    description:
      'Starts an attempt at the questions missed in the caller’s last attempt, or continues the open one. It does not count for the grade. An essay is missed if it earned no points.',
  })
  retryMistakes(@Arg('quizId', () => ID, quizId) id: string, @CurrentActor() actor: Actor): Promise<Attempt> {
    return this.starts.retry(id, actor);
  }

  @Authorized('signedIn')
  @Mutation(() => Attempt, {
    nullable: true,
    description:
      'Saves answers. Other saved answers stay, also those of a concurrent request. If one answer is invalid, none is saved. Sending the same answers again changes nothing. Fails with CONFLICT if the attempt was submitted or its time is up; the answers saved before are then submitted.',
  })
  saveAttempt(
    @Arg('id', () => ID, attemptId) id: string,
    @Arg('answers', () => [AttemptAnswerInput], { description: 'Answers to save. Other answers stay.' })
    answers: AttemptAnswerInput[],
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is different. Null to overwrite.',
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
      'Submits an attempt. Fails with CONFLICT if it was already submitted. If the time is up, fails with CONFLICT and submits the answers that were saved in time.',
  })
  submitAttempt(
    @Arg('id', () => ID, attemptId) id: string,
    @Arg('answers', () => [AttemptAnswerInput], {
      defaultValue: [],
      description: 'Answers to save before submitting. Other answers stay.',
    })
    answers: AttemptAnswerInput[],
    @Arg('revision', () => Int, {
      nullable: true,
      description:
        'Revision that was loaded. Fails with CONFLICT if the stored revision is different, so that no unseen answers are submitted. Null to submit the stored answers in any case.',
    })
    revision: number | null | undefined,
    @CurrentActor() actor: Actor,
  ): Promise<AttemptResult> {
    return this.service.submit(id, actor, answers, revision ?? null);
  }
}

import {
  PracticeSession,
  PracticeAnswer,
  PracticeCard,
  PracticePlanInput,
  WeakConcept,
} from '../../schema/practice/practice.type.ts';
import { PracticeAnswerInput } from '../../schema/practice/practice-answer.input.ts';
import { Arg, Authorized, ID, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { PracticeService } from './practice.service.ts';
import type { WeakConceptsService } from './weak-concepts.service.ts';

const courseArgument = { nullable: true, description: 'ID of a course. Null for everything.' };
const timeZoneArgument = {
  defaultValue: 'UTC',
  description: 'IANA time zone of the caller, for example Europe/Berlin. It decides when a day begins.',
};

@Resolver(() => PracticeSession)
export class PracticeResolver {
  constructor(
    private readonly practices: PracticeService,
    private readonly concepts: WeakConceptsService,
  ) {}

  @Authorized('signedIn')
  @Cost(5)
  @Query(() => PracticeSession, {
    nullable: true,
    description: 'Cards that the caller should practise today.',
  })
  practiceSession(
    @Arg('courseId', () => ID, courseArgument) courseId: string | null,
    @Arg('timeZone', () => String, timeZoneArgument) timeZone: string,
    @CurrentActor() actor: Actor,
  ): Promise<PracticeSession> {
    return this.practices.today(actor, { courseId: courseId ?? null, timeZone });
  }

  @Authorized('signedIn')
  @Cost(8)
  @Query(() => [PracticeCard], {
    nullable: true,
    description:
      'Cards about the caller’s weak concepts, due or not, within the daily time. Cards about the weakest concept come first. If there are no weak concepts, all cards, lowest recall first. A correct answer to a card that was already asked today does not change when the card is due.',
  })
  practiceAhead(
    @Arg('courseId', () => ID, courseArgument) courseId: string | null,
    @Arg('attemptId', () => ID, {
      nullable: true,
      description:
        'ID of an attempt of the caller, for the cards of all questions that were missed in it. Null for weak concepts.',
    })
    attemptId: string | null,
    @Arg('timeZone', () => String, timeZoneArgument) timeZone: string,
    @CurrentActor() actor: Actor,
  ): Promise<PracticeCard[]> {
    return this.practices.ahead(actor, { courseId: courseId ?? null, timeZone }, attemptId ?? null);
  }

  @Authorized('signedIn')
  @Cost(5)
  @Mutation(() => PracticeAnswer, {
    nullable: true,
    description: 'Answers a practice card of the caller. The result decides when the card is due again.',
  })
  answerPractice(
    @Arg('cardId', () => ID, { description: 'ID of the card.' }) cardId: string,
    @Arg('answer', () => PracticeAnswerInput, { description: 'Answer to the card.' })
    answer: PracticeAnswerInput,
    @Arg('timeZone', () => String, timeZoneArgument) timeZone: string,
    @CurrentActor() actor: Actor,
  ): Promise<PracticeAnswer> {
    return this.practices.answer(actor, cardId, answer, timeZone);
  }

  @Authorized('signedIn')
  @Cost(5)
  @Mutation(() => PracticeSession, {
    nullable: true,
    description: 'Sets the exam date and the daily practice time.',
  })
  savePracticePlan(
    @Arg('courseId', () => ID, courseArgument) courseId: string | null,
    @Arg('input', () => PracticePlanInput, { description: 'Exam date and daily practice time.' })
    input: PracticePlanInput,
    @Arg('timeZone', () => String, timeZoneArgument) timeZone: string,
    @CurrentActor() actor: Actor,
  ): Promise<PracticeSession> {
    const plan = { examDate: input.examDate ?? null, dailyMinutes: input.dailyMinutes };
    return this.practices.savePlan(actor, { courseId: courseId ?? null, timeZone }, plan);
  }

  @Authorized('signedIn')
  @Cost(8)
  @Query(() => [WeakConcept], {
    nullable: true,
    description: 'The caller’s weakest concepts by the last 2,000 answers, weakest first. Maximum 50.',
  })
  weakConcepts(
    @Arg('courseId', () => ID, courseArgument) courseId: string | null,
    @Arg('attemptId', () => ID, {
      nullable: true,
      description:
        'ID of an attempt of the caller, for only the concepts of questions that were missed in it. Null for all concepts.',
    })
    attemptId: string | null,
    @CurrentActor() actor: Actor,
  ): Promise<WeakConcept[]> {
    return this.concepts.list(actor, courseId ?? null, attemptId ?? null);
  }
}

import {
  Practice,
  PracticeAnswer,
  PracticePlanInput,
  WeakConcept,
} from '../../schema/practice/practice.type.ts';
import { PracticeAnswerInput } from '../../schema/practice/practice-answer.input.ts';
import { Arg, Authorized, ID, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { Actor } from '../platform/actor.ts';
import { CurrentActor } from '../platform/current-actor.ts';
import { Cost } from '../platform/limits/cost.ts';
import type { PracticeView } from './practice.mapper.ts';
import type { PracticeService } from './practice.service.ts';
import type { WeakConceptsService } from './weak-concepts.service.ts';

const ofCourse = { nullable: true, description: 'Of this course alone; null: of everything.' };
const zone = {
  defaultValue: 'UTC',
  description: 'Where the day begins and ends: an IANA time zone, such as Europe/Berlin.',
};

@Resolver(() => Practice)
export class PracticeResolver {
  constructor(
    private readonly practices: PracticeService,
    private readonly concepts: WeakConceptsService,
  ) {}

  @Authorized('signedIn')
  @Cost(5)
  @Query(() => Practice, {
    description: 'What the caller missed in quizzes, as far as it is to be asked today.',
  })
  practice(
    @Arg('courseId', () => ID, ofCourse) courseId: string | null,
    @Arg('timeZone', () => String, zone) timeZone: string,
    @CurrentActor() actor: Actor,
  ): Promise<PracticeView> {
    return this.practices.today(actor, { courseId: courseId ?? null, timeZone });
  }

  @Authorized('signedIn')
  @Cost(5)
  @Mutation(() => PracticeAnswer, {
    nullable: true,
    description: 'Answers a card of the caller’s. How well it was known decides when it comes back.',
  })
  answerPractice(
    @Arg('cardId', () => ID, { description: 'The card’s id.' }) cardId: string,
    @Arg('answer', () => PracticeAnswerInput, { description: 'What is answered.' })
    answer: PracticeAnswerInput,
    @Arg('timeZone', () => String, zone) timeZone: string,
    @CurrentActor() actor: Actor,
  ): Promise<PracticeAnswer> {
    return this.practices.answer(actor, cardId, answer, timeZone);
  }

  @Authorized('signedIn')
  @Cost(5)
  @Mutation(() => Practice, {
    nullable: true,
    description: 'Sets when the exam is, today or later, and how long the caller wants to practise a day.',
  })
  savePracticePlan(
    @Arg('courseId', () => ID, ofCourse) courseId: string | null,
    @Arg('input', () => PracticePlanInput, { description: 'The plan.' }) input: PracticePlanInput,
    @Arg('timeZone', () => String, zone) timeZone: string,
    @CurrentActor() actor: Actor,
  ): Promise<PracticeView> {
    const plan = { examOn: input.examOn ?? null, minutesADay: input.minutesADay };
    return this.practices.savePlan(actor, { courseId: courseId ?? null, timeZone }, plan);
  }

  @Authorized('signedIn')
  @Cost(8)
  @Query(() => [WeakConcept], {
    description:
      'What the caller’s newest 2,000 answers show to be known least, the weakest first; at most fifty.',
  })
  weakConcepts(
    @Arg('courseId', () => ID, ofCourse) courseId: string | null,
    @Arg('attemptId', () => ID, {
      nullable: true,
      description:
        'Only concepts of what was missed in this attempt of the caller’s; null: whatever showed them.',
    })
    attemptId: string | null,
    @CurrentActor() actor: Actor,
  ): Promise<WeakConcept[]> {
    return this.concepts.list(actor, courseId ?? null, attemptId ?? null);
  }
}

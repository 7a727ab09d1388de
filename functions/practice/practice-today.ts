import {
  chooseAhead,
  chooseCards,
  chooseMissed,
  isDue,
  type PracticeCandidate,
} from '../../core/practice/choose-cards.ts';
import { recommendedDailyMinutes } from '../../core/practice/recommended-daily-minutes.ts';
import { cardsADay, dayIn, type PracticePlan } from '../../core/practice/practice-plan.ts';
import { upcomingDays } from '../../core/practice/upcoming-days.ts';
import type { PracticeCard, PracticeSession } from '../../schema/practice/practice.type.ts';
import type { Actor } from '../platform/actor.ts';
import { day, isoAfter, type Clock } from '../platform/clock.ts';
import type { PracticeMaterialService } from '../quizzes/index.ts';
import { askableCards } from './askable-cards.ts';
import { PracticePlans } from './practice-plans.ts';
import { toCardView } from './practice.mapper.ts';
import type { PracticeSync } from './practice-sync.ts';
import type { CardDocument, PracticeStore } from './practice.store.ts';
import { comesBack, toCandidate, type ZonedTime } from './schedule.ts';
import type { WeakConceptsService } from './weak-concepts.service.ts';

export interface PracticeTodayDependencies {
  readonly practice: PracticeStore;
  readonly material: Pick<PracticeMaterialService, 'show' | 'revealedQuizzes'>;
  readonly sync: PracticeSync;
  readonly weakConcepts: Pick<WeakConceptsService, 'list'>;
  readonly clock: Clock;
}

/** Practice of one course. If `courseId` is null, practice of all courses, with the plan without a course. */
export interface PracticeQuery {
  readonly courseId: string | null;
  readonly timeZone: string;
}

/** A card with its due time, which depends on the exam date in the plan of its course. */
interface PlannedCard {
  readonly card: CardDocument;
  readonly dueAt: string;
  readonly candidate: PracticeCandidate;
}

function planned(card: CardDocument, plans: PracticePlans, moment: ZonedTime): PlannedCard {
  const { _id, memory, courseId } = card;
  const forExam = { memory, examDate: plans.for(courseId).examDate };
  return {
    card,
    dueAt: comesBack(forExam, moment.timeZone),
    candidate: toCandidate(_id, forExam, moment),
  };
}

/** The cards to practise today. */
export class PracticeToday {
  constructor(private readonly dependencies: PracticeTodayDependencies) {}

  /** The cards to review today, within the daily time. Throws RangeError for an unknown time zone. */
  async view(actor: Actor, query: PracticeQuery): Promise<PracticeSession> {
    const { courseId, timeZone } = query;
    const { userId } = actor;
    const { practice, sync, clock } = this.dependencies;
    const today = dayIn(timeZone, clock.now());
    await sync.run(actor);
    const [{ all, plans }, times] = await Promise.all([
      this.allCards(actor, query),
      practice.listPractised(userId, isoAfter(clock, -2 * day), courseId ?? undefined),
    ]);
    const doneToday = times.filter((at) => dayIn(timeZone, new Date(at)) === today).length;
    return this.toSession(all, plans.for(courseId), { today, doneToday });
  }

  /**
   * Cards about the weak concepts, due or not, as many as fit into the daily time. Throws RangeError for an unknown
   * time zone.
   */
  async ahead(actor: Actor, query: PracticeQuery): Promise<PracticeCard[]> {
    const { courseId } = query;
    // Creates the cards of new attempts, too.
    const weakest = await this.dependencies.weakConcepts.list(actor, courseId);
    const { all, plans } = await this.allCards(actor, query);
    const chosen = chooseAhead(
      all.map(({ card, candidate }) => ({ ...candidate, concepts: card.concepts })),
      weakest.map(({ concept }) => concept),
      cardsADay(plans.for(courseId)),
    );
    return this.views(all, chosen);
  }

  /**
   * Cards of all questions that the user missed in an attempt, due or not. Throws RangeError for an unknown time zone.
   */
  async missed(actor: Actor, query: PracticeQuery, attemptId: string): Promise<PracticeCard[]> {
    const { practice, sync } = this.dependencies;
    await sync.run(actor);
    const [missed, { all }] = await Promise.all([
      practice.listMissed(actor.userId, attemptId),
      this.allCards(actor, query),
    ]);
    const candidates = all.map(({ card, candidate }) => ({ ...candidate, questionId: card.questionId }));
    return this.views(all, chooseMissed(candidates, new Set(missed)));
  }

  /** The user's cards that can be asked, with the plans that decide when they are due. */
  private async allCards(actor: Actor, { courseId, timeZone }: PracticeQuery) {
    const { practice, clock } = this.dependencies;
    const moment = { now: clock.now(), timeZone };
    const [cards, plans] = await Promise.all([
      askableCards(this.dependencies, actor, courseId ?? undefined),
      PracticePlans.of(practice, actor.userId, dayIn(timeZone, moment.now)),
    ]);
    return { all: cards.map((card) => planned(card, plans, moment)), plans };
  }

  private async toSession(
    all: readonly PlannedCard[],
    plan: PracticePlan,
    { today, doneToday }: { readonly today: string; readonly doneToday: number },
  ): Promise<PracticeSession> {
    const candidates = all.map(({ candidate }) => candidate);
    const chosen = chooseCards(candidates, { today, room: cardsADay(plan) - doneToday });
    const chosenIds = new Set(chosen);
    const others = all.filter(({ card }) => !chosenIds.has(card._id));
    return {
      cards: await this.views(all, chosen),
      due: candidates.filter((candidate) => isDue(candidate, today)).length,
      total: all.length,
      doneToday,
      ...plan,
      recommendedDailyMinutes: recommendedDailyMinutes(candidates, plan, { today, doneToday }),
      nextDueAt: others.map(({ dueAt }) => dueAt).toSorted()[0] ?? null,
      upcoming: upcomingDays(
        others.map(({ candidate }) => candidate),
        today,
      ),
    };
  }

  private async views(all: readonly PlannedCard[], chosen: readonly string[]): Promise<PracticeCard[]> {
    const byId = new Map(all.map((each) => [each.card._id, each]));
    const today = chosen.flatMap((id) => byId.get(id) ?? []);
    const shown = await this.dependencies.material.show(
      today.map(({ card }) => ({ ...card, seed: seedOf(card) })),
    );
    return today.flatMap(({ card, dueAt }) => {
      const question = shown.get(card.versionId);
      return question ? [toCardView({ card, dueAt, question })] : [];
    });
  }
}

/** The seed for the order of a card's options. It changes with each review, so that the order changes. */
export function seedOf({ _id, revision }: CardDocument): string {
  return `${_id} ${revision}`;
}

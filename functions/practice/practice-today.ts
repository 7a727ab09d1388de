import { chooseCards, isDue, type PracticeCandidate } from '../../core/practice/choose-cards.ts';
import { enoughMinutes } from '../../core/practice/enough-minutes.ts';
import { cardsADay, dayIn, type PracticePlan } from '../../core/practice/practice-plan.ts';
import { upcomingDays } from '../../core/practice/upcoming-days.ts';
import type { Actor } from '../platform/actor.ts';
import { day, isoAfter, type Clock } from '../platform/clock.ts';
import type { PracticeMaterialService } from '../quizzes/index.ts';
import { askableCards } from './askable-cards.ts';
import { PracticePlans } from './practice-plans.ts';
import { toCardView, type PracticeCardView, type PracticeView } from './practice.mapper.ts';
import type { PracticeSync } from './practice-sync.ts';
import type { CardDocument, PracticeStore } from './practice.store.ts';
import { comesBack, toCandidate, type ZonedTime } from './schedule.ts';

export interface PracticeTodayDependencies {
  readonly practice: PracticeStore;
  readonly material: Pick<PracticeMaterialService, 'show' | 'revealedQuizzes'>;
  readonly sync: PracticeSync;
  readonly clock: Clock;
}

/** Of which practice: of one course, or of all that the person has, under the plan for no course. */
export interface PracticeQuery {
  readonly courseId: string | null;
  readonly timeZone: string;
}

/** A card with when it comes back, by the plan of its course. */
interface PlannedCard {
  readonly card: CardDocument;
  readonly dueOn: string;
  readonly candidate: PracticeCandidate;
}

function planned(card: CardDocument, plans: PracticePlans, moment: ZonedTime): PlannedCard {
  const { _id, memory, courseId } = card;
  const forExam = { memory, examOn: plans.for(courseId).examOn };
  return {
    card,
    dueOn: comesBack(forExam, moment.timeZone),
    candidate: toCandidate(_id, forExam, moment),
  };
}

/** Says what somebody has to practise today. */
export class PracticeToday {
  constructor(private readonly dependencies: PracticeTodayDependencies) {}

  /** Throws RangeError where there is no such time zone. */
  async view({ userId }: Actor, { courseId, timeZone }: PracticeQuery): Promise<PracticeView> {
    const { practice, sync, clock } = this.dependencies;
    const moment = { now: clock.now(), timeZone };
    const today = dayIn(timeZone, moment.now);
    await sync.run(userId);
    const [cards, plans, times] = await Promise.all([
      askableCards(this.dependencies, userId, courseId ?? undefined),
      PracticePlans.of(practice, userId, today),
      practice.listPractised(userId, isoAfter(clock, -2 * day), courseId ?? undefined),
    ]);
    const doneToday = times.filter((at) => dayIn(timeZone, new Date(at)) === today).length;
    const all = cards.map((card) => planned(card, plans, moment));
    return this.told(all, plans.for(courseId), { today, doneToday });
  }

  private async told(
    all: readonly PlannedCard[],
    plan: PracticePlan,
    { today, doneToday }: { readonly today: string; readonly doneToday: number },
  ): Promise<PracticeView> {
    const candidates = all.map(({ candidate }) => candidate);
    const chosen = chooseCards(candidates, { today, room: cardsADay(plan) - doneToday });
    const now = new Set(chosen);
    const left = all.filter(({ card }) => !now.has(card._id));
    return {
      cards: await this.views(all, chosen),
      due: candidates.filter((candidate) => isDue(candidate, today)).length,
      total: all.length,
      doneToday,
      ...plan,
      enoughMinutes: enoughMinutes(candidates, plan, { today, doneToday }),
      nextDueOn: left.map(({ dueOn }) => dueOn).toSorted()[0] ?? null,
      upcoming: upcomingDays(
        left.map(({ candidate }) => candidate),
        today,
      ),
    };
  }

  private async views(all: readonly PlannedCard[], chosen: readonly string[]): Promise<PracticeCardView[]> {
    const byId = new Map(all.map((each) => [each.card._id, each]));
    const today = chosen.flatMap((id) => byId.get(id) ?? []);
    const shown = await this.dependencies.material.show(
      today.map(({ card }) => ({ ...card, seed: seedOf(card) })),
    );
    return today.flatMap(({ card, dueOn }) => {
      const question = shown.get(card.versionId);
      return question ? [toCardView({ card, dueOn, question })] : [];
    });
  }
}

/** Another order each time it is asked. */
export function seedOf({ _id, revision }: CardDocument): string {
  return `${_id} ${revision}`;
}

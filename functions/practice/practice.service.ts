import { chooseCards, type PracticeCandidate } from '../../core/practice/choose-cards.ts';
import {
  cardsADay,
  checkPracticePlan,
  dayIn,
  practiceDefaults,
  type PracticePlan,
} from '../../core/practice/practice-plan.ts';
import { texts } from '../../core/texts.ts';
import type { Actor } from '../core/actor.ts';
import { day, isoAfter, type Clock } from '../core/clock.ts';
import { AppError, badUserInput, fieldsUnder } from '../core/errors.ts';
import type { NewId } from '../core/new-id.ts';
import type { PracticeMaterialService, UncheckedAnswer } from '../quizzes/practice-material.service.ts';
import { asked, recallAt } from './memory.ts';
import {
  toCardView,
  type PracticeAnswerView,
  type PracticeCardView,
  type PracticeView,
} from './practice.mapper.ts';
import type { PracticeSync } from './practice-sync.ts';
import type { CardDocument, PracticeStore } from './practice.store.ts';

export interface PracticeServiceParts {
  readonly practice: PracticeStore;
  readonly material: Pick<PracticeMaterialService, 'show' | 'judge'>;
  readonly sync: PracticeSync;
  readonly memberships: Memberships;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Who is in which course. */
export interface Memberships {
  may(actor: Actor, courseId: string, use: 'read'): Promise<boolean>;
}

/** Of which practice: of one course, or of all that the person has, under the plan for no course. */
export interface PracticeWish {
  readonly courseId: string | null;
  readonly timeZone: string;
}

function noSuchCard(): AppError {
  return new AppError('There is no such card.', { code: 'NOT_FOUND' });
}

function answeredElsewhere(): AppError {
  return new AppError('This card was answered elsewhere since it was shown.', { code: 'CONFLICT' });
}

/** Cards of what somebody missed, asked when they would begin to be forgotten. */
export class PracticeService {
  constructor(private readonly parts: PracticeServiceParts) {}

  /** Throws BAD_USER_INPUT where there is no such time zone. */
  async today(actor: Actor, wish: PracticeWish): Promise<PracticeView> {
    const { practice, sync } = this.parts;
    const today = this.dayOf(wish.timeZone, this.parts.clock.now());
    await sync.run(actor.userId);
    const [cards, plan, doneToday] = await Promise.all([
      practice.listCards(actor.userId, wish.courseId ?? undefined),
      this.planOf(actor, wish.courseId),
      this.doneOn(actor, today, wish),
    ]);
    const candidates = cards.map((card) => this.candidate(card, plan, today, wish.timeZone));
    const room = cardsADay(plan) - doneToday;
    const chosen = chooseCards(candidates, { room, isExamAhead: this.examAt(plan) !== null });
    const left = candidates.filter(({ id }) => !chosen.includes(id)).map(({ dueAt }) => dueAt);
    return {
      cards: await this.views(cards, chosen),
      due: candidates.filter(({ isDue }) => isDue).length,
      total: cards.length,
      doneToday,
      ...plan,
      nextDueOn: left.length > 0 ? new Date(left.reduce((a, b) => Math.min(a, b))).toISOString() : null,
    };
  }

  /** Throws NOT_FOUND, CONFLICT where the card was answered elsewhere meanwhile, BAD_USER_INPUT. */
  async answer(
    actor: Actor,
    cardId: string,
    answer: Omit<UncheckedAnswer, 'questionId'> & { readonly asked: number },
  ): Promise<PracticeAnswerView> {
    const { practice, material, clock } = this.parts;
    const card = await practice.findCard(cardId, actor.userId);
    const known = card && { ...card, seed: seedOf(card) };
    const judged = known && (await material.judge(actor.userId, known, answer));
    if (!card || !judged) throw noSuchCard();
    if (answer.asked !== card.memory.repetitions) throw answeredElsewhere();
    const { share, result } = judged;
    const plan = await this.planOf(actor, card.courseId);
    const memory = asked(card.memory, share === 1, clock.now(), this.examAt(plan));
    if (!(await practice.changeCard(card, { memory }))) throw answeredElsewhere();
    await this.record(card, share);
    return { id: cardId, isRight: share === 1, result, dueOn: memory.due };
  }

  /** What is to be asked today, by the new plan. Throws NOT_FOUND for a course that one is not in, BAD_USER_INPUT. */
  async savePlan(actor: Actor, wish: PracticeWish, plan: PracticePlan): Promise<PracticeView> {
    const { courseId } = wish;
    if (courseId !== null && !(await this.parts.memberships.may(actor, courseId, 'read')))
      throw new AppError(texts.courseLoad.none, { code: 'NOT_FOUND' });
    const errors = checkPracticePlan(plan);
    if (Object.keys(errors).length > 0) throw badUserInput(fieldsUnder('input', errors));
    this.dayOf(wish.timeZone, this.parts.clock.now());
    await this.parts.practice.savePlan(actor.userId, courseId, plan);
    return this.today(actor, wish);
  }

  private async planOf({ userId }: Actor, courseId: string | null): Promise<PracticePlan> {
    const { practice } = this.parts;
    const plan =
      (await practice.findPlan(userId, courseId)) ?? (courseId && (await practice.findPlan(userId, null)));
    return plan ? { examOn: plan.examOn, minutesADay: plan.minutesADay } : practiceDefaults;
  }

  /** Noon of the exam's day; null where none is ahead. */
  private examAt({ examOn }: PracticePlan): Date | null {
    const at = examOn === null ? null : new Date(`${examOn}T12:00:00.000Z`);
    return at && at > this.parts.clock.now() ? at : null;
  }

  private candidate(card: CardDocument, plan: PracticePlan, today: string, zone: string): PracticeCandidate {
    const { due, reviewed } = card.memory;
    return {
      id: card._id,
      dueAt: Date.parse(due),
      isDue: dayIn(zone, new Date(due)) <= today,
      wasAskedToday: reviewed !== null && dayIn(zone, new Date(reviewed)) === today,
      recall: recallAt(card.memory, this.examAt(plan) ?? this.parts.clock.now()),
    };
  }

  private async doneOn(actor: Actor, today: string, { courseId, timeZone }: PracticeWish): Promise<number> {
    const since = isoAfter(this.parts.clock, -2 * day);
    const times = await this.parts.practice.listPractised(actor.userId, since, courseId ?? undefined);
    return times.filter((at) => dayIn(timeZone, new Date(at)) === today).length;
  }

  private async views(
    cards: readonly CardDocument[],
    chosen: readonly string[],
  ): Promise<PracticeCardView[]> {
    const byId = new Map(cards.map((card) => [card._id, card]));
    const today = chosen.flatMap((id) => byId.get(id) ?? []);
    const shown = await this.parts.material.show(today.map((card) => ({ ...card, seed: seedOf(card) })));
    return today.flatMap((card) => {
      const question = shown.get(card.versionId);
      return question ? [toCardView(card, question)] : [];
    });
  }

  private async record(card: CardDocument, share: number): Promise<void> {
    const { practice, clock, newId } = this.parts;
    const { _id, userId, courseId, questionId, concepts } = card;
    const at = isoAfter(clock, 0);
    const answer = {
      userId,
      courseId,
      kind: 'practice',
      sourceId: _id,
      questionId,
      concepts,
      share,
      at,
    } as const;
    await practice.addAnswer({ ...answer, _id: newId() });
  }

  private dayOf(timeZone: string, at: Date): string {
    try {
      return dayIn(timeZone, at);
    } catch {
      throw badUserInput({ timeZone: 'There is no such time zone: name one like Europe/Berlin.' });
    }
  }
}

/** Another order each time it is asked. */
function seedOf({ _id, revision }: CardDocument): string {
  return `${_id} ${revision}`;
}

import { checkPracticePlan, dayIn, type PracticePlan } from '../../core/practice/practice-plan.ts';
import { texts } from '../../core/texts.ts';
import type { PracticeAnswer, PracticeCard, PracticeSession } from '../../schema/practice/practice.type.ts';
import type { Actor } from '../platform/actor.ts';
import { isoAfter, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput, fieldsUnder } from '../platform/errors.ts';
import type { NewId } from '../platform/new-id.ts';
import type { PracticeMaterialService, UncheckedAnswer } from '../quizzes/index.ts';
import { asked, askedAgain } from './memory.ts';
import { PracticePlans } from './practice-plans.ts';
import { seedOf, type PracticeToday, type PracticeQuery } from './practice-today.ts';
import type { CardDocument, PracticeStore } from './practice.store.ts';
import { comesBack, wasAskedToday } from './schedule.ts';

export interface PracticeServiceDependencies {
  readonly practice: PracticeStore;
  readonly material: Pick<PracticeMaterialService, 'grade'>;
  readonly day: PracticeToday;
  readonly memberships: Memberships;
  readonly clock: Clock;
  readonly newId: NewId;
}

/** Checks permissions for courses. */
export interface Memberships {
  may(actor: Actor, courseId: string, use: 'read'): Promise<boolean>;
}

/** `cardRevision`: number of reviews when the card was shown. */
interface CardAnswer extends Omit<UncheckedAnswer, 'questionId'> {
  readonly cardRevision: number;
}

function cardNotFound(): AppError {
  return new AppError('Card not found.', { code: 'NOT_FOUND' });
}

function alreadyAnswered(): AppError {
  return new AppError('This card was answered in another tab or on another device.', { code: 'CONFLICT' });
}

/** Practice cards: missed questions, asked again before the student is likely to forget them. */
export class PracticeService {
  constructor(private readonly dependencies: PracticeServiceDependencies) {}

  /** The cards to review today. Throws BAD_USER_INPUT for an unknown time zone. */
  async today(actor: Actor, query: PracticeQuery): Promise<PracticeSession> {
    this.dayIn(query.timeZone);
    return this.dependencies.day.view(actor, query);
  }

  /**
   * Cards about weak concepts, or of the questions that were missed in an attempt, due or not. Throws BAD_USER_INPUT for
   * an unknown time zone.
   */
  async ahead(actor: Actor, query: PracticeQuery, attemptId: string | null): Promise<PracticeCard[]> {
    this.dayIn(query.timeZone);
    const { day } = this.dependencies;
    return attemptId === null ? day.ahead(actor, query) : day.missed(actor, query, attemptId);
  }

  /**
   * Grades and records an answer, and schedules the card. Throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT if the
   * card was answered in another tab or on another device.
   */
  async answer(actor: Actor, cardId: string, answer: CardAnswer, timeZone: string): Promise<PracticeAnswer> {
    const { practice, material, clock } = this.dependencies;
    const card = await practice.findCard(cardId, actor.userId);
    const known = card && { ...card, seed: seedOf(card) };
    const graded = known && (await material.grade(actor, known, answer));
    if (!card || !graded) throw cardNotFound();
    const today = this.dayIn(timeZone);
    if (answer.cardRevision !== card.memory.repetitions) throw alreadyAnswered();
    const { share, result } = graded;
    const now = clock.now();
    const review = wasAskedToday(card.memory, { now, timeZone }) ? askedAgain : asked;
    const memory = review(card.memory, share === 1, now);
    if (!(await practice.changeCard(card, { memory }))) throw alreadyAnswered();
    await this.record(card, share);
    const plans = await PracticePlans.of(practice, actor.userId, today);
    const { examDate } = plans.for(card.courseId);
    return { id: cardId, isCorrect: share === 1, result, dueAt: comesBack({ memory, examDate }, timeZone) };
  }

  /**
   * Saves a plan and returns the cards to review today. Throws BAD_USER_INPUT, and NOT_FOUND if the user
   * cannot read the course.
   */
  async savePlan(actor: Actor, query: PracticeQuery, plan: PracticePlan): Promise<PracticeSession> {
    const { courseId } = query;
    if (courseId !== null && !(await this.dependencies.memberships.may(actor, courseId, 'read')))
      throw new AppError(texts.courseLoad.none, { code: 'NOT_FOUND' });
    const errors = checkPracticePlan(plan, this.dayIn(query.timeZone));
    if (Object.keys(errors).length > 0) throw badUserInput(fieldsUnder('input', errors));
    await this.dependencies.practice.savePlan(actor.userId, courseId, plan);
    return this.today(actor, query);
  }

  private async record(card: CardDocument, share: number): Promise<void> {
    const { practice, clock, newId } = this.dependencies;
    const { _id: sourceId, userId, courseId, questionId, concepts } = card;
    const about = { userId, courseId, sourceId, questionId, concepts };
    await practice.addAnswer({
      ...about,
      _id: newId(),
      kind: 'practice',
      share,
      at: isoAfter(clock, 0),
    });
  }

  /** Today in the student's time zone. */
  private dayIn(timeZone: string): string {
    try {
      return dayIn(timeZone, this.dependencies.clock.now());
    } catch {
      throw badUserInput({ timeZone: 'Unknown time zone. Use a name like Europe/Berlin.' });
    }
  }
}

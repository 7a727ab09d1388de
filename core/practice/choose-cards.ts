/** What scheduling has to know of a card. Days are `YYYY-MM-DD`, where the student is. */
export interface PracticeCandidate {
  readonly id: string;
  /** The day on which it comes back. */
  readonly dueDate: string;
  /** No card is asked twice on a day. */
  readonly wasAskedToday: boolean;
  /** The day of the exam that it is for; null where none is ahead. */
  readonly examDate: string | null;
  /** How likely it is remembered on the day that counts: the exam's, else today; 0 to 1. */
  readonly recall: number;
}

export interface PracticeDay {
  readonly today: string;
  /** How many cards fit into what is left of the day's budget. */
  readonly room: number;
}

/** What is remembered this surely on the exam's day needs no more practice before it. */
const sureEnough = 0.9;

export function isDue({ dueDate, wasAskedToday }: PracticeCandidate, today: string): boolean {
  return !wasAskedToday && dueDate <= today;
}

/** Whether an exam is ahead on whose day it would not be remembered surely. */
export function isUnsure({ examDate, recall }: PracticeCandidate): boolean {
  return examDate !== null && recall < sureEnough;
}

const never = '9999-12-31';

function nearestExamFirst(one: PracticeCandidate, other: PracticeCandidate): number {
  return (one.examDate ?? never).localeCompare(other.examDate ?? never);
}

function weakestFirst(one: PracticeCandidate, other: PracticeCandidate): number {
  return nearestExamFirst(one, other) || one.recall - other.recall || (one.id < other.id ? -1 : 1);
}

/** By how long they wait, so that what is missed again and again does not keep all others from coming. */
function byDueDate(one: PracticeCandidate, other: PracticeCandidate): number {
  return nearestExamFirst(one, other) || one.dueDate.localeCompare(other.dueDate) || weakestFirst(one, other);
}

/**
 * What to practise on a day, within its budget: what is due, for the nearest exam and the longest due first, of one day
 * what would be remembered worst. Where room is left, what an exam would find forgotten is brought forward.
 */
export function chooseCards(
  candidates: readonly PracticeCandidate[],
  { today, room }: PracticeDay,
): readonly string[] {
  const due = candidates.filter((card) => isDue(card, today));
  const early = candidates.filter((card) => !card.wasAskedToday && !isDue(card, today) && isUnsure(card));
  const order = [...due.toSorted(byDueDate), ...early.toSorted(weakestFirst)];
  return order.slice(0, Math.max(0, room)).map(({ id }) => id);
}

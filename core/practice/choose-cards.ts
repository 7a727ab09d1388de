/** What scheduling has to know of a card. */
export interface PracticeCandidate {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  /** Whether `dueAt` is today, or was before. */
  readonly isDue: boolean;
  readonly wasAskedToday: boolean;
  /** How likely it is remembered on the day that counts: the exam's, else now; 0 to 1. */
  readonly recall: number;
}

export interface PracticeDay {
  /** How many cards fit into what is left of the day's budget. */
  readonly room: number;
  readonly isExamAhead: boolean;
}

/** What is remembered this surely on the exam's day needs no more practice before it. */
const sureEnough = 0.9;

function weakestFirst(one: PracticeCandidate, other: PracticeCandidate): number {
  return one.recall - other.recall || one.dueAt - other.dueAt || (one.id < other.id ? -1 : 1);
}

/**
 * What to practise on a day, within its budget: what is due, what would be remembered worst first. Where an exam is ahead
 * and room is left, what would not be remembered surely on its day is brought forward, once a day each.
 */
export function chooseCards(
  candidates: readonly PracticeCandidate[],
  { room, isExamAhead }: PracticeDay,
): readonly string[] {
  const due = candidates.filter(({ isDue }) => isDue);
  const early = candidates.filter(
    ({ isDue, wasAskedToday, recall }) => isExamAhead && !isDue && !wasAskedToday && recall < sureEnough,
  );
  const order = [...due.toSorted(weakestFirst), ...early.toSorted(weakestFirst)];
  return order.slice(0, Math.max(0, room)).map(({ id }) => id);
}

/** What scheduling has to know of a card. */
export interface PracticeCandidate {
  readonly id: string;
  /** From when on it is to be asked, milliseconds since 1970. */
  readonly dueAt: number;
  /** When it was asked last, milliseconds since 1970; null before the first time. */
  readonly askedAt: number | null;
  /** How likely it is remembered on the day that counts: the exam's, else now; 0 to 1. */
  readonly recall: number;
}

export interface PracticeDay {
  /** Milliseconds since 1970: what is due by then belongs to the day. */
  readonly endsAt: number;
  readonly startsAt: number;
  /** How many cards fit into what is left of the day's budget. */
  readonly room: number;
  /** Whether an exam is ahead. */
  readonly hasExam: boolean;
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
export function chooseCards(candidates: readonly PracticeCandidate[], day: PracticeDay): readonly string[] {
  const isDue = ({ dueAt }: PracticeCandidate) => dueAt < day.endsAt;
  const due = candidates.filter(isDue).toSorted(weakestFirst);
  const early = day.hasExam
    ? candidates.filter(
        (card) => !isDue(card) && card.recall < sureEnough && (card.askedAt ?? 0) < day.startsAt,
      )
    : [];
  return [...due, ...early.toSorted(weakestFirst)].slice(0, Math.max(0, day.room)).map(({ id }) => id);
}

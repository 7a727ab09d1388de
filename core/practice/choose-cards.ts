/** The scheduler's view of a card. Days are `YYYY-MM-DD` in the student's time zone. */
export interface PracticeCandidate {
  readonly id: string;
  /** The day on which it is due. */
  readonly dueDate: string;
  /** A card is asked once a day. */
  readonly wasAskedToday: boolean;
  /** The day of its exam. Null if no exam is upcoming. */
  readonly examDate: string | null;
  /** Probability of remembering it on the day of the exam, or today if there is no exam. 0 to 1. */
  readonly recall: number;
}

export interface PracticeDay {
  readonly today: string;
  /** Number of cards left in today's budget. */
  readonly room: number;
}

/** A card with this recall on the day of the exam needs no more practice before it. */
const sureEnough = 0.9;

export function isDue({ dueDate, wasAskedToday }: PracticeCandidate, today: string): boolean {
  return !wasAskedToday && dueDate <= today;
}

/** Whether the card would not be remembered well enough on the day of its exam. */
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

/** Orders the cards of one exam by due date, so that cards that are missed repeatedly do not block the others. */
function byDueDate(one: PracticeCandidate, other: PracticeCandidate): number {
  return nearestExamFirst(one, other) || one.dueDate.localeCompare(other.dueDate) || weakestFirst(one, other);
}

/**
 * The cards to practise today, within the daily budget. Due cards come first, ordered by exam date, due date
 * and lowest recall. If there is room, unsure cards that are not due yet are added.
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

/** A card that can be practised ahead of its due day. */
export interface AheadCandidate extends Pick<PracticeCandidate, 'id' | 'recall'> {
  readonly concepts: readonly string[];
}

/**
 * The cards about weak concepts, due or not, up to `room`. Cards about the weakest concept come first, of one
 * concept the card with the lowest recall. `weakest` are the concepts, weakest first. Letter case is ignored. Without weak
 * concepts all cards, lowest recall first.
 */
export function chooseAhead(
  candidates: readonly AheadCandidate[],
  weakest: readonly string[],
  room: number,
): readonly string[] {
  const rankOf = new Map(weakest.map((concept, rank) => [concept.toLowerCase(), rank]));
  const ranked = candidates.flatMap(({ id, recall, concepts }) => {
    const ranks = concepts.flatMap((concept) => rankOf.get(concept.toLowerCase()) ?? []);
    if (weakest.length === 0) return [{ id, recall, rank: 0 }];
    return ranks.length === 0 ? [] : [{ id, recall, rank: Math.min(...ranks) }];
  });
  return ranked
    .toSorted(
      (one, other) => one.rank - other.rank || one.recall - other.recall || (one.id < other.id ? -1 : 1),
    )
    .slice(0, room)
    .map(({ id }) => id);
}

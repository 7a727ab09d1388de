/** The values of a practice card by which cards are chosen. Days are `YYYY-MM-DD` in the student's time zone. */
export interface PracticeCandidate {
  readonly id: string;
  /** The day on which the card is due. */
  readonly dueDate: string;
  /** If true, the card is not asked again today. */
  readonly wasAskedToday: boolean;
  /** The day of the exam for which the card is practised. Null if no exam is upcoming. */
  readonly examDate: string | null;
  /** Probability, 0 to 1, that the student remembers the card on the day of the exam, or today if there is no exam. */
  readonly recall: number;
}

export interface PracticeDay {
  readonly today: string;
  /** Number of cards that can still be asked today. Negative if more cards than planned were asked. */
  readonly room: number;
}

/** A card with this recall on the day of the exam needs no more practice before the exam. */
const sufficientRecall = 0.9;

export function isDue({ dueDate, wasAskedToday }: PracticeCandidate, today: string): boolean {
  return !wasAskedToday && dueDate <= today;
}

/** Whether the card would not be remembered well enough on the day of its exam. */
export function isUnsure({ examDate, recall }: PracticeCandidate): boolean {
  return examDate !== null && recall < sufficientRecall;
}

const never = '9999-12-31';

function nearestExamFirst(one: PracticeCandidate, other: PracticeCandidate): number {
  return (one.examDate ?? never).localeCompare(other.examDate ?? never);
}

type Recalled = Pick<PracticeCandidate, 'id' | 'recall'>;

function lowestRecallFirst(one: Recalled, other: Recalled): number {
  return one.recall - other.recall || (one.id < other.id ? -1 : 1);
}

function weakestFirst(one: PracticeCandidate, other: PracticeCandidate): number {
  return nearestExamFirst(one, other) || lowestRecallFirst(one, other);
}

/**
 * Orders the cards of an exam by due date, not by recall, so that cards that are often missed do not block other cards.
 */
function byDueDate(one: PracticeCandidate, other: PracticeCandidate): number {
  return nearestExamFirst(one, other) || one.dueDate.localeCompare(other.dueDate) || weakestFirst(one, other);
}

/**
 * IDs of the cards to practise today, maximum `room`. Due cards come first, ordered by exam date, due date and lowest
 * recall. If there is room, unsure cards that are not due yet follow.
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

/**
 * IDs of the cards of missed questions, due or not, lowest recall first.
 * @param missed IDs of the questions
 */
export function chooseMissed(
  candidates: readonly (Recalled & { readonly questionId: string })[],
  missed: ReadonlySet<string>,
): readonly string[] {
  return candidates
    .filter(({ questionId }) => missed.has(questionId))
    .toSorted(lowestRecallFirst)
    .map(({ id }) => id);
}

/** A card that can be practised ahead of its due day. */
export interface AheadCandidate extends Recalled {
  readonly concepts: readonly string[];
}

/**
 * IDs of the cards about weak concepts, due or not, maximum `room`. Cards about the weakest concept come first. In a
 * concept, the card with the lowest recall comes first. Returns cards about all concepts if there are no weak concepts.
 * @param weakest the weak concepts, weakest first; letter case is ignored
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
    .toSorted((one, other) => one.rank - other.rank || lowestRecallFirst(one, other))
    .slice(0, room)
    .map(({ id }) => id);
}

import type { Difficulty, QuestionType } from '../question.ts';
import { randomOf } from '../seeded-random.ts';

/** What a draw has to know of a question in the bank. */
export interface DrawCandidate {
  readonly id: string;
  readonly categoryId: string | null;
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly type: QuestionType;
}

/** Which questions are wanted. An empty list, or null, asks for nothing in particular. */
export interface DrawWish {
  readonly count: number;
  readonly categoryIds: readonly string[];
  /** A question fits with one of them; letter case does not matter. */
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly types: readonly QuestionType[];
  /** How well a concept is known, 0 (not at all) to 1. The weaker, the more of its questions are drawn. */
  readonly weakConcepts: Readonly<Record<string, number>>;
}

export interface Draw {
  /** At most `count`, in the order in which they were drawn. */
  readonly ids: readonly string[];
  /** How many questions fit the wish. Fewer than were wanted: all of them are drawn. */
  readonly available: number;
}

/** A concept that is not known at all is drawn so many times as often as one that is. */
const weakest = 4;

interface Queue {
  readonly waiting: string[];
  /** What a draw from it adds to `turn`: less for a weak concept, which so has its turn more often. */
  readonly stride: number;
  turn: number;
}

function conceptKey(concept: string): string {
  return concept.normalize('NFKC').trim().toLowerCase();
}

function isAllowed<T>(criteria: readonly T[], value: T): boolean {
  return criteria.length === 0 || criteria.includes(value);
}

function strides(weakConcepts: DrawWish['weakConcepts']): (concept: string) => number {
  const strength = new Map(Object.entries(weakConcepts).map(([name, value]) => [conceptKey(name), value]));
  return (concept) => {
    const known = Math.min(1, Math.max(0, strength.get(concept) ?? 1));
    return 1 / (1 + (weakest - 1) * (1 - known));
  };
}

/** The concepts for whose sake a question may be drawn; one without any waits in a queue of its own kind. */
function queueNames({ concepts }: DrawCandidate, wished: ReadonlySet<string>): string[] {
  const names = [...new Set(concepts.map(conceptKey))];
  if (wished.size > 0) return names.filter((name) => wished.has(name));
  return names.length > 0 ? names : [''];
}

function fitting(candidates: readonly DrawCandidate[], wish: DrawWish): Map<string, readonly string[]> {
  const wished = new Set(wish.concepts.map(conceptKey));
  const categories: readonly (string | null)[] = wish.categoryIds;
  const names = new Map<string, readonly string[]>();
  for (const candidate of candidates) {
    const { categoryId, difficulty, type } = candidate;
    const fits =
      isAllowed(categories, categoryId) &&
      isAllowed(wish.types, type) &&
      (wish.difficulty === null || wish.difficulty === difficulty);
    const queues = fits ? queueNames(candidate, wished) : [];
    if (queues.length > 0) names.set(candidate.id, queues);
  }
  return names;
}

/** The queues of all concepts. Places and first turns come from seed and name alone, never from the order of arrival. */
function queuesOf(
  names: ReadonlyMap<string, readonly string[]>,
  { weakConcepts }: DrawWish,
  seed: string,
): Map<string, Queue> {
  const place = new Map([...names.keys()].map((id) => [id, randomOf(`${seed}:question:${id}`)()]));
  const inPlace = [...names.keys()].toSorted(
    (a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0) || (a < b ? -1 : 1),
  );
  const strideOf = strides(weakConcepts);
  const queues = new Map<string, Queue>();
  // From the last to the first, so that the next one is popped.
  for (const id of inPlace.toReversed()) {
    for (const name of names.get(id) ?? []) {
      const stride = strideOf(name);
      const turn = stride * randomOf(`${seed}:concept:${name}`)();
      const queue = queues.get(name) ?? { waiting: [], stride, turn };
      queue.waiting.push(id);
      queues.set(name, queue);
    }
  }
  return queues;
}

function nextId(queues: Map<string, Queue>, drawn: ReadonlySet<string>): string | null {
  for (;;) {
    let next: readonly [name: string, queue: Queue] | null = null;
    for (const entry of queues) {
      const [name, queue] = entry;
      const earlier =
        next === null || queue.turn < next[1].turn || (queue.turn === next[1].turn && name < next[0]);
      if (earlier) next = entry;
    }
    if (next === null) return null;
    const [name, { waiting }] = next;
    const id = waiting.pop();
    if (id === undefined) queues.delete(name);
    else if (!drawn.has(id)) return id;
  }
}

/**
 * Draws questions by chance that `seed` repeats, whatever the order of the candidates. Concepts take turns, weak ones
 * more often, so that no concept with many questions crowds out the others.
 */
export function drawQuestions(candidates: readonly DrawCandidate[], wish: DrawWish, seed: string): Draw {
  const names = fitting(candidates, wish);
  const queues = queuesOf(names, wish, seed);
  const drawn = new Set<string>();
  while (drawn.size < wish.count) {
    const id = nextId(queues, drawn);
    if (id === null) break;
    drawn.add(id);
    // It serves all its concepts, whichever of them had the turn.
    for (const name of names.get(id) ?? []) {
      const queue = queues.get(name);
      if (queue !== undefined) queue.turn += queue.stride;
    }
  }
  return { ids: [...drawn], available: names.size };
}

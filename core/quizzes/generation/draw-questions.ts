import type { Difficulty, QuestionType } from '../question.ts';
import { randomOf } from '../seeded-random.ts';

/** The values of a bank question by which questions are drawn. */
export interface DrawCandidate {
  readonly id: string;
  readonly categoryId: string | null;
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly type: QuestionType;
}

/** The questions to draw. An empty list or null means no restriction. */
export interface DrawRequest {
  readonly count: number;
  readonly categoryIds: readonly string[];
  /** Questions with at least one of these concepts are drawn. Letter case is ignored. */
  readonly concepts: readonly string[];
  readonly difficulty: Difficulty | null;
  readonly types: readonly QuestionType[];
  /** Strength of weak concepts by name, 0 to 1. The weaker a concept, the more of its questions are drawn. */
  readonly weakConcepts: Readonly<Record<string, number>>;
}

export interface Draw {
  /** At most `count`, in the order of drawing. */
  readonly ids: readonly string[];
  /** Number of matching questions. If there are fewer than requested, all of them are drawn. */
  readonly available: number;
}

/** A concept with strength 0 is drawn this many times as often as a concept with strength 1. */
const maxPreference = 4;

/** The questions of one concept. The queue with the lowest `turn` is drawn from next. */
interface Queue {
  /** IDs of the questions. The next question is the last entry. */
  readonly waiting: string[];
  /** Added to `turn` with each draw. Smaller for a weak concept, which is drawn more often. */
  readonly stride: number;
  turn: number;
}

function conceptKey(concept: string): string {
  return concept.normalize('NFKC').trim().toLowerCase();
}

function isAllowed<T>(criteria: readonly T[], value: T): boolean {
  return criteria.length === 0 || criteria.includes(value);
}

/** Returns a function with the stride of a concept. */
function strides(weakConcepts: DrawRequest['weakConcepts']): (concept: string) => number {
  const strength = new Map(Object.entries(weakConcepts).map(([name, value]) => [conceptKey(name), value]));
  return (concept) => {
    const share = Math.min(1, Math.max(0, strength.get(concept) ?? 1));
    return 1 / (1 + (maxPreference - 1) * (1 - share));
  };
}

/** The queues of a question, by concept. Questions without a concept are in the queue with an empty name. */
function queueNames({ concepts }: DrawCandidate, requested: ReadonlySet<string>): string[] {
  const names = [...new Set(concepts.map(conceptKey))];
  if (requested.size > 0) return names.filter((name) => requested.has(name));
  return names.length > 0 ? names : [''];
}

/** The names of the queues of each question that matches the request, by question ID. */
function matchingQuestions(
  candidates: readonly DrawCandidate[],
  request: DrawRequest,
): Map<string, readonly string[]> {
  const requested = new Set(request.concepts.map(conceptKey));
  const categories: readonly (string | null)[] = request.categoryIds;
  const names = new Map<string, readonly string[]>();
  for (const candidate of candidates) {
    const { categoryId, difficulty, type } = candidate;
    const fits =
      isAllowed(categories, categoryId) &&
      isAllowed(request.types, type) &&
      (request.difficulty === null || request.difficulty === difficulty);
    const queues = fits ? queueNames(candidate, requested) : [];
    if (queues.length > 0) names.set(candidate.id, queues);
  }
  return names;
}

/**
 * The queues of all concepts. Their order and first turns depend only on the seed, IDs and names, not on the order of
 * the candidates.
 */
function queuesOf(
  names: ReadonlyMap<string, readonly string[]>,
  { weakConcepts }: DrawRequest,
  seed: string,
): Map<string, Queue> {
  const rank = new Map([...names.keys()].map((id) => [id, randomOf(`${seed}:question:${id}`)()]));
  const inOrder = [...names.keys()].toSorted(
    (a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0) || (a < b ? -1 : 1),
  );
  const strideOf = strides(weakConcepts);
  const queues = new Map<string, Queue>();
  // Reversed, so that `pop` returns the next question.
  for (const id of inOrder.toReversed()) {
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

/** The next question of the queue with the lowest turn. Null if all queues are empty. */
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
 * Draws random questions. The same `seed` repeats the draw, in any order of the candidates. Questions are drawn from
 * all concepts in turn, so that a concept with many questions does not get more of them. Weak concepts get more turns.
 */
export function drawQuestions(
  candidates: readonly DrawCandidate[],
  request: DrawRequest,
  seed: string,
): Draw {
  const names = matchingQuestions(candidates, request);
  const queues = queuesOf(names, request, seed);
  const drawn = new Set<string>();
  while (drawn.size < request.count) {
    const id = nextId(queues, drawn);
    if (id === null) break;
    drawn.add(id);
    // The question counts for all its concepts, not only for the concept of the queue.
    for (const name of names.get(id) ?? []) {
      const queue = queues.get(name);
      if (queue !== undefined) queue.turn += queue.stride;
    }
  }
  return { ids: [...drawn], available: names.size };
}

import type { FieldErrors } from '../grading/course-rules.ts';
import { questionLimits } from './question-rules.ts';
import { shuffled, type Random } from './random.ts';

/** Questions of a quiz from which each attempt asks some, chosen at random. */
export interface QuestionPool {
  /** Unique in the quiz. Letter case is ignored. */
  readonly name: string;
  /** Number of questions that an attempt asks. */
  readonly count: number;
  /** Points of each of its questions, so that all attempts have the same maximum. */
  readonly points: number;
}

/** A question in a quiz. `pool`: the name of its pool. Undefined or null if each attempt asks the question. */
export interface PoolItem {
  readonly pool?: string | null;
}

export const poolLimits = {
  /** Maximum pools of a quiz. */
  pools: 50,
  /** Maximum characters of a name. */
  name: 100,
} as const;

const keyOf = (name: string) => name.trim().toLowerCase();

function checkPool({ name, count, points }: QuestionPool): FieldErrors {
  const errors: FieldErrors = {};
  if (name.trim() === '') errors['name'] = 'A pool needs a name.';
  else if (name.trim().length > poolLimits.name) errors['name'] = `Maximum ${poolLimits.name} characters.`;
  if (!Number.isInteger(count) || count < 1) errors['count'] = 'A pool asks at least 1 question.';
  else if (count > questionLimits.questions)
    errors['count'] = `A pool asks at most ${questionLimits.questions} questions.`;
  if (!Number.isFinite(points) || points < 0 || points > questionLimits.points)
    errors['points'] = `Points are 0 to ${questionLimits.points.toLocaleString('en-US')}.`;
  return errors;
}

/** All errors of the pools, under paths like `pools.0.name`. Empty if there are none. */
export function checkPools(pools: readonly QuestionPool[]): FieldErrors {
  if (pools.length > poolLimits.pools) return { pools: `A quiz has at most ${poolLimits.pools} pools.` };
  const errors: FieldErrors = {};
  const names = new Set<string>();
  for (const [at, pool] of pools.entries()) {
    for (const [field, message] of Object.entries(checkPool(pool))) errors[`pools.${at}.${field}`] = message;
    const key = keyOf(pool.name);
    if (names.has(key)) errors[`pools.${at}.name`] = 'Another pool has this name.';
    names.add(key);
  }
  return errors;
}

/** The pool with this name, or undefined. Letter case is ignored. */
export function poolNamed(
  pools: readonly QuestionPool[],
  name: string | null | undefined,
): QuestionPool | undefined {
  if (name === null || name === undefined) return undefined;
  return pools.find((pool) => keyOf(pool.name) === keyOf(name));
}

function byPool<Item extends PoolItem>(
  items: readonly Item[],
  pools: readonly QuestionPool[],
): Map<QuestionPool, Item[]> {
  const members = new Map<QuestionPool, Item[]>(pools.map((pool) => [pool, []]));
  for (const item of items) {
    const pool = poolNamed(pools, item.pool);
    if (pool) members.get(pool)?.push(item);
  }
  return members;
}

/** The errors of pools that ask more questions than they have, under paths like `pools.0.count`. */
export function checkPoolSizes(pools: readonly QuestionPool[], items: readonly PoolItem[]): FieldErrors {
  const members = byPool(items, pools);
  const errors: FieldErrors = {};
  for (const [at, pool] of pools.entries()) {
    const size = members.get(pool)?.length ?? 0;
    if (size < pool.count)
      errors[`pools.${at}.count`] =
        `The pool “${pool.name}” has ${size === 1 ? '1 question' : `${size} questions`}, so it can’t ask ${pool.count}.`;
  }
  return errors;
}

/** The items without a pool, and the items that `choose` returns for each pool. In the order of `items`. */
function chooseFromPools<Item extends PoolItem>(
  items: readonly Item[],
  pools: readonly QuestionPool[],
  choose: (members: readonly Item[], count: number) => readonly Item[],
): readonly Item[] {
  if (pools.length === 0) return items;
  const chosen = new Set([...byPool(items, pools)].flatMap(([pool, members]) => choose(members, pool.count)));
  return items.filter((item) => !poolNamed(pools, item.pool) || chosen.has(item));
}

/**
 * The items that one attempt asks, in the order of the quiz. These are all items without a pool, and `count` random
 * items of each pool. If a pool has fewer items, all of them are asked.
 */
export function drawFromPools<Item extends PoolItem>(
  items: readonly Item[],
  pools: readonly QuestionPool[],
  random: Random,
): readonly Item[] {
  return chooseFromPools(items, pools, (members, count) => shuffled(members, random).slice(0, count));
}

/**
 * The first `count` items of each pool, and all items without a pool. Used to compute the number of questions and the
 * points of an attempt, which are the same for each random draw.
 */
export function askedItems<Item extends PoolItem>(
  items: readonly Item[],
  pools: readonly QuestionPool[],
): readonly Item[] {
  return chooseFromPools(items, pools, (members, count) => members.slice(0, count));
}

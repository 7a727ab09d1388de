import { shuffled, type Random } from '../../../core/quizzes/random.ts';

/** How well a threshold on the response time distinguishes two kinds of responses. */
export interface Distinction {
  /** 0.5: not at all. 1: always. */
  readonly auc: number;
  /** The lower and the upper end of the 95 % bootstrap interval. */
  readonly interval: readonly [number, number];
}

/** Area under the ROC curve (AUC) of the rule 'a larger value is of the first kind'. Equal values count half. */
function areaUnderCurve(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].toSorted((left, right) => left.value - right.value);
  let rankSum = 0;
  for (let at = 0; at < all.length;) {
    let end = at;
    while (all[end + 1]?.value === all[at]?.value) end += 1;
    const rank = (at + end) / 2 + 1;
    for (let same = at; same <= end; same += 1) if (all[same]?.isFirst) rankSum += rank;
    at = end + 1;
  }
  return (rankSum - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}

const draws = 300;

export function distinguish(
  first: readonly number[],
  second: readonly number[],
  random: Random,
): Distinction {
  const area = areaUnderCurve(first, second);
  // An attacker soon knows which kind is slower, so an area below 0.5 helps as much as one above it.
  const directed = (value: number) => (area >= 0.5 ? value : 1 - value);
  const resampled = (values: readonly number[]) =>
    values.map(() => values[Math.floor(random() * values.length)] ?? 0);
  const areas = Array.from({ length: draws }, () =>
    directed(areaUnderCurve(resampled(first), resampled(second))),
  );
  const sorted = areas.toSorted((left, right) => left - right);
  return {
    auc: directed(area),
    interval: [sorted[Math.floor(draws * 0.025)] ?? 0, sorted[Math.floor(draws * 0.975)] ?? 1],
  };
}

/**
 * The durations of two acts in milliseconds. Each act runs `each` times, and the order of all runs is random. The
 * first `warmUp` durations of each act are dropped.
 */
export async function interleavedTimes(
  acts: readonly [(count: number) => Promise<void>, (count: number) => Promise<void>],
  { each, warmUp, random }: { readonly each: number; readonly warmUp: number; readonly random: Random },
): Promise<readonly [number[], number[]]> {
  const times: readonly [number[], number[]] = [[], []];
  const order = shuffled(
    Array.from({ length: 2 * each }, (_, at) => (at % 2 === 0 ? 0 : 1)),
    random,
  );
  for (const kind of order) {
    const started = performance.now();
    await acts[kind](times[kind].length);
    times[kind].push(performance.now() - started);
  }
  return [times[0].slice(warmUp), times[1].slice(warmUp)];
}

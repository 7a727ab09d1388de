/** Item statistics of a question, from its graded attempts. */

/** With fewer attempts, difficulty and discrimination depend more on chance than on the question. Counts are facts. */
export const minAttempts = 10;

/** The result of a question in one graded attempt. One attempt per student. */
export interface GradedItem {
  /** Share of the question's points: 0 to 1. */
  readonly share: number;
  /** Share of the points of all other graded questions of the attempt: 0 to 1. Null if there are none. */
  readonly restShare: number | null;
  /** Selected options. Empty for questions without options. */
  readonly optionIds: readonly string[];
}

export interface OptionUse {
  readonly optionId: string;
  readonly isCorrect: boolean;
  /** Number of attempts that selected it. A wrong option that nobody selects is no distractor. */
  readonly count: number;
}

export interface ItemStatistics {
  readonly sampleSize: number;
  /** Attempts that earned all points. */
  readonly correctCount: number;
  /** The mean share, 0 (nobody) to 1 (everybody). Null below `minAttempts`. */
  readonly difficulty: number | null;
  /**
   * Point-biserial correlation of `share` with `restShare`, -1 to 1. Null if fewer than `minAttempts` attempts have a
   * `restShare`, and if one of the two shares is the same for everybody.
   */
  readonly discrimination: number | null;
  /** In the order of the options. */
  readonly options: readonly OptionUse[];
  /** Attempts that selected no option. Null for questions without options. */
  readonly unansweredCount: number | null;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Smaller sums of squares are rounding noise. */
const noise = 1e-18;

function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const [meanX, meanY] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  let [squaresX, squaresY, products] = [0, 0, 0];
  for (const [x, y] of pairs) {
    squaresX += (x - meanX) ** 2;
    squaresY += (y - meanY) ** 2;
    products += (x - meanX) * (y - meanY);
  }
  if (squaresX < noise || squaresY < noise) return null;
  return Math.min(1, Math.max(-1, products / Math.sqrt(squaresX * squaresY)));
}

function discriminationOf(items: readonly GradedItem[]): number | null {
  const pairs = items.flatMap(({ share, restShare }) =>
    restShare === null ? [] : [[share, restShare] as const],
  );
  return pairs.length < minAttempts ? null : correlation(pairs);
}

/** The statistics of a question. `optionIds` are all its options, `correct` the correct ones. */
export function itemStatistics(
  items: readonly GradedItem[],
  optionIds: readonly string[],
  correct: readonly string[],
): ItemStatistics {
  const sampleSize = items.length;
  const counts = new Map<string, number>();
  for (const id of items.flatMap((item) => item.optionIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    sampleSize,
    correctCount: items.filter(({ share }) => share === 1).length,
    difficulty: sampleSize < minAttempts ? null : mean(items.map(({ share }) => share)),
    discrimination: discriminationOf(items),
    options: optionIds.map((optionId) => ({
      optionId,
      isCorrect: correct.includes(optionId),
      count: counts.get(optionId) ?? 0,
    })),
    unansweredCount:
      optionIds.length === 0 ? null : items.filter((item) => item.optionIds.length === 0).length,
  };
}

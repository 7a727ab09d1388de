/** Minimum attempts for difficulty and discrimination. With fewer attempts, both depend too much on chance. */
export const minAttempts = 10;

/** The result of a question in one graded attempt. Each student has only one such attempt. */
export interface GradedItem {
  /** Share of the question's points: 0 to 1. */
  readonly share: number;
  /** Share of the points of all other graded questions of the attempt: 0 to 1. Null if there are no other questions. */
  readonly restShare: number | null;
  /** Selected options. Empty for questions without options. */
  readonly optionIds: readonly string[];
}

export interface OptionUse {
  readonly optionId: string;
  readonly isCorrect: boolean;
  /** Number of attempts with this option selected. A wrong option with 0 does not work as a distractor. */
  readonly count: number;
}

/** Statistics of a question, from its graded attempts. */
export interface ItemStatistics {
  /** Number of attempts. */
  readonly sampleSize: number;
  /** Number of attempts that earned all points. */
  readonly correctCount: number;
  /** The mean share of the points, 0 (nobody is right) to 1 (everybody). Null for fewer than `minAttempts` attempts. */
  readonly difficulty: number | null;
  /**
   * Point-biserial correlation of `share` with `restShare`, -1 to 1. Null if fewer than `minAttempts` attempts have a
   * `restShare`, and if one of the two shares is the same for everybody.
   */
  readonly discrimination: number | null;
  /** In the order of the options. */
  readonly options: readonly OptionUse[];
  /** Number of attempts without a selected option. Null for questions without options. */
  readonly unansweredCount: number | null;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Smaller sums of squares are floating-point errors. */
const noise = 1e-18;

/** The correlation of two lists of numbers, -1 to 1. Null if all numbers of a list are equal. */
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

/** The statistics of a question. `optionIds`: IDs of all its options. `correct`: IDs of the correct options. */
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

/** How a question does its work, from the graded attempts at it. */

/** Attempts below which a number says more of chance than of the question. */
export const leastAttempts = 10;

/** What one graded attempt made of the question. Of each taker there should be one attempt. */
export interface GradedItem {
  /** Of the question's points: 0 to 1. */
  readonly share: number;
  /** Of the points of all other questions of the attempt that are judged: 0 to 1; null where there is no other. */
  readonly restShare: number | null;
  /** Chosen options; empty where there are none to choose. */
  readonly optionIds: readonly string[];
}

export interface OptionUse {
  readonly optionId: string;
  readonly isCorrect: boolean;
  /** Attempts that chose it: a wrong one that nobody chose distracts nobody. */
  readonly count: number;
}

export interface ItemStatistics {
  readonly sampleSize: number;
  /** The mean share, 0 (nobody) to 1 (everybody); null below `leastAttempts`. */
  readonly difficulty: number | null;
  /**
   * Point-biserial: how the share goes with the share of the rest of the quiz, -1 to 1. Null below `leastAttempts`,
   * and where one of the two is the same for everybody.
   */
  readonly discrimination: number | null;
  /** In the order of the options; empty below `leastAttempts`. */
  readonly options: readonly OptionUse[];
  /** Attempts that chose none of the options; null below `leastAttempts`, and where there are none. */
  readonly unansweredCount: number | null;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Squares of less are the noise of binary fractions. */
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
  return pairs.length < leastAttempts ? null : correlation(pairs);
}

/** What the attempts tell of a question with these options, of which the ones with ids in `correct` are right. */
export function itemStatistics(
  items: readonly GradedItem[],
  optionIds: readonly string[],
  correct: readonly string[],
): ItemStatistics {
  const sampleSize = items.length;
  if (sampleSize < leastAttempts)
    return { sampleSize, difficulty: null, discrimination: null, options: [], unansweredCount: null };
  const counts = new Map<string, number>();
  for (const id of items.flatMap((item) => item.optionIds)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return {
    sampleSize,
    difficulty: mean(items.map(({ share }) => share)),
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

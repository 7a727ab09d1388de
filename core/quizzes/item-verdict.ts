/** Verdicts on item statistics, as learning platforms interpret them. */

export type DifficultyVerdict = 'HARD' | 'FITTING' | 'EASY';
export type DiscriminationVerdict = 'GOOD' | 'FAIR' | 'WEAK' | 'REVERSED';

/**
 * Mean shares between which a question distinguishes students. Below, guessing is as good. Above, nearly
 * everybody is right.
 */
export const fittingDifficulty = { min: 0.3, max: 0.9 } as const;

/** From `good` on, a question shows who knows the subject. Below `fair` it hardly does. */
export const minDiscrimination = { good: 0.3, fair: 0.1 } as const;

/** `difficulty`: the mean share, 0 to 1. */
export function difficultyVerdict(difficulty: number): DifficultyVerdict {
  if (difficulty < fittingDifficulty.min) return 'HARD';
  return difficulty > fittingDifficulty.max ? 'EASY' : 'FITTING';
}

/**
 * `discrimination`: -1 to 1. REVERSED: students who knew the rest missed it, for example because the key is
 * wrong.
 */
export function discriminationVerdict(discrimination: number): DiscriminationVerdict {
  if (discrimination < 0) return 'REVERSED';
  if (discrimination < minDiscrimination.fair) return 'WEAK';
  return discrimination < minDiscrimination.good ? 'FAIR' : 'GOOD';
}

export type OptionVerdict = 'UNUSED' | 'ABOVE_RIGHT';

interface Chosen {
  readonly isCorrect: boolean;
  readonly count: number;
}

/** The anomaly in the number of selections of an option. Null if there is none. */
export function optionVerdict({ isCorrect, count }: Chosen, all: readonly Chosen[]): OptionVerdict | null {
  if (isCorrect) return null;
  if (count === 0) return 'UNUSED';
  return all.some((one) => one.isCorrect && one.count < count) ? 'ABOVE_RIGHT' : null;
}

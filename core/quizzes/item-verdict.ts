export type DifficultyVerdict = 'HARD' | 'FITTING' | 'EASY';
export type DiscriminationVerdict = 'GOOD' | 'FAIR' | 'WEAK' | 'REVERSED';

/**
 * Difficulties (mean shares of the points) at which a question distinguishes students. Below `min`, guessing would be
 * as good. Above `max`, nearly everybody is right.
 */
export const fittingDifficulty = { min: 0.3, max: 0.9 } as const;

/** From `good`, a question clearly shows who knows the subject. Below `fair`, it hardly does. */
export const minDiscrimination = { good: 0.3, fair: 0.1 } as const;

/** The verdict on a difficulty. `difficulty`: the mean share of the points, 0 to 1. */
export function difficultyVerdict(difficulty: number): DifficultyVerdict {
  if (difficulty < fittingDifficulty.min) return 'HARD';
  return difficulty > fittingDifficulty.max ? 'EASY' : 'FITTING';
}

/**
 * The verdict on a discrimination. REVERSED means that students who were right in other questions missed this question,
 * for example because its key is wrong. `discrimination`: -1 to 1.
 */
export function discriminationVerdict(discrimination: number): DiscriminationVerdict {
  if (discrimination < 0) return 'REVERSED';
  if (discrimination < minDiscrimination.fair) return 'WEAK';
  return discrimination < minDiscrimination.good ? 'FAIR' : 'GOOD';
}

export type OptionVerdict = 'UNUSED' | 'ABOVE_RIGHT';

interface OptionCount {
  readonly isCorrect: boolean;
  readonly count: number;
}

/**
 * The problem of a wrong option. UNUSED: nobody selected the option. ABOVE_RIGHT: it was selected more often than a
 * correct option. Null if there is no problem.
 */
export function optionVerdict(
  { isCorrect, count }: OptionCount,
  all: readonly OptionCount[],
): OptionVerdict | null {
  if (isCorrect) return null;
  if (count === 0) return 'UNUSED';
  return all.some((one) => one.isCorrect && one.count < count) ? 'ABOVE_RIGHT' : null;
}

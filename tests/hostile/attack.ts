import type { Random } from '../../core/quizzes/random.ts';

/** What an attack came to. */
export interface Finding {
  /** What was measured, in the unit of the goal. */
  readonly figure: number | string;
  /** Whether the product withstood it. */
  readonly holds: boolean;
}

export interface AttackContext {
  /** Repeats the same choices for the same seed. */
  readonly random: Random;
  readonly seed: string;
  /** Runs after the attack, whatever came of it; the last one added runs first. */
  readonly onEnd: (clean: () => Promise<void> | void) => void;
}

/** One way to harm the product, and what must not come of it. */
export interface Attack {
  /** In kebab case; the key of its line in the report. */
  readonly name: string;
  /** What the figure is and which values are acceptable. */
  readonly goal: string;
  run(context: AttackContext): Promise<Finding>;
}

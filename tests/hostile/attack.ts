import type { Random } from '../../core/quizzes/random.ts';

/** The result of an attack. */
export interface Finding {
  /** The measured value, in the unit of the goal. */
  readonly figure: number | string;
  /** True if the product withstood the attack. */
  readonly holds: boolean;
}

export interface AttackContext {
  /** Returns the same numbers for the same seed. */
  readonly random: Random;
  readonly seed: string;
  /** Registers a function that runs after the attack, even if the attack fails. The last registered one runs first. */
  readonly onEnd: (clean: () => Promise<void> | void) => void;
}

/** A way to harm the product, and the acceptable outcome. */
export interface Attack {
  /** In kebab case. Key of its line in the report. */
  readonly name: string;
  /** What the figure is and which values are acceptable. */
  readonly goal: string;
  run(context: AttackContext): Promise<Finding>;
}

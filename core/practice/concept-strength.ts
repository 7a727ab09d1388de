import { withoutNoise } from '../grading/rounding.ts';

/** One answer to a question about a concept. */
export interface ConceptAnswer {
  readonly concept: string;
  /** Earned share of the points, 0 to 1. */
  readonly share: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface ConceptStrength {
  readonly concept: string;
  /** 0 to 1. It starts at 0.5, before any answer. */
  readonly strength: number;
  /** Earned share of the points, 0 to 1. Recent answers count more. 0 if nothing was right. */
  readonly share: number;
  /** Number of answers that it is based on. */
  readonly answers: number;
}

/** Concepts with less strength are weak. */
export const weakBelow = 0.6;

/** Weight of an answer relative to the next newer one. */
const fading = 0.8;
/** A neutral prior answer, so that a single answer proves little. */
const doubt = { share: 0.5, weight: 1 };

function figuresOf(newestFirst: readonly ConceptAnswer[]): Pick<ConceptStrength, 'strength' | 'share'> {
  let [sum, weights] = [0, 0];
  for (const [age, { share }] of newestFirst.entries()) {
    const weight = fading ** age;
    sum += weight * share;
    weights += weight;
  }
  return {
    strength: (sum + doubt.share * doubt.weight) / (weights + doubt.weight),
    share: withoutNoise(sum / weights),
  };
}

/** The strength of each concept, weakest first. Recent answers count more. Letter case is ignored. */
export function conceptStrengths(answers: readonly ConceptAnswer[]): readonly ConceptStrength[] {
  const newestFirst = answers.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const groups = Map.groupBy(newestFirst, ({ concept }) => concept.toLowerCase());
  return [...groups.values()]
    .map((group) => ({
      concept: group[0]?.concept ?? '',
      ...figuresOf(group),
      answers: group.length,
    }))
    .toSorted((one, other) => one.strength - other.strength || (one.concept < other.concept ? -1 : 1));
}

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
  /** 0 to 1. Before the first answer it would be 0.5. */
  readonly strength: number;
  /** Earned share of the points, 0 to 1. Recent answers have more weight. */
  readonly share: number;
  /** Number of answers about the concept. */
  readonly answers: number;
}

/** A concept with a lower strength is weak. */
export const weakBelow = 0.6;

/** Weight of an answer, divided by the weight of the next newer answer. */
const fading = 0.8;
/** A neutral answer that is added to the real answers, so that a single answer changes the strength only a little. */
const neutralAnswer = { share: 0.5, weight: 1 };

function strengthAndShare(
  newestFirst: readonly ConceptAnswer[],
): Pick<ConceptStrength, 'strength' | 'share'> {
  let [sum, weights] = [0, 0];
  for (const [age, { share }] of newestFirst.entries()) {
    const weight = fading ** age;
    sum += weight * share;
    weights += weight;
  }
  return {
    strength: (sum + neutralAnswer.share * neutralAnswer.weight) / (weights + neutralAnswer.weight),
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
      ...strengthAndShare(group),
      answers: group.length,
    }))
    .toSorted((one, other) => one.strength - other.strength || (one.concept < other.concept ? -1 : 1));
}

/** One answer to a question about a concept. */
export interface ConceptAnswer {
  readonly concept: string;
  /** 0 to 1 of what a full answer gives. */
  readonly share: number;
  /** ISO 8601, UTC. */
  readonly at: string;
}

export interface ConceptStrength {
  readonly concept: string;
  /** 0 to 1; 0.5 says that nothing is known. */
  readonly strength: number;
  /** How many answers it rests on. */
  readonly answers: number;
}

/** Below it a concept counts as weak. */
export const weakBelow = 0.6;

/** How much the answer before counts against the one after it. */
const fading = 0.8;
/** One answer's worth of not knowing, so that a single answer proves little. */
const doubt = { share: 0.5, weight: 1 };

function strengthOf(newestFirst: readonly ConceptAnswer[]): number {
  let sum = doubt.share * doubt.weight;
  let weights = doubt.weight;
  for (const [age, { share }] of newestFirst.entries()) {
    const weight = fading ** age;
    sum += weight * share;
    weights += weight;
  }
  return sum / weights;
}

/** How well each concept is known, the weakest first: recent answers count most. Letter case does not part concepts. */
export function conceptStrengths(answers: readonly ConceptAnswer[]): readonly ConceptStrength[] {
  const newestFirst = answers.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  const groups = Map.groupBy(newestFirst, ({ concept }) => concept.toLowerCase());
  return [...groups.values()]
    .map((group) => ({
      concept: group[0]?.concept ?? '',
      strength: strengthOf(group),
      answers: group.length,
    }))
    .toSorted((one, other) => one.strength - other.strength || (one.concept < other.concept ? -1 : 1));
}

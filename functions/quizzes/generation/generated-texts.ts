import { quizLimits } from '../../../core/quizzes/quiz.ts';
import { shortened } from '../../core/errors.ts';
import type { GenerationSource } from '../../../core/quizzes/generation/generation-source.ts';
import type { GenerationOrder } from './generation-order.ts';

const origins: Readonly<Record<GenerationSource, string>> = {
  BANK: 'Drawn from the question bank.',
  TEXT: 'Made from a text.',
  MODEL: 'Made from a text, with a language model.',
};

/** Names nothing but what was ordered: what was drawn or made may be an answer. */
function titleOf(
  { title, concepts, fromWeakConcepts }: GenerationOrder,
  kind: string,
  by: GenerationSource,
): string {
  if (title !== null) return title;
  if (concepts.length > 0) return shortened(`${kind}: ${concepts.join(', ')}`, quizLimits.title - 1);
  if (fromWeakConcepts) return `${kind}: weak concepts`;
  return by === 'BANK' ? kind : `${kind} from a text`;
}

export function quizTitle(order: GenerationOrder, by: GenerationSource): string {
  return titleOf(order, 'Generated quiz', by);
}

export function practiceTitle(order: GenerationOrder, by: GenerationSource): string {
  return titleOf(order, 'Practice', by);
}

/** Where it comes from, with the seed that repeats it. */
export function descriptionOf({ seed }: GenerationOrder, by: GenerationSource): string {
  return by === 'MODEL' ? origins[by] : `${origins[by]} Seed: ${seed}`;
}

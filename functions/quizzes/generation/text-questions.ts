import { generateFromText } from '../../../core/quizzes/generation/generate-from-text.ts';
import type { SourcedQuestion } from '../../../core/quizzes/generation/sourced-question.ts';
import type { GenerationOrder } from './generation-order.ts';

export interface MadeQuestions {
  readonly by: 'TEXT' | 'MODEL';
  readonly questions: readonly SourcedQuestion[];
}

/** Makes questions from texts. */
export class TextQuestions {
  /** `topics`: what the questions are to be about; empty: anything. As many as the text gives, at most as ordered. */
  async make(text: string, topics: readonly string[], order: GenerationOrder): Promise<MadeQuestions> {
    const { count, seed, types } = order;
    return { by: 'TEXT', questions: generateFromText(text, { count, seed, topics, types }) };
  }
}

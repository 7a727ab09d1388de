import { generateFromText } from '../../../core/quizzes/generation/generate-from-text.ts';
import type { SourcedQuestion, TextSource } from '../../../core/quizzes/generation/sourced-question.ts';
import type { Actor } from '../../core/actor.ts';
import { minute } from '../../core/clock.ts';
import { AppError } from '../../core/errors.ts';
import type { RateLimiter } from '../../core/limits/rate-limiter.ts';
import { LanguageModelError } from '../../core/language-model/language-model.ts';
import type { Logger } from '../../core/logger.ts';
import type { GenerationOrder } from './generation-order.ts';
import type { ModelQuestions } from './model-questions.ts';

export interface MadeQuestions {
  readonly by: 'TEXT' | 'MODEL';
  readonly questions: readonly SourcedQuestion[];
}

/** A text, and what the questions are to be about; no topic: anything. */
export interface TextTask {
  readonly text: string;
  readonly topics: readonly string[];
}

/** Of one account: what goes beyond is made without the model. */
const askingModel = { name: 'quiz-generation-model', most: 30, windowMs: 60 * minute } as const;

function meet(one: TextSource, other: TextSource): boolean {
  return one.start < other.end && other.start < one.end;
}

/** What asks about other sentences than those before. */
function besides(
  questions: readonly SourcedQuestion[],
  others: readonly SourcedQuestion[],
): SourcedQuestion[] {
  const used = questions.flatMap(({ sources }) => sources);
  return others.filter(({ sources }) => !sources.some((source) => used.some((other) => meet(source, other))));
}

/** Makes questions from texts: with a language model where there is one, and always also without. */
export class TextQuestions {
  constructor(
    private readonly model: ModelQuestions | null,
    private readonly limiter: RateLimiter,
  ) {}

  /** As many as the text gives, at most as ordered. A model that fails is none: `log` is told why. */
  async make(task: TextTask, order: GenerationOrder, actor: Actor, log: Logger): Promise<MadeQuestions> {
    const { text, topics } = task;
    const { count, seed, types } = order;
    const written = this.model ? await this.ask(this.model, task, order, { actor, log }) : [];
    if (written.length >= count) return { by: 'MODEL', questions: written };
    const ruled = generateFromText(text, { count, seed, topics, types });
    if (written.length === 0) return { by: 'TEXT', questions: ruled };
    return { by: 'MODEL', questions: [...written, ...besides(written, ruled)].slice(0, count) };
  }

  private async ask(
    model: ModelQuestions,
    { text, topics }: TextTask,
    order: GenerationOrder,
    { actor, log }: { readonly actor: Actor; readonly log: Logger },
  ): Promise<SourcedQuestion[]> {
    try {
      await this.limiter.use(askingModel, actor.userId);
      return await model.write(text, topics, order);
    } catch (error) {
      if (error instanceof AppError && error.extensions.code === 'RATE_LIMITED') return [];
      if (!(error instanceof LanguageModelError)) throw error;
      log.warn({ err: error }, 'The language model gave no questions.');
      return [];
    }
  }
}

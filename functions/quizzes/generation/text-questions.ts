import { questionKey } from '../../../core/quizzes/generation/shown-questions.ts';
import type { SourcedQuestion, TextSource } from '../../../core/quizzes/generation/sourced-question.ts';
import type { Actor } from '../../platform/actor.ts';
import { minute } from '../../platform/clock.ts';
import { AppError, badUserInput } from '../../platform/errors.ts';
import type { RateLimiter } from '../../platform/limits/rate-limiter.ts';
import { LanguageModelError } from '../../platform/language-model/language-model.ts';
import type { Logger } from '../../platform/logger.ts';
import { WorkTooLargeError } from '../../platform/workers/work-errors.ts';
import type { OutsideTerms } from './course-terms.ts';
import type { GenerationSettings } from './generation-settings.ts';
import type { ModelQuestions, TextTask } from './model-questions.ts';
import type { SelectionSettings } from './selection.ts';
import type { TextGenerator } from './text-generator.ts';

export interface MadeQuestions {
  readonly source: 'TEXT' | 'MODEL';
  readonly questions: readonly SourcedQuestion[];
  /** Why there are fewer than requested. Null if there are as many. */
  readonly shortfall: string | null;
}

const tooLarge =
  'Generating questions from this text takes too long. Send a shorter part of it, such as one chapter.';

/** A text, with terms for wrong options if the text has too few. */
export interface GeneratedText extends TextTask {
  readonly outside: OutsideTerms;
}

/** Limit per account. Requests beyond it are served without the model. */
const modelLimit = { name: 'quiz-generation-model', max: 30, windowMs: 60 * minute } as const;

function overlap(one: TextSource, other: TextSource): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The questions of `others` about sentences that `questions` do not use. */
function withOtherSources(
  questions: readonly SourcedQuestion[],
  others: readonly SourcedQuestion[],
): SourcedQuestion[] {
  const used = questions.flatMap(({ sources }) => sources);
  return others.filter(
    ({ sources }) => !sources.some((source) => used.some((other) => overlap(source, other))),
  );
}

function byRules({ questions, shortfall }: Omit<MadeQuestions, 'source'>): MadeQuestions {
  return { source: 'TEXT', questions, shortfall };
}

/** Generates questions from texts: with a language model if there is one, and by rules. */
export class TextQuestions {
  constructor(
    private readonly model: ModelQuestions | null,
    private readonly generator: TextGenerator,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * As many questions as the text gives, at most `count`. A failing model is logged and ignored. Throws
   * BAD_USER_INPUT if the text takes too long.
   */
  async make(
    task: GeneratedText,
    settings: SelectionSettings,
    actor: Actor,
    log: Logger,
  ): Promise<MadeQuestions> {
    try {
      return await this.tryToMake(task, settings, actor, log);
    } catch (error) {
      if (!(error instanceof WorkTooLargeError)) throw error;
      throw badUserInput({ [settings.noteId === null ? 'input.text' : 'input.noteId']: tooLarge });
    }
  }

  private async tryToMake(
    { text, topics, outside }: GeneratedText,
    settings: SelectionSettings,
    actor: Actor,
    log: Logger,
  ): Promise<MadeQuestions> {
    const { generator, model } = this;
    const { count, seed, types, earlier, excludedKeys: shownKeys } = settings;
    const request = { count, seed, topics, types, earlier, shownKeys, ...outside };
    const generate = (wanted: typeof request | null) => generator.generate(text, wanted, actor.userId);
    if (model === null) return byRules(await generate(request));
    const { plain } = await generate(null);
    const fromModel = await this.ask(model, { text: plain, topics }, settings, { actor, log });
    const written = fromModel.filter((question) => !shownKeys.includes(questionKey(question)));
    if (written.length >= count) return { source: 'MODEL', questions: written, shortfall: null };
    const byRulesOnly = await generate(request);
    if (written.length === 0) return byRules(byRulesOnly);
    const questions = [...written, ...withOtherSources(written, byRulesOnly.questions)].slice(0, count);
    const shortfall =
      questions.length < count ? `The text gives ${questions.length} of ${count} questions.` : null;
    return { source: 'MODEL', questions, shortfall };
  }

  private async ask(
    model: ModelQuestions,
    { text, topics }: TextTask,
    settings: GenerationSettings,
    { actor, log }: { readonly actor: Actor; readonly log: Logger },
  ): Promise<SourcedQuestion[]> {
    try {
      await this.limiter.use(modelLimit, actor.userId);
      return await model.write({ text, topics }, settings, actor.userId);
    } catch (error) {
      if (error instanceof AppError && error.extensions.code === 'RATE_LIMITED') return [];
      if (!(error instanceof LanguageModelError)) throw error;
      log.warn({ err: error }, 'The language model gave no questions.');
      return [];
    }
  }
}

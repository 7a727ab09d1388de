import type { AnswerKey, QuestionPrompt } from '../../core/quizzes/question-parts.ts';
import { noResponse } from '../../core/quizzes/response.ts';
import { scoreResponse } from '../../core/quizzes/score.ts';
import type { AnswerKeyStore } from './answer-key.store.ts';
import type { HandedInAttempt } from './attempt.policy.ts';
import type { AttemptItem, AttemptStore, ItemResult } from './attempt.store.ts';
import type { QuestionStore } from './question.store.ts';
import { countToGrade } from './to-grade.ts';

export interface GradingParts {
  readonly attempts: AttemptStore;
  readonly questions: QuestionStore;
  readonly keys: AnswerKeyStore;
}

/** A question of an attempt that was handed in, with its key. */
export interface OpenedItem {
  readonly item: AttemptItem;
  readonly prompt: QuestionPrompt;
  readonly key: AnswerKey;
}

/**
 * The only way from an attempt to its keys, and it leads there after the attempt was handed in. No service that answers
 * takers holds the keys itself.
 */
export class Grading {
  constructor(private readonly parts: GradingParts) {}

  /** The attempt with its results. What a person judged stays; asked again where it failed half-way. */
  async score(attempt: HandedInAttempt): Promise<HandedInAttempt> {
    if (attempt.isScored) return attempt;
    const results: Record<string, ItemResult> = {};
    for (const { item, prompt, key } of await this.open(attempt)) {
      const response = attempt.responses[item.questionId] ?? noResponse;
      const share = scoreResponse(prompt, key, response, attempt.creditMethod);
      results[item.questionId] = { share, feedback: '' };
    }
    const scored = { results, isScored: true, toGrade: countToGrade(results) } as const;
    await this.parts.attempts.change(attempt._id, { $set: scored }, { isScored: false });
    return { ...attempt, ...scored };
  }

  /** In the attempt's order. */
  async open({ items, submittedAt }: HandedInAttempt): Promise<OpenedItem[]> {
    // The type says so already; what is at stake is worth a second look.
    if ((submittedAt as string | null) === null)
      throw new Error('Keys are for attempts that were handed in.');
    const versionIds = items.map(({ versionId }) => versionId);
    const [versions, keys] = await Promise.all([
      this.parts.questions.findVersions(versionIds),
      this.parts.keys.find(versionIds),
    ]);
    const prompts = new Map(versions.map(({ _id, prompt }) => [_id, prompt]));
    return items.flatMap((item) => {
      const prompt = prompts.get(item.versionId);
      const key = keys.get(item.versionId);
      return prompt && key ? [{ item, prompt, key }] : [];
    });
  }
}

import type { QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import type { AttemptResult } from '../../../schema/quizzes/attempt-result.type.ts';
import type { Answered } from './answered-attempts.ts';
import { toAttemptResult, type ResultItem, type ResultTerms } from './attempt-result.mapper.ts';
import type { SubmittedAttempt } from './attempt.policy.ts';
import type { AttemptItem } from './attempt-item.ts';
import type { Grading } from '../grading/grading.ts';
import type { QuestionStore } from '../bank/question.store.ts';

/** Results of submitted attempts, with the correct answers if the quiz shows them. */
export class AttemptResults {
  constructor(
    private readonly questions: QuestionStore,
    private readonly grading: Grading,
  ) {}

  async resultOf(attempt: Answered<SubmittedAttempt>, terms: ResultTerms): Promise<AttemptResult> {
    const items = terms.isRevealed ? await this.withKeys(attempt) : await this.withoutKeys(attempt);
    return toAttemptResult(attempt, items, terms);
  }

  /** The prompts of the items, by version ID. */
  async promptsOf(items: readonly AttemptItem[]): Promise<ReadonlyMap<string, QuestionPrompt>> {
    const versions = await this.questions.findVersions(items.map(({ versionId }) => versionId));
    return new Map(versions.map(({ _id, prompt }) => [_id, prompt]));
  }

  private async withKeys(attempt: SubmittedAttempt): Promise<ResultItem[]> {
    const opened = await this.grading.open(attempt);
    return opened.map((one) => ({ item: one.item, prompt: one.prompt, opened: one }));
  }

  private async withoutKeys({ items }: SubmittedAttempt): Promise<ResultItem[]> {
    const prompts = await this.promptsOf(items);
    return items.flatMap((item) => {
      const prompt = prompts.get(item.versionId);
      return prompt ? [{ item, prompt, opened: null }] : [];
    });
  }
}

import type { QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import type { AttemptResult } from '../../../schema/quizzes/attempt-result.type.ts';
import type { Attempt } from '../../../schema/quizzes/attempt.type.ts';
import type { Answered } from './answered-attempts.ts';
import { toQuestionResponse, toShownQuestion } from './attempt-question.mapper.ts';

export interface AttemptContext {
  readonly quizTitle: string;
  readonly serverTime: string;
  /** The attempt's prompts by version. */
  readonly prompts: ReadonlyMap<string, QuestionPrompt>;
  readonly result: AttemptResult | null;
}

export function toAttempt(
  attempt: Answered,
  { quizTitle, serverTime, prompts, result }: AttemptContext,
): Attempt {
  const { _id, quizId, kind, number, startedAt, dueAt, submittedAt, revision, items, responses } = attempt;
  const questions = items.flatMap((item) => {
    const prompt = prompts.get(item.versionId);
    const response = toQuestionResponse(responses[item.questionId]);
    return prompt ? [{ ...toShownQuestion(item, prompt), response }] : [];
  });
  const times = { startedAt, dueAt, submittedAt, serverTime };
  return { id: _id, quizId, quizTitle, kind, number, ...times, revision, questions, result };
}

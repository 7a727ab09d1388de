import type { AttemptKind } from '../../../core/quizzes/attempt-kind.ts';
import type { QuestionPrompt } from '../../../core/quizzes/question-parts.ts';
import type { Answered } from './answered-attempts.ts';
import {
  toQuestionResponse,
  toShownQuestion,
  type QuestionResponseView,
  type ShownQuestion,
} from './attempt-question.mapper.ts';
import type { AttemptResultView } from './attempt-result.mapper.ts';

export interface AttemptQuestionView extends ShownQuestion {
  readonly response: QuestionResponseView;
}

export interface AttemptView {
  readonly id: string;
  readonly quizId: string;
  readonly quizTitle: string;
  readonly kind: AttemptKind;
  readonly number: number;
  readonly startedAt: string;
  readonly dueAt: string | null;
  readonly submittedAt: string | null;
  readonly serverTime: string;
  readonly revision: number;
  readonly questions: readonly AttemptQuestionView[];
  readonly result: AttemptResultView | null;
}

export interface AttemptSurroundings {
  readonly quizTitle: string;
  readonly serverTime: string;
  /** The attempt's prompts by version. */
  readonly prompts: ReadonlyMap<string, QuestionPrompt>;
  readonly result: AttemptResultView | null;
}

export function toAttempt(
  attempt: Answered,
  { quizTitle, serverTime, prompts, result }: AttemptSurroundings,
): AttemptView {
  const { _id, quizId, kind, number, startedAt, dueAt, submittedAt, revision, items, responses } = attempt;
  const questions = items.flatMap((item) => {
    const prompt = prompts.get(item.versionId);
    const response = toQuestionResponse(responses[item.questionId]);
    return prompt ? [{ ...toShownQuestion(item, prompt), response }] : [];
  });
  const times = { startedAt, dueAt, submittedAt, serverTime };
  return { id: _id, quizId, quizTitle, kind, number, ...times, revision, questions, result };
}

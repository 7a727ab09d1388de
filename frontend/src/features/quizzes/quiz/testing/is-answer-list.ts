import type { QuestionResponse } from '../../../../ui/quiz-question/question-response.ts';

/** True if the value is a list of responses as the browser sends them. */
export function isAnswerList(value: unknown): value is (QuestionResponse & { questionId: string })[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) =>
        typeof one === 'object' && one !== null && 'questionId' in one && 'answerIds' in one && 'text' in one,
    )
  );
}

import type { Given } from '../../../../ui/quiz-question/given.ts';

/** Whether a value is a list of answers as the site sends them. */
export function isAnswerList(value: unknown): value is (Given & { questionId: string })[] {
  return (
    Array.isArray(value) &&
    value.every(
      (one: unknown) =>
        typeof one === 'object' && one !== null && 'questionId' in one && 'answerIds' in one && 'text' in one,
    )
  );
}

import { authorsOptions, type AnswerKey, type Option, type QuestionPrompt } from './question-parts.ts';

/** The difference of two versions of a question, as far as it matters to students who answered it. */
export type PromptDifference = 'TYPE' | 'QUESTION' | 'ANSWERS';

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

function textsOf(options: readonly Option[]): string {
  return JSON.stringify(options.map(({ text }) => plain(text)).toSorted());
}

/**
 * Null if a response to one version is also a response to the other. The order of options and the amount of
 * white space do not matter. Otherwise texts have to be identical, since one character may reverse the meaning of a
 * question.
 */
export function promptDifference(one: QuestionPrompt, other: QuestionPrompt): PromptDifference | null {
  if (one.type !== other.type) return 'TYPE';
  if (plain(one.question) !== plain(other.question)) return 'QUESTION';
  const sides = ['options', 'matchPrompts', 'matchOptions'] as const;
  return sides.every((side) => textsOf(one[side]) === textsOf(other[side])) ? null : 'ANSWERS';
}

/** Each version has its own IDs. Maps the IDs of `from` to the IDs of the same texts in `to`. */
function idsIn(from: readonly Option[], to: readonly Option[]): ReadonlyMap<string, string> {
  const byText = new Map(to.map(({ id, text }) => [plain(text), id]));
  return new Map(from.map(({ id, text }) => [id, byText.get(plain(text)) ?? id]));
}

/** The key of version `from` with the IDs of version `to`. The versions must not differ (`promptDifference`). */
export function carryKey(key: AnswerKey, from: QuestionPrompt, to: QuestionPrompt): AnswerKey {
  const optionIds = idsIn(from.options, to.options);
  const promptIds = idsIn(from.matchPrompts, to.matchPrompts);
  const matchOptionIds = idsIn(from.matchOptions, to.matchOptions);
  return {
    ...key,
    // Answer explanations are in this order, so they stay the same.
    order: authorsOptions(from, key).map(({ id }) => optionIds.get(id) ?? id),
    correct: key.correct.map((id) => optionIds.get(id) ?? id),
    matches: key.matches.map(({ promptId, optionId }) => ({
      promptId: promptId === null ? null : (promptIds.get(promptId) ?? promptId),
      optionId: matchOptionIds.get(optionId) ?? optionId,
    })),
  };
}

/** Whether two keys of one version score every response alike. */
export function scoresAlike(one: AnswerKey, other: AnswerKey): boolean {
  return scoringOf(one) === scoringOf(other);
}

function scoringOf({ correct, accepted, numericAnswers, matches }: AnswerKey): string {
  const paired = matches.filter(({ promptId }) => promptId !== null);
  return JSON.stringify([
    correct.toSorted(),
    accepted.toSorted(),
    numericAnswers.map(({ value, tolerance }) => `${value} ${tolerance}`).toSorted(),
    paired.map(({ promptId, optionId }) => `${promptId} ${optionId}`).toSorted(),
  ]);
}

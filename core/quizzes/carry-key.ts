import { toMarkdown } from '../rich-text/escape-markdown.ts';
import type { TextFormat } from '../rich-text/text-format.ts';
import {
  authorsOptions,
  textFormatOf,
  type AnswerKey,
  type Option,
  type QuestionPrompt,
} from './question-parts.ts';

/** The first difference between two versions of a question that matters for responses of students. */
export type PromptDifference = 'TYPE' | 'QUESTION' | 'ANSWERS';

const sides = ['options', 'matchPrompts', 'matchOptions'] as const;
type Side = (typeof sides)[number];

/** A form of a text for comparisons. It is equal for texts that look the same, also in different text formats. */
function comparableText(text: string, format: TextFormat): string {
  return (format === 'PLAIN' ? toMarkdown(text) : text).trim().replaceAll(/\s+/g, ' ');
}

function textsOf(options: readonly Option[], format: TextFormat): string {
  return JSON.stringify(options.map(({ text }) => comparableText(text, format)).toSorted());
}

/**
 * Null if a response to one version is also valid for the other version. The order of options, the amount of white
 * space and the text format can differ. All other characters must be identical, because a single character can reverse
 * the meaning of a question.
 */
export function promptDifference(one: QuestionPrompt, other: QuestionPrompt): PromptDifference | null {
  if (one.type !== other.type) return 'TYPE';
  const [format, otherFormat] = [textFormatOf(one), textFormatOf(other)];
  if (comparableText(one.question, format) !== comparableText(other.question, otherFormat)) return 'QUESTION';
  const isSame = sides.every((side) => textsOf(one[side], format) === textsOf(other[side], otherFormat));
  return isSame ? null : 'ANSWERS';
}

/** Each version has its own option IDs. Maps the IDs of `from` to the IDs of the options with the same text in `to`. */
function idsIn(side: Side, from: QuestionPrompt, to: QuestionPrompt): ReadonlyMap<string, string> {
  const [format, toFormat] = [textFormatOf(from), textFormatOf(to)];
  const byText = new Map(to[side].map(({ id, text }) => [comparableText(text, toFormat), id]));
  return new Map(from[side].map(({ id, text }) => [id, byText.get(comparableText(text, format)) ?? id]));
}

/**
 * Converts the answer key of version `from` to the option IDs of version `to`. `promptDifference` of the versions must
 * be null.
 */
export function carryKey(key: AnswerKey, from: QuestionPrompt, to: QuestionPrompt): AnswerKey {
  const optionIds = idsIn('options', from, to);
  const promptIds = idsIn('matchPrompts', from, to);
  const matchOptionIds = idsIn('matchOptions', from, to);
  return {
    ...key,
    // Answer explanations are listed in this order, so they need no conversion.
    order: authorsOptions(from, key).map(({ id }) => optionIds.get(id) ?? id),
    correct: key.correct.map((id) => optionIds.get(id) ?? id),
    matches: key.matches.map(({ promptId, optionId }) => ({
      promptId: promptId === null ? null : (promptIds.get(promptId) ?? promptId),
      optionId: matchOptionIds.get(optionId) ?? optionId,
    })),
  };
}

/** Whether two answer keys of the same version give the same score for every response. */
export function scoresAlike(one: AnswerKey, other: AnswerKey): boolean {
  return scoringOf(one) === scoringOf(other);
}

/** A text with the parts of a key that change the score. */
function scoringOf({ correct, accepted, numericAnswers, matches }: AnswerKey): string {
  const paired = matches.filter(({ promptId }) => promptId !== null);
  return JSON.stringify([
    correct.toSorted(),
    accepted.toSorted(),
    numericAnswers.map(({ value, tolerance }) => `${value} ${tolerance}`).toSorted(),
    paired.map(({ promptId, optionId }) => `${promptId} ${optionId}`).toSorted(),
  ]);
}

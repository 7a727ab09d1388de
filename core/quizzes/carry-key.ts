import { toMarkdown } from '../rich-text/escape-markdown.ts';
import type { TextFormat } from '../rich-text/text-format.ts';
import {
  authorsOptions,
  textFormatOf,
  type AnswerKey,
  type Option,
  type QuestionPrompt,
} from './question-parts.ts';

/** The difference of two versions of a question, as far as it matters to students who answered it. */
export type PromptDifference = 'TYPE' | 'QUESTION' | 'ANSWERS';

const sides = ['options', 'matchPrompts', 'matchOptions'] as const;
type Side = (typeof sides)[number];

/** A form that is equal for texts that look alike, whatever their format. */
function essence(text: string, format: TextFormat): string {
  return (format === 'PLAIN' ? toMarkdown(text) : text).trim().replaceAll(/\s+/g, ' ');
}

function textsOf(options: readonly Option[], format: TextFormat): string {
  return JSON.stringify(options.map(({ text }) => essence(text, format)).toSorted());
}

/**
 * Null if a response to one version is also a response to the other. The order of options, the amount of white
 * space, and a change of the format that keeps the look do not matter. Otherwise texts have to be identical, since one character may reverse the meaning of a
 * question.
 */
export function promptDifference(one: QuestionPrompt, other: QuestionPrompt): PromptDifference | null {
  if (one.type !== other.type) return 'TYPE';
  const [format, otherFormat] = [textFormatOf(one), textFormatOf(other)];
  if (essence(one.question, format) !== essence(other.question, otherFormat)) return 'QUESTION';
  const isSame = sides.every((side) => textsOf(one[side], format) === textsOf(other[side], otherFormat));
  return isSame ? null : 'ANSWERS';
}

/** Each version has its own IDs. Maps the IDs of `from` to the IDs of the same texts in `to`. */
function idsIn(side: Side, from: QuestionPrompt, to: QuestionPrompt): ReadonlyMap<string, string> {
  const [format, toFormat] = [textFormatOf(from), textFormatOf(to)];
  const byText = new Map(to[side].map(({ id, text }) => [essence(text, toFormat), id]));
  return new Map(from[side].map(({ id, text }) => [id, byText.get(essence(text, format)) ?? id]));
}

/** The key of version `from` with the IDs of version `to`. The versions must not differ (`promptDifference`). */
export function carryKey(key: AnswerKey, from: QuestionPrompt, to: QuestionPrompt): AnswerKey {
  const optionIds = idsIn('options', from, to);
  const promptIds = idsIn('matchPrompts', from, to);
  const matchOptionIds = idsIn('matchOptions', from, to);
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

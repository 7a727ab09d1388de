import { readableText } from '../rich-text/readable-text.ts';
import { defaultTextFormat, type TextFormat } from '../rich-text/text-format.ts';
import { shuffled, type Random } from './random.ts';
import { isChoice, type NumericAnswer, type Question, type QuestionType } from './question.ts';

/** An option. Its ID does not reveal whether it is correct. */
export interface Option {
  readonly id: string;
  readonly text: string;
}

/**
 * The part of a question that students see. No field, order, ID or count in the prompt depends on the correct answer or
 * on the author's order of answers. Its lists were shuffled before it was stored. Older prompts have `options` and
 * `matchPrompts` in the author's order (see `AnswerKey.order`).
 */
export interface QuestionPrompt {
  readonly type: QuestionType;
  /** Undefined in older prompts, which are plain. */
  readonly textFormat?: TextFormat;
  readonly question: string;
  /** Options. Empty for SHORT_ANSWER, NUMERIC, ESSAY and MATCHING. */
  readonly options: readonly Option[];
  /** MATCHING only: the left sides of the pairs, to which students assign match options. */
  readonly matchPrompts: readonly Option[];
  /** MATCHING only: the right sides of the pairs and the distractors, each text once. */
  readonly matchOptions: readonly Option[];
}

/** The answer key and the author's order. Stored separately, and read only by graders and authors. */
export interface AnswerKey {
  /** IDs of all options in the author's order. Undefined in older keys, whose prompts have the author's order. */
  readonly order?: readonly string[];
  /** IDs of the correct options. */
  readonly correct: readonly string[];
  /** SHORT_ANSWER only: the accepted answers. */
  readonly accepted: readonly string[];
  readonly numericAnswers: readonly NumericAnswer[];
  /** MATCHING only, in the author's order. `promptId` is null for a distractor. */
  readonly matches: readonly Match[];
  readonly explanation: string;
  /** In the author's order of options or accepted answers. Can be empty. */
  readonly answerExplanations: readonly string[];
}

export interface Match {
  readonly promptId: string | null;
  readonly optionId: string;
}

export type QuestionContent = Pick<
  Question,
  | 'type'
  | 'textFormat'
  | 'question'
  | 'answers'
  | 'correctAnswer'
  | 'answerExplanations'
  | 'numericAnswers'
  | 'pairs'
  | 'explanation'
>;

/** Compares texts by UTF-16 code units, so that the order is the same on every machine. */
export function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Creates the IDs and the order of options. Both must be unpredictable if the prompt is stored. */
export interface PromptChance {
  readonly newId: () => string;
  readonly random: Random;
}

interface StoredOptions {
  /** In the stored order. IDs are created in this order, so that even sequential IDs reveal nothing. */
  readonly options: readonly Option[];
  /** The IDs in the order of the texts that were passed in. */
  readonly ids: readonly string[];
}

function asOptions(texts: readonly string[], { newId, random }: PromptChance): StoredOptions {
  // The texts are sorted first, so that the result does not depend on the author's order.
  const sorted = texts
    .map((text, at) => ({ text, at }))
    .toSorted((one, other) => byText(one.text, other.text));
  const stored = shuffled(sorted, random).map((each) => ({ ...each, id: newId() }));
  const inAuthorsOrder = stored.toSorted((one, other) => one.at - other.at);
  return { options: stored.map(({ id, text }) => ({ id, text })), ids: inAuthorsOrder.map(({ id }) => id) };
}

function matchingParts({ pairs }: QuestionContent, chance: PromptChance) {
  const leftTexts = pairs.map(({ left }) => left).filter((left) => left !== '');
  const rightTexts = [...new Set(pairs.map(({ right }) => right))];
  const [matchPrompts, matchOptions] = [asOptions(leftTexts, chance), asOptions(rightTexts, chance)];
  const promptIds = new Map(leftTexts.map((text, at) => [text, matchPrompts.ids[at] ?? '']));
  const matchOptionIds = new Map(rightTexts.map((text, at) => [text, matchOptions.ids[at] ?? '']));
  const matches = pairs.map(({ left, right }) => ({
    promptId: promptIds.get(left) ?? null,
    optionId: matchOptionIds.get(right) ?? '',
  }));
  return { matchPrompts: matchPrompts.options, matchOptions: matchOptions.options, matches };
}

/** Splits a normalized, valid question into the public prompt and the author's key. */
export function splitQuestion(
  question: QuestionContent,
  chance: PromptChance,
): { readonly prompt: QuestionPrompt; readonly key: AnswerKey } {
  const { type, textFormat, answers, correctAnswer, numericAnswers } = question;
  const { explanation, answerExplanations } = question;
  const { options, ids: order } = asOptions(isChoice(type) ? answers : [], chance);
  const { matchPrompts, matchOptions, matches } = matchingParts(question, chance);
  return {
    prompt: { type, textFormat, question: question.question, options, matchPrompts, matchOptions },
    key: {
      order,
      correct: order.filter((_, at) => correctAnswer.includes(at + 1)),
      accepted: type === 'SHORT_ANSWER' ? answers : [],
      numericAnswers,
      matches,
      explanation,
      answerExplanations,
    },
  };
}

export function textFormatOf({
  textFormat = defaultTextFormat,
}: Pick<QuestionPrompt, 'textFormat'>): TextFormat {
  return textFormat;
}

/** The text of the question without the signs of Markdown. */
export function readableQuestion(prompt: Pick<QuestionPrompt, 'textFormat' | 'question'>): string {
  return readableText(prompt.question, textFormatOf(prompt));
}

/** The texts of the options without the signs of Markdown. */
export function readableOptions(prompt: Pick<QuestionPrompt, 'textFormat' | 'options'>): string[] {
  return prompt.options.map(({ text }) => readableText(text, textFormatOf(prompt)));
}

/** The options in the order of `ids`. Options whose ID is not in `ids` come last. */
export function inOrderOf(options: readonly Option[], ids: readonly string[]): Option[] {
  const positions = new Map(ids.map((id, at) => [id, at]));
  const positionOf = ({ id }: Option) => positions.get(id) ?? ids.length;
  return options.toSorted((one, other) => positionOf(one) - positionOf(other));
}

/** The options in the author's order. */
export function authorsOptions({ options }: QuestionPrompt, { order }: AnswerKey): readonly Option[] {
  return order ? inOrderOf(options, order) : options;
}

function textOf(options: readonly Option[], id: string | null): string {
  return options.find((option) => option.id === id)?.text ?? '';
}

/** The question as its author wrote it. The inverse of `splitQuestion`. */
export function joinQuestion(prompt: QuestionPrompt, key: AnswerKey): QuestionContent {
  const { type, question, matchPrompts, matchOptions } = prompt;
  const options = authorsOptions(prompt, key);
  const positions = type === 'SHORT_ANSWER' ? key.accepted.map((_, at) => at + 1) : [];
  return {
    type,
    textFormat: textFormatOf(prompt),
    question,
    answers: type === 'SHORT_ANSWER' ? key.accepted : options.map(({ text }) => text),
    correctAnswer: isChoice(type)
      ? options.flatMap(({ id }, at) => (key.correct.includes(id) ? [at + 1] : []))
      : positions,
    answerExplanations: key.answerExplanations,
    numericAnswers: key.numericAnswers,
    pairs: key.matches.map(({ promptId, optionId }) => ({
      left: textOf(matchPrompts, promptId),
      right: textOf(matchOptions, optionId),
    })),
    explanation: key.explanation,
  };
}

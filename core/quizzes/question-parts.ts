import { isChoice, type NumericAnswer, type Question, type QuestionType } from './question.ts';

/** Something to choose, under an id that says nothing. */
export interface Option {
  readonly id: string;
  readonly text: string;
}

/** What a taker sees of a question. Nothing in it depends on which answer is right: no field, order, id or count. */
export interface QuestionPrompt {
  readonly type: QuestionType;
  readonly question: string;
  /** Choices, in the author's order; for SHORT_ANSWER, NUMERIC, ESSAY and MATCHING empty. */
  readonly options: readonly Option[];
  /** MATCHING alone: what looks for a partner, in the author's order. */
  readonly lefts: readonly Option[];
  /** MATCHING alone: the possible partners, by text; each text once. */
  readonly rights: readonly Option[];
}

/** What tells right from wrong. It is stored apart, and read by graders and authors alone. */
export interface AnswerKey {
  /** Ids of options. */
  readonly correct: readonly string[];
  /** SHORT_ANSWER alone. */
  readonly accepted: readonly string[];
  readonly numericAnswers: readonly NumericAnswer[];
  /** MATCHING alone, in the order of `pairs`; `leftId` is null for a distractor. */
  readonly matches: readonly Match[];
  readonly explanation: string;
  /** In the order of options or accepted texts; or empty. */
  readonly answerExplanations: readonly string[];
}

export interface Match {
  readonly leftId: string | null;
  readonly rightId: string;
}

export type QuestionContent = Pick<
  Question,
  | 'type'
  | 'question'
  | 'answers'
  | 'correctAnswer'
  | 'answerExplanations'
  | 'numericAnswers'
  | 'pairs'
  | 'explanation'
>;

/** By code point, the same on every machine. */
function byText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function matchingParts({ pairs }: QuestionContent, newId: () => string) {
  const asOption = (text: string): Option => ({ id: newId(), text });
  const lefts = pairs.filter(({ left }) => left !== '').map(({ left }) => asOption(left));
  // Sorted, and each once: in the author's order they would tell which belongs to which.
  const rights = [...new Set(pairs.map(({ right }) => right))].toSorted(byText).map(asOption);
  const leftIds = new Map(lefts.map(({ text, id }) => [text, id]));
  const rightIds = new Map(rights.map(({ text, id }) => [text, id]));
  const matches = pairs.map(({ left, right }) => ({
    leftId: leftIds.get(left) ?? null,
    rightId: rightIds.get(right) ?? '',
  }));
  return { lefts, rights, matches };
}

/** Parts a normalised, checked question into what everybody and what only its author may see. */
export function splitQuestion(
  question: QuestionContent,
  newId: () => string,
): { readonly prompt: QuestionPrompt; readonly key: AnswerKey } {
  const { type, answers, correctAnswer, numericAnswers, explanation, answerExplanations } = question;
  const options = isChoice(type) ? answers.map((text) => ({ id: newId(), text })) : [];
  const { lefts, rights, matches } = matchingParts(question, newId);
  return {
    prompt: { type, question: question.question, options, lefts, rights },
    key: {
      correct: options.filter((_, at) => correctAnswer.includes(at + 1)).map(({ id }) => id),
      accepted: type === 'SHORT_ANSWER' ? answers : [],
      numericAnswers,
      matches,
      explanation,
      answerExplanations,
    },
  };
}

function textOf(options: readonly Option[], id: string | null): string {
  return options.find((option) => option.id === id)?.text ?? '';
}

/** The question as its author wrote it: the inverse of `splitQuestion`. */
export function joinQuestion(prompt: QuestionPrompt, key: AnswerKey): QuestionContent {
  const { type, question, options, lefts, rights } = prompt;
  const positions = type === 'SHORT_ANSWER' ? key.accepted.map((_, at) => at + 1) : [];
  return {
    type,
    question,
    answers: type === 'SHORT_ANSWER' ? key.accepted : options.map(({ text }) => text),
    correctAnswer: isChoice(type)
      ? options.flatMap(({ id }, at) => (key.correct.includes(id) ? [at + 1] : []))
      : positions,
    answerExplanations: key.answerExplanations,
    numericAnswers: key.numericAnswers,
    pairs: key.matches.map(({ leftId, rightId }) => ({
      left: textOf(lefts, leftId),
      right: textOf(rights, rightId),
    })),
    explanation: key.explanation,
  };
}

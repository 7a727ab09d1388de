import type { SourcedQuestion } from '../../core/quizzes/generation/sourced-question.ts';
import { wordsIn } from './words.ts';

/** A question, and its parts that the rules compare. */
export interface QuestionParts {
  readonly made: SourcedQuestion;
  readonly passage: string;
  /** The text of the question, without an instruction like 'Fill in the blank.' */
  readonly shown: string;
  readonly hasBlank: boolean;
  readonly right: string;
  readonly wrong: readonly string[];
  /** The source sentences, with names in place of the pronouns that the question replaces. */
  readonly sentences: readonly string[];
  /** The source sentences as one text. */
  readonly sentence: string;
}

export const gap = '_____';

const pronoun = /^(.{0,60}?)\b(?:he|she|it|they|his|her|its|their)\s(\S+(?:\s\S+)?)/iu;

/**
 * A sentence as the question reads it: with the name in place of a pronoun, if the name is in the text before the
 * sentence. `question`: the text of the question with its answer.
 */
function withName(sentence: string, question: string, before: string): string {
  const [front = '', lead = '', next = ''] = pronoun.exec(sentence) ?? [];
  const end = next === '' || !question.startsWith(lead) ? -1 : question.indexOf(` ${next}`, lead.length);
  const name = end < 0 ? '' : question.slice(lead.length, end);
  const isNamed = name.length > 2 && before.toLowerCase().includes(name.toLowerCase().replace(/’s?$/, ''));
  return isNamed ? `${lead}${name} ${sentence.slice(front.length - next.length)}` : sentence;
}

export function read(made: SourcedQuestion, passage: string): QuestionParts {
  const { question } = made;
  const { type, answers, correctAnswer, numericAnswers } = question;
  const [instruction = '', ...otherParagraphs] = question.question.split('\n\n');
  const isChoice = type === 'MULTIPLE_CHOICE' || type === 'TRUE_FALSE';
  const number = String(numericAnswers[0]?.value ?? '');
  const first = answers[(correctAnswer[0] ?? 1) - 1] ?? '';
  const shown = otherParagraphs.length > 0 ? otherParagraphs.join('\n\n') : instruction;
  const right = type === 'NUMERIC' ? number : first;
  const texts = [shown.replace(gap, right), ...question.pairs.map((pair) => pair.right)];
  const sentences = made.sources.map(({ sentence, start }) =>
    texts.reduce((so, text) => withName(so, text, passage.slice(0, start)), sentence),
  );
  return {
    made,
    passage,
    shown,
    hasBlank: question.question.includes(gap),
    right,
    wrong: isChoice ? answers.filter((_, at) => !correctAnswer.includes(at + 1)) : [],
    sentences,
    sentence: sentences.join(' '),
  };
}

export function filled(shown: string, answer: string): string {
  return shown.replace('a(n)', ' ').replace('A(n)', ' ').replace(gap, ` ${answer} `);
}

const positions = new Set(['first', 'second', 'third', 'fourth', 'fifth']);

export function isOrder({ made: { question } }: QuestionParts): boolean {
  return question.pairs.length > 0 && question.pairs.every(({ left }) => positions.has(left.toLowerCase()));
}

export function yearIn(sentence: string): number | null {
  const years = wordsIn(sentence).filter((word) => /^\d{3,4}$/.test(word));
  const sign = /\bBC\b/.test(sentence) ? -1 : 1;
  return years.length === 0 ? null : sign * Number(years.at(-1));
}

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
  readonly sentence: string;
}

export const gap = '_____';

export function read(made: SourcedQuestion, passage: string): QuestionParts {
  const { question } = made;
  const { type, answers, correctAnswer, numericAnswers } = question;
  const [instruction = '', ...otherParagraphs] = question.question.split('\n\n');
  const isChoice = type === 'MULTIPLE_CHOICE' || type === 'TRUE_FALSE';
  const number = String(numericAnswers[0]?.value ?? '');
  const first = answers[(correctAnswer[0] ?? 1) - 1] ?? '';
  return {
    made,
    passage,
    shown: otherParagraphs.length > 0 ? otherParagraphs.join('\n\n') : instruction,
    hasBlank: question.question.includes(gap),
    right: type === 'NUMERIC' ? number : first,
    wrong: isChoice ? answers.filter((_, at) => !correctAnswer.includes(at + 1)) : [],
    sentence: made.sources.map((source) => source.sentence).join(' '),
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

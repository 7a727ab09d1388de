import type { Question } from '../question.ts';
import { readNumber } from '../score.ts';

/**
 * The words of a text in lower case, with single spaces between, before and after the words. A search in the result
 * only finds whole words.
 */
export function asWords(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return ` ${words.join(' ')} `;
}

/** The numbers in a text. `1,234` gives 1.234 and 1234: '.' and ',' can be a decimal mark or a thousands separator. */
function numbersIn(text: string): number[] {
  const pieces = text.match(/[-−]?\d[\d.,\u00A0\u202F]{0,30}/g) ?? [];
  return pieces.flatMap((piece) => {
    const typed = piece.replace(/\D+$/, '');
    const grouped = /^[-−]?\d{1,3}(?:[.,\u00A0\u202F]\d{3})+$/.test(typed)
      ? [Number(typed.replaceAll(/[.,\u00A0\u202F]/g, '').replace('−', '-'))]
      : [];
    const mixed = readNumber(typed.replaceAll(/,(?=\d{3}\b)/g, ''));
    return [...grouped, ...[readNumber(typed), mixed].filter((number) => number !== null)];
  });
}

/** The error if a quotation does not contain the answer. Else null. Only SHORT_ANSWER and NUMERIC are checked. */
export function evidenceProblem({ type, answers, numericAnswers }: Question, quote: string): string | null {
  if (type === 'SHORT_ANSWER') {
    const words = asWords(quote);
    return answers.some((answer) => words.includes(asWords(answer)))
      ? null
      : 'The answer is not in the quoted sentence.';
  }
  if (type !== 'NUMERIC') return null;
  const quoted = numbersIn(quote);
  return numericAnswers.every(({ value }) => quoted.includes(value))
    ? null
    : 'The number is not in the quoted sentence.';
}

/** Whether the question contains its answer. Only SHORT_ANSWER is checked. */
export function containsAnswer({ type, question, answers }: Question): boolean {
  if (type !== 'SHORT_ANSWER') return false;
  const words = asWords(question);
  return answers.some((answer) => asWords(answer).trim() !== '' && words.includes(asWords(answer)));
}

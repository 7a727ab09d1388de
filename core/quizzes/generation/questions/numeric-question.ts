import { normalizeQuestion } from '../../question-rules.ts';
import { blankQuestion } from '../../question.ts';
import type { TextSource } from '../sourced-question.ts';
import type { Quantity } from '../text/quantities.ts';
import { salience, type Term } from '../terms/term-book.ts';
import { blank, type Candidate } from './candidate.ts';
import { explain } from './explanation.ts';

/** Asks for a number that a statement gives; `about` is the term that it says most of, if any. */
export function numericCandidate(
  statement: string,
  quantity: Quantity,
  about: Term | null,
  source: TextSource,
  at: number,
): Candidate {
  const { start, end, value, tolerance, worth } = quantity;
  const shown = `${statement.slice(0, start)}${blank}${statement.slice(end)}`;
  return {
    form: 'NUMERIC',
    sentences: [at],
    asked: [],
    quality: 1 + worth + Math.min(2, about === null ? 0 : salience(about) / 3),
    build: ({ allows }) =>
      allows('NUMERIC')
        ? {
            question: normalizeQuestion({
              ...blankQuestion,
              type: 'NUMERIC',
              question: `Which number belongs in the blank? Write it in digits, without marks between thousands.\n\n${shown}`,
              numericAnswers: [{ value, tolerance }],
              explanation: explain([source]),
              concepts: about === null ? [] : [about.text],
              difficulty: 'MEDIUM',
            }),
            sources: [source],
          }
        : null,
  };
}

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectEqual } from '../../grading/testing/expect-equal.ts';
import { propertyRuns, property } from '../../grading/testing/runs.ts';
import type { Question } from '../question.ts';
import { randomFiling, randomQuestion, randomText } from '../testing/random-questions.ts';
import type { ExportedQuestion } from './exchange.ts';
import { exportGift } from './gift-export.ts';
import { importGift } from './gift-import.ts';

const withoutArrows = (text: string) => text.replaceAll('->', '→');

/** The question as it is after an export and import. Every difference must be in the report of the export. */
function afterRoundTrip(question: ExportedQuestion): ExportedQuestion {
  const { type, answers, answerExplanations, pairs } = question;
  const isShort = type === 'SHORT_ANSWER';
  return {
    ...question,
    answers: isShort ? answers.map(withoutArrows) : answers,
    answerExplanations: isShort ? answerExplanations.map(withoutArrows) : answerExplanations,
    pairs: pairs.map(({ left, right }) => ({ left: withoutArrows(left), right })),
  };
}

function losesNothing(question: Question): boolean {
  return JSON.stringify(afterRoundTrip(question)) === JSON.stringify(question);
}

function expectRoundTrip(questions: readonly ExportedQuestion[]): void {
  const { text, report } = exportGift(questions);
  const read = importGift(text);
  expectEqual(
    read.questions.map(({ line: _line, categoryLine: _at, ...question }) => question),
    questions.map(afterRoundTrip),
  );
  expectEqual(read.report, []);
  const losses = report.filter(({ level }) => level !== 'note');
  expectEqual(
    losses.length > 0,
    questions.some((question) => !losesNothing(question)),
  );
}

describe('GIFT', () => {
  it('keeps every question in an export and import', property, () => {
    const check = fc.property(randomQuestion(), (question) => expectRoundTrip([question]));
    fc.assert(check, { numRuns: propertyRuns(20_000) });
  });

  it('keeps the names and categories of several questions', property, () => {
    const filed = fc
      .tuple(randomQuestion(), randomFiling)
      .map(([question, filing]) => ({ ...question, ...filing }));
    const check = fc.property(fc.array(filed, { minLength: 1, maxLength: 5 }), expectRoundTrip);
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });

  it('imports only valid questions from random texts', property, () => {
    const texts = fc.array(
      fc.oneof(randomText, fc.constantFrom('{', '}', '{}', '{=a ~b}', '{T}', '{#1}', '\n\n')),
    );
    const check = fc.property(texts, (parts) => {
      const { questions, report } = importGift(parts.join(''));
      for (const { level, message } of report) expect(`${level} ${message}`).toMatch(/^(error|loss|note) ./);
      if (questions.length > 0)
        expectRoundTrip(
          questions.map(({ line: _line, categoryLine: _at, ...question }) => ({
            ...question,
            concepts: [],
          })),
        );
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});

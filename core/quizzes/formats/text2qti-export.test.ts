import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../../grading/testing/runs.ts';
import { normalizeQuestion } from '../question-rules.ts';
import { choice, essay, matching, numeric, several, shortAnswer } from '../testing/given.ts';
import { randomText } from '../testing/random-questions.ts';
import { roundTrip } from '../testing/round-trip.ts';
import { type ExportedQuestion, flatten } from './exchange.ts';
import { inMarkdown, inPlainText } from './formatted-question.ts';
import { exportText2qti } from './text2qti-export.ts';
import { importText2qti } from './text2qti-import.ts';

describe('exportText2qti', () => {
  it('writes questions in the markup of text2qti', () => {
    const { text, report } = exportText2qti([
      {
        ...choice({ answerExplanations: ['', 'Yes', ''], explanation: 'By\n\nmass', points: 2 }),
        name: 'Sky',
      },
      several(),
      shortAnswer(['Paris', 'Lutetia']),
      numeric([[3.14, 0.01]]),
      essay(),
    ]);
    expect(report).toEqual([]);
    expect(text.split('\n')).toEqual([
      'Title: Sky',
      'Points: 2',
      '1.  Which planet is the largest?',
      '... By',
      '',
      '    mass',
      'a)  Mars',
      '*b) Jupiter',
      '... Yes',
      'c)  Venus',
      '',
      '2.  Which are prime?',
      '[*] 2',
      '[*] 3',
      '[ ] 4',
      '[ ] 6',
      '',
      '3.  The capital of France?',
      '*   Paris',
      '*   Lutetia',
      '',
      '4.  What is pi?',
      '=   3.14 +- 0.01',
      '',
      '5.  Why is the sky blue?',
      '____',
      '',
    ]);
  });

  it.each([
    [
      'matching',
      matching([
        ['a', 'b'],
        ['c', 'd'],
      ]),
      'Question 1 is skipped: text2qti has no matching questions.',
    ],
    [
      'accepted texts that differ only in line breaks',
      shortAnswer(['a b', 'a\nb']),
      'Question 1 is skipped: Two of its answers differ only in line breaks.',
    ],
  ])('skips %s, and reports it', (_what, question, message) => {
    expect(exportText2qti([question])).toEqual({
      text: '',
      report: [{ line: null, level: 'error', message }],
    });
  });

  it('reports everything that the format cannot contain', () => {
    const lost = { concepts: ['x'], difficulty: 'EASY' } as const;
    const questions = [
      { ...numeric([1, 2], lost), category: 'y' },
      shortAnswer(['a\nb'], { answerExplanations: ['z'] }),
      choice({ answers: ['true', 'False'], correctAnswer: [1] }),
      choice({ type: 'TRUE_FALSE', answers: ['Yes', 'No'], correctAnswer: [1], question: 'Is a_b?' }),
    ];
    expect(exportText2qti(questions).report.map(({ message }) => message)).toEqual([
      'Only the first of its numbers is written.',
      'The concepts are skipped.',
      'The difficulty is skipped.',
      'The category is skipped.',
      'Line breaks of answers are written as spaces.',
      'Explanations of single answers are skipped.',
      'Exported as true or false, because its answers are true and false.',
      'Exported as multiple choice, because its answers are not true and false.',
    ]);
  });

  const areTrueAndFalse = (answers: readonly string[]) =>
    ['true,false', 'false,true'].includes(answers.join().toLowerCase());

  /** The parts of a question that text2qti supports. */
  function held({ category: _category, ...original }: ExportedQuestion): ExportedQuestion {
    const question = inPlainText(inMarkdown(original));
    const { type, answers, answerExplanations, numericAnswers } = question;
    const isShort = type === 'SHORT_ANSWER';
    const single = areTrueAndFalse(answers) ? 'TRUE_FALSE' : 'MULTIPLE_CHOICE';
    return {
      ...question,
      type: type === 'TRUE_FALSE' || type === 'MULTIPLE_CHOICE' ? single : type,
      answers: isShort ? answers.map(flatten) : answers,
      answerExplanations: isShort ? [] : answerExplanations,
      numericAnswers: numericAnswers.slice(0, 1),
      concepts: [],
      difficulty: null,
    };
  }

  it('loses nothing in an export and import that the report does not list', property, () => {
    const check = roundTrip({ exported: exportText2qti, imported: importText2qti, held });
    fc.assert(check, { numRuns: propertyRuns(20_000) });
  });

  it('exports every question that was imported, for random files', property, () => {
    const marks = [
      '1. ',
      '\n*a) ',
      '\nb) ',
      '\n[*] ',
      '\n= 1',
      '\n* ',
      '\n____',
      '\n... ',
      '\n! ',
      '\n\n',
      '\n    ',
    ];
    const parts = fc.array(fc.oneof(randomText, fc.constantFrom(...marks)));
    const check = fc.property(parts, (texts) => {
      const { questions } = importText2qti(texts.join(''));
      const again = importText2qti(exportText2qti(questions).text).questions;
      expect(again.map(({ type }) => type)).toEqual(questions.map(({ type }) => type));
      for (const question of again) expect(normalizeQuestion(question)).toEqual(question);
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});

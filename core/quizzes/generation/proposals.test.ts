import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../../grading/testing/runs.ts';
import { checkQuestion } from '../question-rules.ts';
import { proposalSchema } from './proposal-schema.ts';
import { checkProposals } from './proposals.ts';

const text = `# Water
Water moves through a membrane by osmosis.  At sea level it
boils at 100 degrees, and 1,500 litres flow through the kidneys each day.
He said “nothing is lost” – and wrote it down.`;

const choice = {
  type: 'MULTIPLE_CHOICE',
  question: 'How does water move through a membrane?',
  answers: ['By osmosis', 'By mitosis'],
  correctAnswer: [1],
  number: null,
  tolerance: null,
  explanation: 'That is what osmosis means.',
  concepts: ['osmosis'],
  difficulty: 'EASY',
  quote: 'Water moves through a membrane by osmosis.',
};

function check(fields: object) {
  return checkProposals({ questions: [{ ...choice, ...fields }] }, text);
}

const numeric = { type: 'NUMERIC', answers: [], correctAnswer: [] };

describe('checkProposals', () => {
  it('accepts a question with the position of its quotation', () => {
    const { accepted, refused } = check({});
    expect(refused).toEqual([]);
    expect(accepted).toEqual([
      {
        question: {
          type: 'MULTIPLE_CHOICE',
          textFormat: 'PLAIN',
          question: choice.question,
          answers: choice.answers,
          correctAnswer: [1],
          answerExplanations: [],
          numericAnswers: [],
          pairs: [],
          explanation: choice.explanation,
          concepts: ['osmosis'],
          difficulty: 'EASY',
          points: 1,
        },
        sources: [{ start: 8, end: 50, sentence: choice.quote }],
      },
    ]);
  });

  it.each([
    ['over line breaks', 'At sea level it boils at 100 degrees', 'At sea level it\nboils at 100 degrees'],
    ['with other quotation marks and dashes', 'said "nothing is lost" - and', 'said “nothing is lost” – and'],
  ])('finds a quotation %s', (_, quote, sentence) => {
    const source = check({ quote }).accepted[0]?.sources[0];
    expect(source?.sentence).toBe(sentence);
    expect(text.slice(source?.start, source?.end)).toBe(sentence);
  });

  it.each([
    ['is not in the text', { quote: 'Water moves by diffusion alone.' }, /is not in the text/],
    ['begins inside a word', { quote: 'ater moves through a membrane' }, /is not in the text/],
    ['ends inside a word', { quote: 'Water moves through a memb' }, /is not in the text/],
    ['is empty', { quote: ' ' }, /quotes no sentence/],
    ['is two words', { quote: 'Water moves' }, /too short/],
    ['is missing', { quote: undefined }, /quotes no sentence/],
  ])('refuses a question whose quotation %s', (_, fields, reason) => {
    const { accepted, refused } = check(fields);
    expect(accepted).toEqual([]);
    expect(refused).toEqual([{ index: 0, reason: expect.stringMatching(reason) }]);
  });

  it.each([
    ['a type that is not allowed', { type: 'ESSAY' }, /Its type is none of/],
    ['a position outside the answers', { correctAnswer: [3] }, /3 is not the position/],
    ['a position that is not a number', { correctAnswer: ['1'] }, /not the position/],
    ['the same answer twice', { answers: ['By osmosis', 'By osmosis'] }, /is listed twice/],
    ['an answer that is not a text', { answers: ['By osmosis', 7] }, /must not be empty/],
    ['no question', { question: 7 }, /must not be empty/],
    ['a text of 100 KB', { question: 'x'.repeat(100_000) }, /must not be longer/],
  ])('refuses a question with %s', (_, fields, reason) => {
    expect(check(fields).refused).toEqual([{ index: 0, reason: expect.stringMatching(reason) }]);
  });

  it('accepts a short answer only if the quoted sentence has it and the question does not', () => {
    const short = { type: 'SHORT_ANSWER', correctAnswer: [] };
    expect(check({ ...short, answers: ['Osmosis'] }).accepted).toHaveLength(1);
    expect(check({ ...short, answers: ['mitosis'] }).refused[0]?.reason).toMatch(/is not in the quoted/);
    expect(check({ ...short, answers: ['membrane', 'osmosis'] }).refused[0]?.reason).toMatch(/contains/);
  });

  it.each([
    [100, 'boils at 100 degrees'],
    [1500, 'and 1,500 litres flow'],
  ])('accepts the number %d if the quoted sentence has it', (number, quote) => {
    expect(check({ ...numeric, number, quote }).accepted[0]?.question.numericAnswers).toEqual([
      { value: number, tolerance: 0 },
    ]);
  });

  it('refuses a number that is not in the quoted sentence', () => {
    const { refused } = check({ ...numeric, number: 10, quote: 'boils at 100 degrees' });
    expect(refused[0]?.reason).toMatch(/number is not in the quoted/);
  });

  it('refuses the second of two equal questions', () => {
    const questions = [choice, { ...choice, question: ` ${choice.question.toUpperCase()}` }];
    const { accepted, refused } = checkProposals({ questions }, text);
    expect(accepted).toHaveLength(1);
    expect(refused).toEqual([{ index: 1, reason: expect.stringMatching(/given before/) }]);
  });

  it('accepts 50 questions, and reports once that there are more', () => {
    const questions = Array.from({ length: 60 }, (_, at) => ({ ...choice, question: `What is ${at}?` }));
    const { accepted, refused } = checkProposals({ questions }, text);
    expect(accepted).toHaveLength(50);
    expect(refused).toEqual([{ index: 50, reason: expect.stringMatching(/More than 50/) }]);
  });

  it.each([null, undefined, 7, 'text', [], {}, { questions: null }, { questions: {} }])(
    'finds no questions in %j',
    (response) => {
      expect(checkProposals(response, text)).toEqual({ accepted: [], refused: [] });
    },
  );

  it('checks every proposal, and never throws', property, () => {
    const field = fc.constantFrom(...Object.keys(choice));
    const mutation = fc.dictionary(field, fc.anything({ maxDepth: 2 }));
    const judged = fc.property(fc.array(mutation, { maxLength: 5 }), (changes) => {
      const questions = changes.map((change) => ({ ...choice, ...change }));
      const { accepted, refused } = checkProposals({ questions }, text);
      expect(accepted.length + refused.length).toBe(questions.length);
      for (const { question, sources } of accepted) {
        expect(checkQuestion(question)).toEqual({});
        for (const { start, end, sentence } of sources) expect(text.slice(start, end)).toBe(sentence);
      }
    });
    fc.assert(judged, { numRuns: propertyRuns(5_000) });
  });
});

describe('proposalSchema', () => {
  it('requests every known field and no others, as strict structured output requires', () => {
    const { items } = proposalSchema.properties.questions;
    expect(items.required.toSorted()).toEqual(Object.keys(items.properties).toSorted());
    expect(Object.keys(choice).toSorted()).toEqual(items.required.toSorted());
  });
});

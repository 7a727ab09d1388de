import { describe, expect, it } from 'vitest';
import type { SourcedQuestion } from '../../core/quizzes/generation/sourced-question.ts';
import { blankQuestion, type Question } from '../../core/quizzes/question.ts';
import { notes, passages } from './passages.ts';
import { flawsOf, ruleTexts, type Rule } from './rules.ts';
import { wordsIn } from './words.ts';

const text = `Louis XVI ruled in Paris. In 1789 a crowd in Paris stormed the Bastille. Robespierre was executed in 1794 after the fall of the Jacobins.
Napoleon crowned himself emperor in 1804. Osmosis is the movement of water through a membrane. A cell is a small unit of life.
The human body has about 206 bones. A shirt costs $30 to $40. Danton lived in Paris near the Bastille. A crowd in Versailles cheered.
Cells contain membranes, proteins and water.`;

/** A question about the sentence that contains the quotation. */
function made(quote: string, fields: Partial<Question>): SourcedQuestion {
  const sources = quote.split('|').map((part) => {
    const found = text.indexOf(part);
    const start = Math.max(text.lastIndexOf('. ', found) + 2, text.lastIndexOf('.\n', found) + 2, 0);
    const from = text.slice(0, found).includes('.') ? start : 0;
    const sentence = text.slice(from, text.indexOf('.', found) + 1);
    return { start: from, end: from + sentence.length, sentence };
  });
  return { question: { ...blankQuestion, ...fields }, sources };
}

const choice = (quote: string, shown: string, ...answers: string[]) =>
  made(quote, { question: `Which term belongs in the blank?\n\n${shown}`, answers, correctAnswer: [1] });
const short = (quote: string, shown: string, ...answers: string[]) =>
  made(quote, {
    type: 'SHORT_ANSWER',
    question: `Fill in the blank.\n\n${shown}`,
    answers,
    correctAnswer: [1],
  });
const number = (quote: string, shown: string, value: number, tolerance = 0) =>
  made(quote, {
    type: 'NUMERIC',
    question: `Which number?\n\n${shown}`,
    numericAnswers: [{ value, tolerance }],
  });
const verdict = (quote: string, shown: string, isTrue: boolean) =>
  made(quote, {
    type: 'TRUE_FALSE',
    question: `True or false?\n\n${shown}`,
    answers: ['True', 'False'],
    correctAnswer: [isTrue ? 1 : 2],
  });
const pairs = (quote: string, ...list: [left: string, right: string][]) =>
  made(quote, {
    type: 'MATCHING',
    question: 'Match.',
    pairs: list.map(([left, right]) => ({ left, right })),
  });

const rulesBroken = (...questions: SourcedQuestion[]) => [
  ...new Set(flawsOf(text, questions).map(({ rule }) => rule)),
];

const bastille = 'In 1789 a crowd in _____ stormed the Bastille.';

describe('good questions follow every rule', () => {
  it.each([
    ['a choice', choice('stormed', bastille, 'Paris', 'Versailles')],
    ['a number', number('206', 'The human body has about _____ bones.', 206, 10)],
    ['a year', number('1804', 'Napoleon crowned himself emperor in _____.', 1804)],
    [
      'a definition',
      made('Osmosis', {
        type: 'SHORT_ANSWER',
        question: 'Which term?\n\nThe movement of water through a membrane',
        answers: ['Osmosis'],
        correctAnswer: [1],
      }),
    ],
    ['a true statement', verdict('1804', 'Napoleon crowned himself emperor in 1804.', true)],
    ['a false statement', verdict('1804', 'Napoleon crowned himself emperor in 1806.', false)],
    [
      'a matching question',
      pairs(
        'Osmosis|A cell',
        ['Osmosis', 'The movement of water through a membrane'],
        ['Cell', 'A small unit of life'],
      ),
    ],
    [
      'an order',
      pairs(
        '1789|1794|1804',
        ['First', 'a crowd in Paris stormed the Bastille'],
        ['Second', 'Robespierre was executed'],
        ['Third', 'Napoleon crowned himself emperor'],
      ),
    ],
  ] as const)('%s', (_, question) => {
    expect(flawsOf(text, [question])).toEqual([]);
  });
});

describe('a bad question is found', () => {
  it.each<readonly [rule: Rule, why: string, question: SourcedQuestion]>([
    ['answerable', 'the answer is from another sentence', choice('1804', bastille, 'Paris', 'Versailles')],
    [
      'answerable',
      'a true statement that the text contradicts',
      verdict('1804', 'Napoleon crowned himself emperor in 1806.', true),
    ],
    [
      'answerable',
      'a false statement that is in the text',
      verdict('1804', 'Napoleon crowned himself emperor in 1804.', false),
    ],
    [
      'answerable',
      'a false statement about something else',
      verdict('1804', 'Danton lived in Paris near the Bastille.', false),
    ],
    [
      'answerable',
      'a wrong pair',
      pairs(
        'Osmosis|A cell',
        ['Cell', 'The movement of water through a membrane'],
        ['Osmosis', 'A small unit of life'],
      ),
    ],
    [
      'answerable',
      'a wrong order',
      pairs(
        '1789|1794',
        ['First', 'Robespierre was executed'],
        ['Second', 'a crowd in Paris stormed the Bastille'],
      ),
    ],
    [
      'oneRight',
      'an option from the same sentence',
      choice('Cells contain', 'Cells contain _____, proteins and water.', 'Membranes', 'Proteins'),
    ],
    [
      'oneRight',
      'two options that mean the same',
      choice('Osmosis', 'Osmosis is the movement of water through a _____.', 'Membrane', 'Bone', 'Bones'),
    ],
    ['oneRight', 'one end of a range', number('$30', 'A shirt costs $_____ to $40.', 30)],
    [
      'oneRight',
      'a tolerance for an exact year',
      number('1804', 'Napoleon crowned himself emperor in _____.', 1804, 10),
    ],
    ['oneRight', 'a wide tolerance', number('206', 'The human body has about _____ bones.', 206, 50)],
    [
      'oneRight',
      'two equal descriptions',
      pairs('Osmosis|A cell', ['Osmosis', 'The movement of water'], ['Cell', 'The movement of water']),
    ],
    [
      'noGiveaway',
      'a question with its answer',
      choice('Osmosis', 'Osmosis is the movement of water through a _____, a membrane.', 'Membrane', 'Bone'),
    ],
    [
      'noGiveaway',
      'an article that fits one option',
      choice('Osmosis', 'Osmosis is the movement of water through a _____.', 'Membrane', 'Emperor'),
    ],
    [
      'noGiveaway',
      'a much longer answer',
      choice('Osmosis', 'Osmosis is the _____.', 'movement of water through a membrane', 'cell'),
    ],
    ['noGiveaway', 'the only capital letter', choice('stormed', bastille, 'Paris', 'water')],
    [
      'noGiveaway',
      'an event with its year',
      pairs(
        '1789|1794',
        ['First', 'In 1789 a crowd in Paris stormed the Bastille'],
        ['Second', 'Robespierre was executed'],
      ),
    ],
    ['sameKind', 'a person among places', choice('stormed', bastille, 'Paris', 'Robespierre')],
    [
      'sameKind',
      'a plural among singulars',
      choice('Osmosis', 'Osmosis is the movement of water through a _____.', 'Membrane', 'Bones'),
    ],
    [
      'sameKind',
      'a word that is not in the text',
      choice('Osmosis', 'Osmosis is the movement of water through a _____.', 'Membrane', 'Kettle'),
    ],
    ['readable', 'a pronoun without a noun', short('Louis', 'He ruled in _____.', 'Paris')],
    ['readable', 'a reference to another sentence', short('Louis', 'Louis XVI ruled this _____.', 'Paris')],
    [
      'readable',
      'a description that ends in a pronoun',
      made('Danton', {
        type: 'SHORT_ANSWER',
        question: 'Which term?\n\nNear the middle of it',
        answers: ['Paris'],
        correctAnswer: [1],
      }),
    ],
    ['accepted', 'a title is required', short('Louis', '_____ ruled in Paris.', 'King Louis XVI')],
    ['accepted', 'an accent is required', short('Louis', '_____ ruled in Paris.', 'El Niño')],
    [
      'accepted',
      'a first name is required',
      short('Napoleon', '_____ crowned himself emperor in 1804.', 'Napoleon Bonaparte', 'Napoleon'),
    ],
  ])('%s: %s', (rule, _, question) => {
    expect(rulesBroken(question)).toContain(rule);
  });

  it('ownFact: two questions about one sentence', () => {
    const year = number('1789', 'In _____ a crowd in Paris stormed the Bastille.', 1789);
    const place = choice('stormed', bastille, 'Paris', 'Versailles');
    expect(flawsOf(text, [year, place])).toContainEqual({
      at: 1,
      rule: 'ownFact',
      why: 'question 1 is about it too',
    });
  });

  it('by one of these rules', () => {
    expect(Object.keys(ruleTexts).toSorted()).toEqual([
      'accepted',
      'answerable',
      'noGiveaway',
      'oneRight',
      'ownFact',
      'readable',
      'sameKind',
      'samePart',
      'selfContained',
      'worthAsking',
    ]);
  });
});

describe('a question that is too easy or unclear is found', () => {
  it.each<readonly [rule: Rule, why: string, question: SourcedQuestion]>([
    [
      'samePart',
      'a subject among nouns that are not subjects',
      choice('Osmosis', '_____ is the movement of water through a membrane.', 'Osmosis', 'Water'),
    ],
    [
      'selfContained',
      'a pronoun for a person in another sentence',
      short('Louis', 'Before him _____ ruled in Paris.', 'Louis XVI'),
    ],
    [
      'selfContained',
      'a pair about the course',
      pairs('Osmosis|A cell', ['Week 2', 'Osmosis'], ['Cell', 'Life']),
    ],
    [
      'worthAsking',
      'a sentence that is only negated',
      verdict('Osmosis', 'Osmosis is not the movement of water through a membrane.', false),
    ],
    [
      'worthAsking',
      'a noun that fits in every sentence',
      short('A cell', 'A _____ is a small unit of life.', 'thing'),
    ],
  ])('%s: %s', (rule, _, question) => {
    expect(rulesBroken(question)).toContain(rule);
  });
});

it('every passage has about 300 words, a field and a source', () => {
  expect(passages).toHaveLength(20);
  for (const { text: passage, field, source } of [...passages, ...notes]) {
    expect(wordsIn(passage).length).toBeGreaterThan(250);
    expect(wordsIn(passage).length).toBeLessThan(400);
    expect(field).not.toBe('');
    expect(source).not.toBe('');
  }
});

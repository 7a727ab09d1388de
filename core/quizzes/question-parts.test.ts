import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../grading/testing/runs.ts';
import { joinQuestion, splitQuestion } from './question-parts.ts';
import { choice, countedIds, matching, numeric, partsOf, shortAnswer } from './testing/given.ts';
import { questionWithTwoKeys, randomQuestion } from './testing/random-questions.ts';

describe('splitQuestion', () => {
  it('shows the choices in the author’s order and keeps the right one apart', () => {
    const { prompt, key } = partsOf(choice({ explanation: 'Mass', answerExplanations: ['', 'Yes', ''] }));
    expect(prompt).toEqual({
      type: 'MULTIPLE_CHOICE',
      question: 'Which planet is the largest?',
      options: [
        { id: 'id-1', text: 'Mars' },
        { id: 'id-2', text: 'Jupiter' },
        { id: 'id-3', text: 'Venus' },
      ],
      lefts: [],
      rights: [],
    });
    expect(key).toEqual({
      correct: ['id-2'],
      accepted: [],
      numericAnswers: [],
      matches: [],
      explanation: 'Mass',
      answerExplanations: ['', 'Yes', ''],
    });
  });

  it('shows nothing of accepted texts and numbers', () => {
    for (const question of [shortAnswer(['Paris', 'Lutetia']), numeric([[3.14, 0.01]])]) {
      expect(partsOf(question).prompt).toMatchObject({ options: [], lefts: [], rights: [] });
    }
    expect(partsOf(shortAnswer(['Paris'])).key.accepted).toEqual(['Paris']);
  });

  it('shows each partner once and in an order that tells nothing', () => {
    const { prompt, key } = partsOf(
      matching([
        ['Bern', 'Switzerland'],
        ['Rome', 'Italy'],
        ['Milan', 'Italy'],
        ['', 'Austria'],
      ]),
    );
    expect(prompt.lefts.map(({ text }) => text)).toEqual(['Bern', 'Rome', 'Milan']);
    expect(prompt.rights.map(({ text }) => text)).toEqual(['Austria', 'Italy', 'Switzerland']);
    expect(key.matches).toEqual([
      { leftId: 'id-1', rightId: 'id-6' },
      { leftId: 'id-2', rightId: 'id-5' },
      { leftId: 'id-3', rightId: 'id-5' },
      { leftId: null, rightId: 'id-4' },
    ]);
  });

  it('makes the same prompt, byte by byte, whatever the key is', property, () => {
    const check = fc.property(questionWithTwoKeys, ([one, other]) => {
      const prompts = [one, other].map((question) => JSON.stringify(partsOf(question).prompt));
      expect(prompts[0]).toBe(prompts[1]);
    });
    fc.assert(check, { numRuns: propertyRuns() });
  });

  it('asks for as many ids whatever the key is', property, () => {
    const check = fc.property(questionWithTwoKeys, (questions) => {
      const [one, other] = questions.map((question) => {
        const newId = countedIds();
        splitQuestion(question, newId);
        return newId();
      });
      expect(one).toBe(other);
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});

describe('joinQuestion', () => {
  it('gives back every question', property, () => {
    const check = fc.property(randomQuestion(), (question) => {
      const { prompt, key } = partsOf(question);
      const { concepts, difficulty, points } = question;
      expect({ ...joinQuestion(prompt, key), concepts, difficulty, points }).toEqual(question);
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});

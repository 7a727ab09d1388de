import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../grading/testing/runs.ts';
import { authorsOptions, joinQuestion, splitQuestion, type Option } from './question-parts.ts';
import { randomOf } from './seeded-random.ts';
import { choice, countedIds, matching, numeric, partsOf, shortAnswer } from './testing/given.ts';
import { questionInTwoOrders, questionOfTwoAuthors, randomQuestion } from './testing/random-questions.ts';

const seed = fc.string();
const textsOf = (options: readonly Option[]) => options.map(({ text }) => text);

/** How often each text is at each index, in many random lists. */
function countPositions(runs: number, newList: () => readonly Option[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const [at, text] of textsOf(newList()).entries()) {
      const counts = positions.get(text) ?? [];
      counts[at] = (counts[at] ?? 0) + 1;
      positions.set(text, counts);
    }
  }
  return positions;
}

describe('splitQuestion', () => {
  it('separates the key and the author’s order from the prompt', () => {
    const { prompt, key } = partsOf(choice({ explanation: 'Mass', answerExplanations: ['', 'Yes', ''] }));
    expect(prompt).toEqual({
      type: 'MULTIPLE_CHOICE',
      textFormat: 'PLAIN',
      question: 'Which planet is the largest?',
      options: expect.arrayContaining([
        { id: expect.any(String), text: 'Mars' },
        { id: expect.any(String), text: 'Jupiter' },
        { id: expect.any(String), text: 'Venus' },
      ]),
      matchPrompts: [],
      matchOptions: [],
    });
    const idOf = (text: string) => prompt.options.find((option) => option.text === text)?.id;
    expect(key).toEqual({
      order: [idOf('Mars'), idOf('Jupiter'), idOf('Venus')],
      correct: [idOf('Jupiter')],
      accepted: [],
      numericAnswers: [],
      matches: [],
      explanation: 'Mass',
      answerExplanations: ['', 'Yes', ''],
    });
    expect(textsOf(authorsOptions(prompt, key))).toEqual(['Mars', 'Jupiter', 'Venus']);
  });

  it('has no accepted answers and numbers in the prompt', () => {
    for (const question of [shortAnswer(['Paris', 'Lutetia']), numeric([[3.14, 0.01]])]) {
      expect(partsOf(question).prompt).toMatchObject({ options: [], matchPrompts: [], matchOptions: [] });
    }
    expect(partsOf(shortAnswer(['Paris'])).key.accepted).toEqual(['Paris']);
  });

  it('stores each match option once', () => {
    const { prompt, key } = partsOf(
      matching([
        ['Bern', 'Switzerland'],
        ['Rome', 'Italy'],
        ['Milan', 'Italy'],
        ['', 'Austria'],
      ]),
    );
    expect(textsOf(prompt.matchPrompts).toSorted()).toEqual(['Bern', 'Milan', 'Rome']);
    expect(textsOf(prompt.matchOptions).toSorted()).toEqual(['Austria', 'Italy', 'Switzerland']);
    const idOf = (options: readonly Option[], text: string) =>
      options.find((option) => option.text === text)?.id ?? null;
    expect(key.matches).toEqual([
      { promptId: idOf(prompt.matchPrompts, 'Bern'), optionId: idOf(prompt.matchOptions, 'Switzerland') },
      { promptId: idOf(prompt.matchPrompts, 'Rome'), optionId: idOf(prompt.matchOptions, 'Italy') },
      { promptId: idOf(prompt.matchPrompts, 'Milan'), optionId: idOf(prompt.matchOptions, 'Italy') },
      { promptId: null, optionId: idOf(prompt.matchOptions, 'Austria') },
    ]);
  });

  it('stores each option at each position about equally often', () => {
    const question = choice({ answers: ['a', 'b', 'c', 'd'], correctAnswer: [1] });
    const pairs = matching([
      ['1', 'a'],
      ['2', 'b'],
      ['3', 'c'],
      ['4', 'd'],
    ]);
    const runs = 4_000;
    const random = randomOf('places');
    for (const positions of [
      countPositions(runs, () => partsOf(question, random).prompt.options),
      countPositions(runs, () => partsOf(pairs, random).prompt.matchPrompts),
      countPositions(runs, () => partsOf(pairs, random).prompt.matchOptions),
    ]) {
      expect(positions.size).toBe(4);
      for (const counts of positions.values())
        for (const count of counts) expect(Math.abs(count - runs / 4)).toBeLessThan(150);
    }
  });

  it('creates IDs in the stored order, not in the author’s order', property, () => {
    const check = fc.property(randomQuestion(), seed, (question, chance) => {
      const { options, matchPrompts, matchOptions } = partsOf(question, randomOf(chance)).prompt;
      const ids = [...options, ...matchPrompts, ...matchOptions].map(({ id }) => id);
      expect(ids).toEqual(ids.map((_, at) => `id-${at + 1}`));
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });

  it('builds the same prompt, byte by byte, for every key and author’s order', property, () => {
    const check = fc.property(questionOfTwoAuthors, seed, (questions, chance) => {
      const [one, other] = questions.map((question) =>
        JSON.stringify(partsOf(question, randomOf(chance)).prompt),
      );
      expect(one).toBe(other);
    });
    fc.assert(check, { numRuns: propertyRuns(20_000) });
  });

  it('uses the same number of IDs and random numbers for every key and author’s order', property, () => {
    const check = fc.property(questionOfTwoAuthors, seed, (questions, chance) => {
      const [one, other] = questions.map((question) => {
        const [newId, random] = [countedIds(), randomOf(chance)];
        splitQuestion(question, { newId, random });
        return [newId(), random()];
      });
      expect(one).toEqual(other);
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });
});

describe('joinQuestion', () => {
  it('returns every question in its author’s order', property, () => {
    const check = fc.property(questionInTwoOrders, seed, (questions, chance) => {
      for (const question of questions) {
        const { prompt, key } = partsOf(question, randomOf(chance));
        const { concepts, difficulty, points } = question;
        expect({ ...joinQuestion(prompt, key), concepts, difficulty, points }).toEqual(question);
      }
    });
    fc.assert(check, { numRuns: propertyRuns(10_000) });
  });

  it('uses the stored order as the author’s order if an older key has none', () => {
    const question = choice({ answerExplanations: ['Small.', 'A giant.', 'Hot.'] });
    const { prompt, key } = partsOf(question);
    const older = { ...prompt, options: authorsOptions(prompt, key) };
    const { order: _, ...olderKey } = key;
    expect(joinQuestion(older, olderKey)).toEqual(joinQuestion(prompt, key));
  });
});

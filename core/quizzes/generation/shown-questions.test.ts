import { describe, expect, it } from 'vitest';
import { generateFromText, type GenerationRequest } from './generate-from-text.ts';
import { questionKey } from './shown-questions.ts';
import type { SourcedQuestion } from './sourced-question.ts';
import { biology, history } from './testing/samples.ts';

function generate(text: string, criteria: Partial<GenerationRequest>): readonly SourcedQuestion[] {
  return generateFromText(text, { count: 10, seed: 'a', ...criteria }).questions;
}

describe('questions that were shown before', () => {
  it.each(['b', 'c', 'd', 'e'])(
    'do not ask for the same word or number in another type while the text has others (seed %s)',
    (seed) => {
      for (const text of [biology, history]) {
        const shown: SourcedQuestion[] = [];
        for (let round = 0; round < 4; round += 1)
          shown.push(
            ...generate(text, { count: 5, seed: `${seed}${round}`, shownKeys: shown.map(questionKey) }),
          );
        const statements = shown
          .map(({ question }) => question.question.split('\n\n').at(-1) ?? '')
          .filter((statement) => statement.includes('_____'));
        expect(new Set(statements).size).toBe(statements.length);
      }
    },
  );

  it('can be asked for the same number in another type if the text has nothing else', () => {
    const text = 'The core of a cell holds 46 chromosomes.';
    const [number] = generate(text, { types: ['NUMERIC'] });
    const shownKeys = number === undefined ? [] : [questionKey(number)];
    const [again] = generate(text, { types: ['MULTIPLE_CHOICE'], shownKeys });
    expect(shownKeys).toEqual(['NUMERIC@0_26']);
    expect(again?.question.question).toMatch(/holds _____ chromosomes\.$/);
  });
});

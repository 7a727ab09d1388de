import { describe, expect, it } from 'vitest';
import { generateFromText, type GenerationRequest } from './generate-from-text.ts';
import { french, history } from './testing/samples.ts';

describe('the reason for fewer questions', () => {
  const shortfall = (text: string, criteria: Partial<GenerationRequest> = {}) =>
    generateFromText(text, { count: 10, seed: 'a', ...criteria }).shortfall;

  it('is null if there are as many as requested', () => {
    expect(shortfall(history)).toBeNull();
  });

  it('counts the sentences that give no question', () => {
    const text = `# Cells

Osmosis is the movement of water through a membrane. This needs no energy at all. Why does it happen in plants? Cells live.`;
    expect(shortfall(text)).toBe(
      'The text gives 1 of 10 questions. Of the 3 other sentences, 1 is unclear on its own, 1 is too short or too long and 1 is not a statement.',
    );
  });

  it('counts the sentences whose questions were shown before', () => {
    const text = 'The core of a cell holds 46 chromosomes.';
    const shownKeys = ['NUMERIC@0', 'TRUE_FALSE@0', 'MULTIPLE_CHOICE@0', 'SHORT_ANSWER@0'];
    expect(shortfall(text, { shownKeys, count: 2 })).toBe('Its only sentence gives no further question.');
  });

  it('has one sentence if all other sentences have the same reason', () => {
    const text = 'Osmosis is the movement of water through a membrane. This needs no energy at all.';
    expect(shortfall(text)).toBe(
      'The text gives 1 of 10 questions. The other sentence is unclear on its own.',
    );
    expect(shortfall(`${text} This needs no light at all.`)).toBe(
      'The text gives 1 of 10 questions. The 2 other sentences are unclear on their own.',
    );
    expect(shortfall('It needs no energy at all.')).toBe('Its only sentence is unclear on its own.');
    expect(shortfall('It needs no energy at all. It needs no light at all.')).toBe(
      'Its 2 sentences are unclear on their own.',
    );
  });

  it('is that each sentence gives one, if there are no others', () => {
    expect(
      shortfall('Alexander Fleming discovered penicillin at St Mary’s Hospital in London in 1928.'),
    ).toBe('The text gives 1 of 10 questions. Each of its sentences gives one question.');
  });

  it('is that a text is in capital letters, or has only opinions', () => {
    expect(shortfall('HADRIAN BUILT A WALL IN BRITAIN THAT IS 117 KILOMETRES LONG AND STILL STANDS.')).toBe(
      'Its only sentence is in capital letters.',
    );
    const opinions = `I think that the death penalty is wrong. Chocolate tastes better than vanilla. Democracy is the best form of
government.`;
    expect(shortfall(opinions)).toBe('Its 3 sentences are opinions.');
  });

  it('includes that a text is not in English, and that only some types were requested', () => {
    expect(shortfall(french, { types: ['NUMERIC'] })).toMatch(
      /^The text gives \d of 10 questions of this kind\. .+ It is not in English, so none of its words are replaced by blanks\.$/,
    );
  });
});

import { describe, expect, it } from 'vitest';
import { wordsOf } from '../text/split-words.ts';
import { phrasesOf } from './phrases.ts';

function phrases(sentence: string): string[] {
  return phrasesOf(sentence, wordsOf(sentence)).map(({ text }) => text);
}

describe('phrasesOf', () => {
  it.each([
    ['between function words', 'The cell membrane of a neuron is thin.', ['cell membrane', 'neuron']],
    ['around known verbs', 'Ribosomes produce proteins.', ['Ribosomes', 'proteins']],
    ['around verbs that are nouns as well', 'Muscles store glycogen.', ['Muscles', 'glycogen']],
    ['around verbs that are in no list', 'Water permeates the membrane.', ['Water', 'membrane']],
    ['before a verb in the singular', 'When a muscle twitches, glucose is used.', ['muscle', 'glucose']],
    ['without adjectives', 'The important enzymes are large.', ['enzymes']],
    ['of names', 'After the Battle of Austerlitz, Louis XVI fled.', ['Battle of Austerlitz', 'Louis XVI']],
    ['of names with an ordinal', 'The Third Estate met.', ['Third Estate']],
    ['of a name of four words', 'Queen Mary Stuart Tudor reigned.', ['Queen Mary Stuart Tudor']],
    ['except nouns of more than three words', 'In a cell wall protein channel, sap flows.', ['sap']],
    ['of capitals', 'The DNA helix unwinds.', ['DNA helix unwinds']],
    ['except a place and the noun after it', 'In France peasants starved.', []],
    ['except generic nouns', 'The main part of the process is a kind of thing.', []],
    ['except adjectives without a noun', 'The thick and thin are large.', []],
    ['except months', 'In August the assembly met.', ['assembly']],
  ])('finds phrases %s', (_, sentence, expected) => {
    expect(phrases(sentence)).toEqual(expected);
  });

  it.each(['a', 'an', 'the', 'its', 'their', 'his', 'her', 'this', 'these'])(
    'finds a noun and no verb before %s',
    (article) => {
      expect(phrases(`Sap wets ${article} leaf.`)).toEqual(['Sap', 'leaf']);
    },
  );

  const evidenceIn = (sentence: string) =>
    phrasesOf(sentence, wordsOf(sentence)).map(({ evidence }) => evidence);

  it.each(['is', 'are', 'was', 'were', 'has', 'have', 'had', 'can', 'may', 'will', 'must'])(
    'takes the first word for a subject before %s',
    (auxiliary) => {
      expect(evidenceIn(`Enzymes ${auxiliary} thus large.`)).toEqual([2]);
    },
  );

  it.each(['called', 'named', 'termed'])('takes what follows %s for a term', (naming) => {
    expect(evidenceIn(`They are ${naming} enzymes.`)).toEqual([3]);
  });

  it.each(['a', 'an', 'each', 'every', 'one'])('takes a plural after %s for a verb', (singular) => {
    expect(phrases(`If ${singular} muscle twitches, it shrinks.`)[0]).toBe('muscle');
  });

  it('returns the position of the words', () => {
    const sentence = 'Some thick cell walls contain cellulose.';
    for (const { text, start, end } of phrasesOf(sentence, wordsOf(sentence))) {
      expect(sentence.slice(start, end)).toBe(text);
    }
  });

  it('prefers a noun between article and verb to a bare word', () => {
    const sentence = 'The nucleus is what pigments colour.';
    const evidence = phrasesOf(sentence, wordsOf(sentence)).map((phrase) => phrase.evidence);
    expect(evidence[0]).toBeGreaterThan(evidence[1] ?? 0);
  });
});

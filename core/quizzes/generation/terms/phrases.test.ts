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
    ['around verbs that can be nouns', 'Muscles store glycogen.', ['Muscles', 'glycogen']],
    ['around verbs that are in no list', 'Water permeates the membrane.', ['Water', 'membrane']],
    ['before a verb in the singular', 'When a muscle twitches, glucose is used.', ['muscle', 'glucose']],
    ['without adjectives', 'The important enzymes are large.', ['enzymes']],
    ['of names', 'After the Battle of Austerlitz, Louis XVI fled.', ['Battle of Austerlitz', 'Louis XVI']],
    ['of a name without its description', 'The scholar Ibn Battuta travelled.', ['Ibn Battuta']],
    ['except a part of a name after a possessive', "Crowds saw Halley's Comet.", ['Crowds']],
    ['except a name that ends in a linking word', 'Torsades de pointes are rare.', []],
    ['of names with an ordinal', 'The Third Estate met.', ['Third Estate']],
    ['of a name of four words', 'Queen Mary Stuart Tudor reigned.', ['Queen Mary Stuart Tudor']],
    ['except nouns of more than three words', 'In a cell wall protein channel, sap flows.', ['sap']],
    [
      'of names with six words, but not of longer names',
      'The Alba Berg Cor Dor Eck Fos met the Alba Berg Cor Dor Eck Fos Gol.',
      ['Alba Berg Cor Dor Eck Fos'],
    ],
    [
      'of a long name that begins with a small letter',
      'They met von Habsburg Lothringen Este.',
      ['von Habsburg Lothringen Este'],
    ],
    ['of names with an adjective', 'The Great Barrier Reef is large.', ['Great Barrier Reef']],
    ['of names that end with an adjective', 'The Alba Great is large.', ['Alba Great']],
    ['of names with a generic noun', 'In the Group Alpha, sap flows.', ['Group Alpha', 'sap']],
    ['of three nouns', 'In a cell wall protein, sap flows.', ['cell wall protein', 'sap']],
    ['of two nouns without an article', 'Layers of nerve tissue are thin.', ['Layers', 'nerve tissue']],
    ['of an acronym and a noun without an article', 'In DNA strands, sap flows.', ['DNA strands', 'sap']],
    ['of a letter and a noun', 'The X chromosome is large.', ['X chromosome']],
    ['of a noun alone that ends like a plural', 'The name of a species is long.', ['species']],
    ['without an adjective behind the noun', 'The water deep is cold.', ['water']],
    ['except letters', 'The X is large.', []],
    ['except generic nouns in the plural', 'The systems are large.', []],
    ['except generic nouns with a capital', 'In the System, sap flows.', ['sap']],
    ['except nouns after a generic noun', 'The example enzymes are large.', []],
    ['except a place of two words and the noun after it', 'In Northern France peasants starved.', []],
    ['of capitals', 'The DNA helix unwinds.', ['DNA helix unwinds']],
    ['of a place and of the noun after it', 'In France peasants starved.', ['France', 'peasants']],
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
    'treats the first word of a sentence as a subject before %s',
    (auxiliary) => {
      expect(evidenceIn(`Enzymes ${auxiliary} thus large.`)).toEqual([2]);
    },
  );

  it.each(['called', 'named', 'termed'])('treats the word after %s as a term', (naming) => {
    expect(evidenceIn(`They are ${naming} enzymes.`)).toEqual([3]);
  });

  it.each(['a', 'an', 'each', 'every', 'one'])('treats a plural after %s as a verb', (singular) => {
    expect(phrases(`If ${singular} muscle twitches, it shrinks.`)[0]).toBe('muscle');
  });

  it.each([
    ['The energy comes from light.', ['energy', 'light']],
    ['It is hard to recall skills.', ['skills']],
    ['Alfred Wegener proposed it.', ['Alfred Wegener']],
    ['Red blood cells contain iron.', ['iron']],
    ['Farmers on the coast use fertiliser.', ['Farmers', 'coast', 'fertiliser']],
    ['Rome was founded by Romulus in 753 BC.', ['Rome', 'Romulus']],
  ])('finds no verb in a phrase of %j', (sentence, expected) => {
    expect(phrases(sentence)).toEqual(expected);
  });

  it('returns the position of the words', () => {
    const sentence = 'Some thick cell walls contain cellulose.';
    for (const { text, start, end } of phrasesOf(sentence, wordsOf(sentence))) {
      expect(sentence.slice(start, end)).toBe(text);
    }
  });

  it.each([
    ['article and verb', 'The enzyme contains.', 2],
    ['article and a verb that can be a noun', 'The enzyme produces sugar.', 2],
    ['article, adjective and verb', 'The important enzymes are large.', 2],
    ['preposition and full stop', 'They are of sugar.', 2],
    ['comma and verb', 'However, sugar flows.', 2],
    ['comma behind an adjective and verb', 'If thin, sugar flows.', 2],
    ['verb and full stop', 'They produce sugar.', 1],
    ['conjunction and verb', 'When sugar flows, they produce.', 1],
    ['beginning and preposition', 'Sugar of this is large.', 1],
    ['article and adverb', 'The enzyme slowly flows.', 0],
    ['beginning and adverb', 'Enzymes slowly flow.', 0],
  ])('computes the evidence of a noun between %s', (_, sentence, evidence) => {
    expect(evidenceIn(sentence)[0]).toBe(evidence);
  });

  it.each([
    ['a name', 'They met Napoleon.', 2],
    ['an acronym', 'DNA is large.', 3],
    ['but not for a name with a noun', 'The French troops met.', 2],
  ])('has more evidence for a name or an acronym: %s', (_, sentence, evidence) => {
    expect(evidenceIn(sentence)).toEqual([evidence]);
  });

  it.each(['of', 'of the', 'de', 'du', 'des', 'la', 'von', 'van', 'der', 'del', 'di'])(
    'treats two names with ‘%s’ in between as one name',
    (link) => {
      const sentence = `They met Alba ${link} Berg.`;
      expect(phrases(sentence)).toEqual([`Alba ${link} Berg`]);
      expect(evidenceIn(sentence)).toEqual([2]);
    },
  );

  it('returns the words around each phrase', () => {
    const sentence = 'The important enzyme contains sugar in a leaf, and sap is large.';
    expect(phrasesOf(sentence, wordsOf(sentence)).map(({ context }) => context)).toEqual([
      ['the _', '_ contains', '_ verb'],
      ['contains _', 'bare _', '_ in'],
      ['a _'],
      ['and _', 'bare _', '_ is'],
    ]);
  });

  it('returns the same key for a word with a ligature', () => {
    const sentence = 'The ﬁlament is long.';
    expect(phrasesOf(sentence, wordsOf(sentence)).map(({ key }) => key)).toEqual(['filament']);
  });
});

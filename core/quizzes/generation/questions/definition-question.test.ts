import { describe, expect, it } from 'vitest';
import { definedTerm, buildContextOf, termOf } from '../testing/terms.ts';
import { DefinitionCandidate } from './definition-question.ts';

const osmosis = definedTerm('osmosis', 'the movement of water through a membrane');
const others = [
  definedTerm('lysis', 'the destruction of a wall by a virus', 1),
  definedTerm('mitosis', 'the division of a nucleus into two halves', 2),
  definedTerm('respiration', 'the release of energy from a sugar', 3),
];
const all = [osmosis, ...others];
const terms = all.map(({ term }) => term);

/** Builds the question with this random value. */
function built(luck: number, from = terms, types?: readonly string[]) {
  return new DefinitionCandidate(osmosis).build(buildContextOf(from, luck, types))?.question ?? null;
}

describe('the question about a definition', () => {
  it.each([
    [0, 'SHORT_ANSWER'],
    [0.2, 'SHORT_ANSWER'],
    [0.25, 'MULTIPLE_CHOICE'],
    [0.75, 'MULTIPLE_CHOICE'],
    [0.9, 'MULTIPLE_CHOICE'],
  ])('has a type that depends on the random value: %d is %s', (luck, type) => {
    expect(built(luck)?.type).toBe(type);
  });

  it('has other terms as options, and explains them', () => {
    const question = built(0.5);
    expect(question?.question).toBe(
      'Which term fits this description?\n\nThe movement of water through a membrane',
    );
    const answers = question?.answers ?? [];
    expect([...answers].toSorted()).toEqual(['Lysis', 'Mitosis', 'Osmosis', 'Respiration']);
    expect(question?.correctAnswer).toEqual([answers.indexOf('Osmosis') + 1]);
    expect(question?.answerExplanations[answers.indexOf('Osmosis')]).toBe('');
    expect(question?.answerExplanations[answers.indexOf('Lysis')]).toBe(
      'Lysis: the destruction of a wall by a virus.',
    );
    expect(question).toMatchObject({ concepts: ['osmosis'], difficulty: 'EASY' });
    expect(question?.explanation).toContain(osmosis.source.sentence);
  });

  it('does not explain a wrong term without a definition', () => {
    const plain = terms.map((term) => (term.text === 'lysis' ? { ...term, definition: null } : term));
    const question = built(0.5, plain);
    expect(question?.answerExplanations[question.answers.indexOf('Lysis')]).toBe('');
  });

  it('can have descriptions of other terms as options', () => {
    const question = built(0.9);
    expect(question?.question).toBe('Which description fits “osmosis”?');
    const answers = question?.answers ?? [];
    expect(answers).toHaveLength(4);
    expect(question?.correctAnswer).toEqual([
      answers.indexOf('The movement of water through a membrane') + 1,
    ]);
    expect(question?.answerExplanations[answers.indexOf('The release of energy from a sugar')]).toBe(
      'This describes: respiration.',
    );
  });

  it.each([
    ['another style', { style: 'ARE' as const }],
    ['another length', { description: 'the release of energy' }],
    ['more than 160 characters', { description: `the release of ${'energy '.repeat(25)}` }],
    ['the same words', { description: osmosis.definition.description }],
  ])('asks for the term instead if a description has %s', (_, change) => {
    const changed = others.map(({ term, definition }, at) =>
      at > 0 ? { ...term, definition: { ...definition, ...change } } : term,
    );
    expect(built(0.9, [osmosis.term, ...changed])?.question).toContain('Which term fits');
  });

  it('asks for the term instead if another term is related to the defined term', () => {
    const related = { ...osmosis, term: { ...osmosis.term, peers: new Set(['respiration', 'mitosis']) } };
    const context = buildContextOf([...terms, termOf('starch')], 0.9);
    const question = new DefinitionCandidate(related).build(context)?.question;
    expect(question?.question).toContain('Which term fits');
    expect(question?.answers).not.toContain('Respiration');
  });

  it('has a short answer if there are too few other terms', () => {
    expect(built(0.5, [osmosis.term])).toMatchObject({
      type: 'SHORT_ANSWER',
      question: 'Which term fits this description?\n\nThe movement of water through a membrane',
      answers: ['osmosis'],
      concepts: ['osmosis'],
      difficulty: 'MEDIUM',
    });
  });

  it('accepts the term with the article of its sentence', () => {
    const lysosome = definedTerm('lysosome', 'a room that breaks down old parts');
    const source = { ...lysosome.source, sentence: 'A lysosome is a room that breaks down old parts.' };
    const candidate = new DefinitionCandidate({ ...lysosome, source });
    expect(candidate.build(buildContextOf([lysosome.term], 0.5))?.question.answers).toEqual([
      'lysosome',
      'a lysosome',
      'the lysosome',
    ]);
  });

  it('is not possible if the description fits many terms, or if the term is the main name of the text', () => {
    const brief = { ...osmosis, definition: { ...osmosis.definition, isBrief: true } };
    expect(new DefinitionCandidate(brief).build(buildContextOf([osmosis.term], 0.5))).toBeNull();
    const main = { ...osmosis, term: { ...osmosis.term, isMainName: true } };
    expect(new DefinitionCandidate(main).isPossible()).toBe(false);
    const opera = (description: string) =>
      new DefinitionCandidate({
        ...osmosis,
        definition: { ...osmosis.definition, description },
        term: termOf('Carmen', { kind: 'NAME' }),
      });
    expect(opera('a French opera with spoken dialogue').isPossible()).toBe(false);
    expect(opera('an opera that Bizet wrote').isPossible()).toBe(true);
    expect(opera('an opera by Bizet').isPossible()).toBe(true);
  });

  it('has an allowed type, or is null', () => {
    expect(built(0, terms, ['MULTIPLE_CHOICE'])?.type).toBe('MULTIPLE_CHOICE');
    expect(built(0.9, terms, ['SHORT_ANSWER'])?.type).toBe('SHORT_ANSWER');
    expect(built(0.5, terms, ['SHORT_ANSWER'])?.type).toBe('SHORT_ANSWER');
    expect(built(0.5, terms, [])).toBeNull();
    expect(built(0.5, [osmosis.term], ['MULTIPLE_CHOICE'])).toBeNull();
  });

  it('has the sentence of the definition as its source', () => {
    const [, , third] = others;
    if (!third) throw new Error('There is no third term.');
    const candidate = new DefinitionCandidate(third);
    expect(candidate).toMatchObject({ form: 'DEFINITION', sentences: [3], asked: ['respiration'] });
    expect(candidate.isPossible()).toBe(true);
    expect(candidate.build(buildContextOf(terms, 0.5))?.sources).toEqual([third.source]);
  });

  it.each([
    ['of 24 characters', 'x'.repeat(24), 'IS', 0],
    ['of 25 characters', 'x'.repeat(25), 'IS', 1],
    ['of 140 characters', 'x'.repeat(140), 'IS', 1],
    ['of 141 characters', 'x'.repeat(141), 'IS', 0],
    ['in the past tense', 'x'.repeat(24), 'WAS', -0.5],
  ] as const)('has a quality that depends on its description: %s', (_, description, style, more) => {
    const candidate = new DefinitionCandidate(definedTerm('osmosis', description, 0, style));
    expect(candidate.quality).toBe(4 + 3 / 2 + more);
  });
});

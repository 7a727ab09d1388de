import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns, property } from '../../grading/testing/runs.ts';
import { checkQuestion, normalizeQuestion } from '../question-rules.ts';
import { generateFromText, type GenerationRequest } from './generate-from-text.ts';
import { questionKey } from './shown-questions.ts';
import { textQuestionTypes, type SourcedQuestion } from './sourced-question.ts';
import { biology, french, german, history, statistics } from './testing/samples.ts';

function generate(text: string, criteria: Partial<GenerationRequest> = {}): readonly SourcedQuestion[] {
  return generateFromText(text, { count: 50, seed: 'a', ...criteria }).questions;
}

function wordsIn(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Checks that must pass for every generated question of every text. */
function expectSound(text: string, { question, sources }: SourcedQuestion): void {
  expect(checkQuestion(question)).toEqual({});
  expect(normalizeQuestion(question)).toEqual(question);
  expect(sources.length).toBeGreaterThan(0);
  for (const { start, end, sentence } of sources) expect(text.slice(start, end)).toBe(sentence);
  const options = question.answers.map((answer) => answer.toLowerCase());
  expect(new Set(options).size).toBe(options.length);
  expect(question.question.split('_____').length).toBeLessThanOrEqual(2);
  if (question.type === 'TRUE_FALSE') return;
  const asked = wordsIn(question.question);
  for (const at of question.correctAnswer) {
    expect(asked).not.toContain(wordsIn(question.answers[at - 1] ?? ''));
  }
  for (const { value } of question.numericAnswers) {
    expect(question.question.match(/\d+(?:[.,]\d+)*/g) ?? []).not.toContain(String(Math.abs(value)));
  }
}

function answersOf({ question: { type, answers, correctAnswer, numericAnswers } }: SourcedQuestion): string {
  if (type === 'NUMERIC') return String(numericAnswers[0]?.value);
  return answers[(correctAnswer[0] ?? 1) - 1] ?? '';
}

const samples = { biology, history, statistics, french, german };

describe('generateFromText', () => {
  it.each(Object.entries(samples))(
    'generates valid questions from the %s sample with any seed',
    (_, text) => {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
        const questions = generate(text, { seed });
        expect(questions.length).toBeGreaterThan(2);
        for (const question of questions) expectSound(text, question);
      }
    },
  );

  it.each([
    ['biology', 12],
    ['history', 14],
    ['statistics', 14],
  ] as const)('finds at least %2$d questions in the %1$s sample', (name, min) => {
    expect(generate(samples[name]).length).toBeGreaterThanOrEqual(min);
  });

  it('returns the same questions for the same seed', () => {
    expect(generate(history, { seed: 'x' })).toEqual(generate(history, { seed: 'x' }));
  });

  it('returns other questions for another seed', () => {
    const texts = ['a', 'b', 'c'].map((seed) => JSON.stringify(generate(history, { seed, count: 5 })));
    expect(new Set(texts).size).toBe(3);
  });

  it('asks for each answer once and uses each sentence once', () => {
    for (const text of Object.values(samples)) {
      const questions = generate(text);
      const starts = questions.flatMap(({ sources }) => sources.map(({ start }) => start));
      expect(new Set(starts).size).toBe(starts.length);
      const answers = questions.filter(({ question }) => question.type === 'SHORT_ANSWER').map(answersOf);
      expect(new Set(answers.map((answer) => answer.toLowerCase())).size).toBe(answers.length);
    }
  });

  it('returns no more than requested, and never more than 50', () => {
    expect(generate(biology, { count: 3 })).toHaveLength(3);
    expect(generate(biology, { count: 0 })).toEqual([]);
    expect(generate(`${biology}${history}${statistics}`.repeat(3), { count: 80 })).toHaveLength(50);
  });

  it('puts definitions first', () => {
    const [first] = generate(statistics, { count: 5 });
    expect(['MATCHING', 'MULTIPLE_CHOICE', 'SHORT_ANSWER']).toContain(first?.question.type);
    expect(first?.sources[0]?.sentence).toMatch(/ is | refers to |: /);
  });

  it('matches terms with descriptions if the text has enough questions', () => {
    const matching = generate(statistics, { count: 5 }).find(({ question }) => question.type === 'MATCHING');
    expect(matching?.question.pairs.length).toBeGreaterThanOrEqual(3);
    expect(matching?.sources).toHaveLength(matching?.question.pairs.length ?? 0);
  });

  it('uses only the requested types', () => {
    for (const type of ['MULTIPLE_CHOICE', 'TRUE_FALSE', 'SHORT_ANSWER', 'NUMERIC', 'MATCHING'] as const) {
      const questions = generate(`${biology}\n${history}`, { types: [type] });
      expect(questions.length).toBeGreaterThan(0);
      expect(new Set(questions.map(({ question }) => question.type))).toEqual(new Set([type]));
    }
  });

  it('generates nothing for types that a text does not support', () => {
    expect(generate(history, { types: ['ESSAY'] })).toEqual([]);
  });

  it('uses only sentences with a requested topic, singular or plural', () => {
    const questions = generate(biology, { topics: ['Ribosomes', 'enzyme'] });
    expect(questions.length).toBeGreaterThan(1);
    for (const { sources } of questions) {
      for (const { sentence } of sources) expect(sentence).toMatch(/ribosome|enzyme/i);
    }
  });

  it('sets the term that a question asks for as its concept', () => {
    const osmosis = generate(biology, { topics: ['osmosis'] })[0];
    expect(osmosis?.question.concepts).toEqual(['Osmosis']);
  });

  it('quotes the sentence in the explanation, not in the question', () => {
    for (const { question, sources } of generate(history, { types: ['NUMERIC', 'SHORT_ANSWER'] })) {
      expect(question.explanation).toContain('From the text: “');
      expect(question.question).not.toContain(sources[0]?.sentence);
    }
  });

  it('explains a wrong option with the definition of this option, if the text has a definition', () => {
    const { question } = generate(biology, { topics: ['ribosome'], types: ['MULTIPLE_CHOICE'] })[0] ?? {};
    const wrong = question?.answerExplanations.filter((text) => text !== '') ?? [];
    expect(wrong.length).toBeGreaterThan(0);
    for (const why of wrong) expect(why).toMatch(/^(?:\p{Lu}.+: .+\.|This describes: .+\.)$/u);
  });

  it('starts each option with a capital letter, also if the answer was in the middle of its sentence', () => {
    const texts = Object.values({ biology, history, statistics });
    const options = texts
      .flatMap((text) => generate(text))
      .flatMap(({ question }) => (question.type === 'MULTIPLE_CHOICE' ? question.answers : []));
    expect(options.filter((option) => /^\p{Ll}+(?:\s|$)/u.test(option))).toEqual([]);
  });

  it('asks nothing about headings, tables and code', () => {
    const text = `# The mitochondrion is an organelle that releases energy\n\n| DNA is a molecule |\n\n\`\`\`\nATP is a molecule that stores energy.\n\`\`\`\n`;
    expect(generate(text)).toEqual([]);
  });

  it('asks nothing about sentences that refer to the sentence before', () => {
    const text = `It is a molecule that stores the energy of cells. This process needs 36 molecules of ATP. They
were called the Jacobins in Paris. As shown above, the Bastille was stormed in 1789.`;
    expect(generate(text)).toEqual([]);
  });

  it('omits a connective such as However in the question, but quotes the whole sentence', () => {
    const text = 'However, the Bastille was stormed by a crowd in 1789.';
    const [only] = generate(text, { types: ['NUMERIC'] });
    expect(only?.question.question).toContain('The Bastille was stormed by a crowd in _____.');
    expect(only?.sources).toEqual([{ start: 0, end: text.length, sentence: text }]);
  });

  it.each(['', ' ', '\n\n', 'Word', '?!', '\u0000', '\uD800', '漢字。', '…'])(
    'generates nothing from %j',
    (text) => {
      expect(generate(text)).toEqual([]);
    },
  );

  it('reads the first 200,000 characters', () => {
    const late = 'The Bastille was stormed by a crowd in 1789.';
    expect(generate(`${' \n'.repeat(99_000)}${late}`)).toHaveLength(1);
    expect(generate(`${' \n'.repeat(100_000)}${late}`)).toEqual([]);
  });
});

describe('questions that were shown before', () => {
  /** Generates questions in rounds until there are no new questions. */
  function allRounds(text: string, count: number): (readonly SourcedQuestion[])[] {
    const rounds: (readonly SourcedQuestion[])[] = [];
    for (let round = 0; round < 100; round += 1) {
      const shownKeys = rounds.flat().map(questionKey);
      const questions = generate(text, { count, seed: `${round}`, shownKeys });
      if (questions.length === 0) return rounds;
      rounds.push(questions);
    }
    throw new Error('There is no end.');
  }

  it.each(Object.entries(samples))(
    'are not generated again: each question has another sentence or another type (%s)',
    (_, text) => {
      const rounds = allRounds(text, 5);
      expect(rounds.length).toBeGreaterThan(2);
      const asked = rounds
        .flat()
        .flatMap(({ question: { type }, sources }) => sources.map(({ start }) => `${type} ${start}`));
      expect(new Set(asked).size).toBe(asked.length);
    },
  );

  it('are followed by questions about other sentences', () => {
    const [first = [], second = []] = allRounds(history, 5);
    const startsOf = (questions: readonly SourcedQuestion[]) =>
      questions.flatMap(({ sources }) => sources.map(({ start }) => start));
    expect(startsOf(second).filter((start) => startsOf(first).includes(start))).toEqual([]);
  });

  it('are ignored if their keys are invalid', () => {
    const shownKeys = [
      '',
      'x',
      '@1',
      'NUMERIC@',
      'NUMERIC@-1',
      'NUMERIC@1+',
      'ESSAY@0',
      '9@NUMERIC',
      'NUMERIC@1_',
      'NUMERIC@_1',
    ];
    expect(generate(history, { shownKeys })).toEqual(generate(history));
  });
});

it('four sentences with a fact each give four questions', () => {
  const text = `The Rhine flows through Basel and Cologne. Glass is made of sand, soda and lime. Bees dance in order to
show their sisters the way. The library of Alexandria burned down in the time of Caesar.`;
  for (const seed of ['a', 'b', 'c', 'd']) expect(generate(text, { count: 4, seed })).toHaveLength(4);
});

it('two sentences with the same fact give one question', () => {
  const text = `The human body has 206 bones in the skeleton. The skeleton of the human body has 206 bones.`;
  expect(generate(text)).toHaveLength(1);
});

it('a sentence that is repeated in the text gives no other question after it was shown', () => {
  const text = 'The human skeleton has 206 bones and supports the body.';
  const shownKeys = generate(text).map(questionKey);
  const again = generate(`${text}\n\n${text}`, { shownKeys, seed: 'b' });
  expect(again.flatMap(({ sources }) => sources.map(({ start }) => start))).not.toContain(text.length + 2);
});

it('ten dated events give questions about their years and about their order', () => {
  const text = `Christopher Columbus reached the Bahamas in 1492. Martin Luther published the Theses in 1517. Ferdinand Magellan died in the
Philippines in 1521. The Spanish Armada was defeated in 1588. Isaac Newton published the Principia in 1687. James Watt
patented a steam engine in 1769. Johann Gutenberg printed a Bible in 1455. Charles Darwin reached Bahia in 1832.`;
  const asked = generate(text, { count: 10, types: ['MATCHING'] }).map(({ question }) => question.question);
  expect(asked.toSorted()).toEqual([
    'In which order did these events happen?',
    'Match each event with its year.',
  ]);
});

it('a biography whose sentences begin with a pronoun gives as many questions as requested', () => {
  const text = `Lise Meitner was an Austrian physicist. She was born in Vienna in 1878. In 1906 she received her doctorate at the
University of Vienna. She moved to Berlin in 1907. There is a crater on the Moon with her name. In 1938 she fled to Sweden
by way of the Netherlands. She died in Cambridge on 27 October 1968.`;
  const made = generate(text, { count: 5 });
  expect(made).toHaveLength(5);
  const born = made.find(
    ({ question }) => question.question.includes('1878') || question.question.includes('Vienna'),
  );
  expect(born?.question.explanation).toMatch(/Lise Meitner was an Austrian physicist\./);
  expect(made.map(({ question }) => question.question).join('\n')).not.toMatch(
    /\b[Ss]he (?:was|received|moved|fled|died)/,
  );
});

it('a text with many facts gives questions of every type', () => {
  const types = new Set(
    ['a', 'b', 'c']
      .flatMap((seed) => [biology, history].flatMap((text) => generate(text, { count: 10, seed })))
      .map(({ question }) => question.type),
  );
  expect([...types].toSorted()).toEqual(textQuestionTypes.toSorted());
});

it('there is at most one more true statement than false statements, if the text gives other questions', () => {
  const isStatement = ({ question }: SourcedQuestion) => question.type === 'TRUE_FALSE';
  for (const seed of 'abcdefghij')
    for (const text of [biology, history]) {
      const statements = generate(text, { count: 10, seed }).filter(isStatement);
      const isTrue = statements.filter(({ question }) => question.correctAnswer[0] === 1);
      expect(2 * isTrue.length - statements.length).toBeLessThanOrEqual(1);
    }
});

describe('for random texts', () => {
  const words = [...new Set(Object.values(samples).join(' ').split(/\s+/))];
  const mark = fc.constantFrom(
    '. ',
    '\n',
    '\n\n- ',
    ': ',
    ' – ',
    '**',
    '`',
    ', ',
    '(',
    ') ',
    '# ',
    '_____',
    '"',
    '1.',
    ' 12 ',
    ' %',
  );
  const sentence = fc.constantFrom(...Object.values(samples).flatMap((text) => text.split(/(?<=[.!?])\s+/)));
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(
        fc.oneof(
          { weight: 6, arbitrary: sentence },
          { weight: 4, arbitrary: fc.constantFrom(...words) },
          { weight: 2, arbitrary: mark },
          fc.string({ maxLength: 3 }),
        ),
        { maxLength: 60 },
      )
      .map((pieces) => pieces.join(' ')),
  );

  it('no question contains a blank that is in the text', () => {
    const text =
      'Osmosis is the movement of water through a semipermeable membrane towards the side with more dissolved substances. _____ _____ typing errors – should be checked before anything is computed.';
    for (const question of generateFromText(text, { count: 20, seed: '' }).questions)
      expectSound(text, question);
  });

  it('questions are valid, and repeatable', property, () => {
    const check = fc.property(anyText, fc.string(), (text, seed) => {
      const { questions } = generateFromText(text, { count: 20, seed });
      for (const question of questions) expectSound(text, question);
      expect(generateFromText(text, { count: 20, seed }).questions).toEqual(questions);
    });
    fc.assert(check, { numRuns: propertyRuns(5_000) });
  });
});

describe('terms from outside the text', () => {
  const text = 'Osmosis is the movement of water through a membrane.';
  const choices = (criteria: Partial<GenerationRequest> = {}) =>
    generate(text, { types: ['MULTIPLE_CHOICE'], ...criteria }).map(({ question }) => question);
  const outsideTerms = [
    'Diffusion',
    'active transport',
    'Robespierre',
    'Paris',
    'membrane',
    'Osmosis',
    'cells',
  ];
  const outsideText = 'What drives diffusion?';

  it('are wrong options of the same kind and number, if the text has too few terms', () => {
    expect(choices()).toEqual([]);
    const questions = choices({ outsideTerms, outsideText });
    expect(questions.length).toBeGreaterThan(0);
    for (const { answers } of questions)
      expect(answers.toSorted()).toEqual(['Active transport', 'Diffusion', 'Osmosis']);
  });

  it('change nothing in false statements, or if the text has enough terms', () => {
    const outside = { outsideTerms, outsideText };
    const types = ['TRUE_FALSE'] as const;
    expect(generate(text, { ...outside, types })).toEqual(generate(text, { types }));
    const full = (criteria: Partial<GenerationRequest>) =>
      generate(biology, criteria).filter(({ question }) => question.answers.length === 4);
    expect(full(outside).length).toBeGreaterThanOrEqual(full({}).length);
  });
});

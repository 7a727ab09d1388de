import { describe, expect, it } from 'vitest';
import { carryKey, promptDifference, scoresAlike } from './carry-key.ts';
import { authorsOptions, joinQuestion, splitQuestion } from './question-parts.ts';
import { normalizeQuestion } from './question-rules.ts';
import type { Question } from './question.ts';
import { noResponse } from './response.ts';
import { scoreResponse } from './score.ts';
import { randomOf } from './seeded-random.ts';
import { choice, essay, matching, numeric, several, shortAnswer } from './testing/given.ts';

let last = 0;
const random = randomOf('stored');

/** The question as it is stored, with new IDs. */
function stored(question: Question) {
  return splitQuestion(normalizeQuestion(question), { newId: () => `id-${(last += 1)}`, random });
}

const planets = (more: Partial<Question> = {}) =>
  stored(
    choice({ question: 'The largest?', answers: ['Mars', 'Jupiter', 'Venus'], correctAnswer: [1], ...more }),
  );

describe('two versions of a question', () => {
  it.each([
    ['with a different key', planets({ correctAnswer: [2] })],
    ['with the options in a different order', planets({ answers: ['Venus', 'Jupiter', 'Mars'] })],
    ['with different points and spaces', planets({ question: 'The  largest? ', points: 4 })],
  ])('have the same prompt %s', (_, other) => {
    expect(promptDifference(planets().prompt, other.prompt)).toBeNull();
  });

  it.each([
    ['TYPE', planets({ type: 'MULTIPLE_ANSWERS' })],
    ['QUESTION', planets({ question: 'The smallest?' })],
    ['QUESTION', planets({ question: 'The largest!' })],
    ['ANSWERS', planets({ answers: ['Mars', 'Jupiter', 'Earth'] })],
    ['ANSWERS', planets({ answers: ['Mars', 'Jupiter', 'Venus', 'Earth'] })],
  ])('have a difference in %s', (difference, other) => {
    expect(promptDifference(planets().prompt, other.prompt)).toBe(difference);
  });

  it('have a difference in ANSWERS if one version has another match option', () => {
    const one = stored(matching([['France', 'Paris']]));
    const other = stored(
      matching([
        ['France', 'Paris'],
        ['', 'Rome'],
      ]),
    );
    expect(promptDifference(one.prompt, other.prompt)).toBe('ANSWERS');
  });
});

describe('a key that is applied to another version', () => {
  it('marks the same texts as correct in the other version, each with its explanation', () => {
    const seen = planets();
    const corrected = planets({
      answers: ['Venus', 'Jupiter', 'Mars'],
      correctAnswer: [2],
      answerExplanations: ['Hot.', 'A giant.', 'Small.'],
    });
    const key = carryKey(corrected.key, corrected.prompt, seen.prompt);
    const [mars = '', jupiter = ''] = authorsOptions(seen.prompt, seen.key).map(({ id }) => id);
    expect(key.correct).toEqual([jupiter]);
    expect(joinQuestion(seen.prompt, key)).toMatchObject({
      answers: ['Venus', 'Jupiter', 'Mars'],
      correctAnswer: [2],
      answerExplanations: ['Hot.', 'A giant.', 'Small.'],
    });
    const share = (id: string) =>
      scoreResponse(seen.prompt, key, { ...noResponse, optionIds: [id] }, 'NET_CORRECT');
    expect([share(jupiter), share(mars)]).toEqual([1, 0]);
  });

  it('has the pairs of the corrected version', () => {
    const seen = stored(
      matching([
        ['France', 'Rome'],
        ['Italy', 'Paris'],
        ['', 'Bern'],
      ]),
    );
    const corrected = stored(
      matching([
        ['France', 'Paris'],
        ['Italy', 'Rome'],
        ['', 'Bern'],
      ]),
    );
    const key = carryKey(corrected.key, corrected.prompt, seen.prompt);
    const idOf = (side: 'matchPrompts' | 'matchOptions', text: string) =>
      seen.prompt[side].find((option) => option.text === text)?.id;
    expect(key.matches).toContainEqual({
      promptId: idOf('matchPrompts', 'France'),
      optionId: idOf('matchOptions', 'Paris'),
    });
    expect(key.matches).toContainEqual({ promptId: null, optionId: idOf('matchOptions', 'Bern') });
  });

  it.each([
    ['a choice', planets()],
    ['several', stored(several())],
    ['a short answer', stored(shortAnswer(['Paris', 'Paname']))],
    ['a number', stored(numeric([[3.14, 0.01]]))],
    ['an essay', stored(essay())],
  ])('is unchanged if the version is the same: %s', (_, { prompt, key }) => {
    expect(carryKey(key, prompt, prompt)).toEqual(key);
  });
});

describe('two keys', () => {
  const { key } = stored(numeric([[3.14, 0.01]]));
  it('give the same score if only the explanation changed', () => {
    expect(scoresAlike(key, { ...key, explanation: 'About pi.' })).toBe(true);
  });

  it('give the same score if the correct answers are in another order', () => {
    const more = {
      ...key,
      correct: ['b', 'a'],
      accepted: ['Rome', 'Paris'],
      numericAnswers: [
        { value: 2, tolerance: 0 },
        { value: 1, tolerance: 0 },
      ],
      matches: [
        { promptId: 'x', optionId: '1' },
        { promptId: 'w', optionId: '2' },
      ],
    };
    expect(
      scoresAlike(more, {
        ...more,
        correct: more.correct.toReversed(),
        accepted: more.accepted.toReversed(),
        numericAnswers: more.numericAnswers.toReversed(),
        matches: more.matches.toReversed(),
      }),
    ).toBe(true);
  });

  it('can give different scores if the tolerance, the accepted texts or the correct options changed', () => {
    expect(scoresAlike(key, { ...key, numericAnswers: [{ value: 3.14, tolerance: 0.1 }] })).toBe(false);
    expect(scoresAlike(key, { ...key, accepted: ['Paris'] })).toBe(false);
    expect(scoresAlike(key, { ...key, correct: ['a'] })).toBe(false);
  });
});

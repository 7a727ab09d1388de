import type { Question } from '../../../core/quizzes/question.ts';
import { choice, trueFalse } from '../../../core/quizzes/testing/given.ts';
import { everyKind } from '../../support/attempts.ts';

/** What stands in explanations of the other world alone. */
export const otherwise = 'Or so they say.';

/** One that is wrong: and where several are right, another number of them, as not even that may tell. */
function otherPositions({ answers, correctAnswer }: Question): readonly number[] {
  const wrong = answers.map((_, at) => at + 1).filter((at) => !correctAnswer.includes(at));
  return wrong.slice(0, 1);
}

/** The same question with another key: all that a taker may see of it is the same. */
export function withOtherKey(question: Question): Question {
  const { type, answers, pairs, numericAnswers, answerExplanations, explanation } = question;
  const matchPrompts = pairs.filter(({ left }) => left !== '');
  return {
    ...question,
    answers: type === 'SHORT_ANSWER' ? ['Marseille', 'Lyon'] : answers,
    correctAnswer: otherPositions(question),
    pairs: pairs.map((pair, at) => ({
      ...pair,
      right: pair.left === '' ? pair.right : (matchPrompts[(at + 1) % matchPrompts.length]?.right ?? ''),
    })),
    numericAnswers: numericAnswers.map(({ value }) => ({ value: value + 1, tolerance: 1 })),
    answerExplanations: answerExplanations.map((text) => `Otherwise. ${text}`),
    explanation: explanation && `${explanation} ${otherwise}`,
  };
}

function backwards<T>(things: readonly T[]): T[] {
  return things.toReversed();
}

/** The same question and key, its pairs in another order. */
function withOtherPairs(question: Question): Question {
  return { ...question, pairs: backwards(question.pairs) };
}

/** The same question and key, all that its author ordered in another order. */
export function inOtherOrder(question: Question): Question {
  const { type, answers, correctAnswer, answerExplanations } = question;
  const positions =
    type === 'SHORT_ANSWER' ? correctAnswer : backwards(correctAnswer.map((at) => answers.length + 1 - at));
  return {
    ...withOtherPairs(question),
    answers: backwards(answers),
    correctAnswer: positions,
    answerExplanations: backwards(answerExplanations),
  };
}

export interface World {
  readonly name: 'left' | 'right';
  /** As the author of this world wrote it: with a key and an order of this world. */
  written(question: Question): Question;
  /** As the author of this world wrote it for a quiz that does not shuffle choices: their order is that of both worlds. */
  inShownOrder(question: Question): Question;
}

export const worlds: readonly [World, World] = [
  { name: 'left', written: (question) => question, inShownOrder: (question) => question },
  {
    name: 'right',
    written: (question) => inOtherOrder(withOtherKey(question)),
    inShownOrder: (question) => withOtherPairs(withOtherKey(question)),
  },
];

/** Whose answers have places of their own, whatever their author wrote. */
const placed: readonly Question[] = [
  trueFalse(true),
  choice({
    question: 'Which planets are red?',
    answers: ['All of the above', 'Mars', 'None of the above', 'Jupiter'],
    correctAnswer: [4],
  }),
];

/** Every way to answer, twice, with words that can be searched for. */
export const fixture: readonly Question[] = [...everyKind, ...placed].flatMap((question) => [
  { ...question, concepts: ['Planets'] },
  { ...question, question: `Once more: ${question.question}`, difficulty: 'HARD' as const },
]);

/** In no quiz: what is drawn for practice. */
export const bankFixture: readonly Question[] = everyKind
  .slice(0, 4)
  .map((question) => ({ ...question, question: `In the bank: ${question.question}`, concepts: ['Planets'] }));

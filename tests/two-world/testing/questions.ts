import type { Question } from '../../../core/quizzes/question.ts';
import { choice, trueFalse } from '../../../core/quizzes/testing/given.ts';
import { everyQuestionType } from '../../support/attempts.ts';

/** A text that only explanations in the right world contain. */
export const markOfRightWorld = 'Or so they say.';

/**
 * The correct positions of another answer key: one that was wrong. If the question has several correct answers, their
 * number changes, too, since the number must not leak either.
 */
function otherPositions({ answers, correctAnswer }: Question): readonly number[] {
  const wrong = answers.map((_, at) => at + 1).filter((at) => !correctAnswer.includes(at));
  return wrong.slice(0, 1);
}

/** The same question with another key. Everything that students can see is the same. */
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
    explanation: explanation && `${explanation} ${markOfRightWorld}`,
  };
}

function reversed<T>(things: readonly T[]): T[] {
  return things.toReversed();
}

/** The same question and key, with the pairs in another order. */
function withOtherPairs(question: Question): Question {
  return { ...question, pairs: reversed(question.pairs) };
}

/** The same question and key, with answers and pairs in another order. */
export function inOtherOrder(question: Question): Question {
  const { type, answers, correctAnswer, answerExplanations } = question;
  const positions =
    type === 'SHORT_ANSWER' ? correctAnswer : reversed(correctAnswer.map((at) => answers.length + 1 - at));
  return {
    ...withOtherPairs(question),
    answers: reversed(answers),
    correctAnswer: positions,
    answerExplanations: reversed(answerExplanations),
  };
}

export interface World {
  readonly name: 'left' | 'right';
  /** The question as the author of this world wrote it: with the key and the order of this world. */
  written(question: Question): Question;
  /** Like `written`, for a quiz that does not shuffle answers. Their order is the same in both worlds. */
  inShownOrder(question: Question): Question;
  /** Points and target of Bob, another student of the course. */
  readonly ofBob: { readonly points: number; readonly targetGrade: number };
}

export const worlds: readonly [World, World] = [
  {
    name: 'left',
    written: (question) => question,
    inShownOrder: (question) => question,
    ofBob: { points: 41, targetGrade: 61 },
  },
  {
    name: 'right',
    written: (question) => inOtherOrder(withOtherKey(question)),
    inShownOrder: (question) => withOtherPairs(withOtherKey(question)),
    ofBob: { points: 93, targetGrade: 97 },
  },
];

/** Questions whose answers have fixed positions, whatever order their author wrote them in. */
const fixedPositions: readonly Question[] = [
  trueFalse(true),
  choice({
    question: 'Which planets are red?',
    answers: ['All of the above', 'Mars', 'None of the above', 'Jupiter'],
    correctAnswer: [4],
  }),
];

/** Two questions of every type: one with a concept to search for, the other one with a difficulty. */
export const fixture: readonly Question[] = [...everyQuestionType, ...fixedPositions].flatMap((question) => [
  { ...question, concepts: ['Planets'] },
  { ...question, question: `Once more: ${question.question}`, difficulty: 'HARD' as const },
]);

/** Bank questions that are in no quiz, for practice quizzes. */
export const bankFixture: readonly Question[] = everyQuestionType
  .slice(0, 4)
  .map((question) => ({ ...question, question: `In the bank: ${question.question}`, concepts: ['Planets'] }));

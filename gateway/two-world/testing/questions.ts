import type { Question } from '../../../core/quizzes/question.ts';
import { everyKind } from '../../testing/attempts.ts';

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
  const lefts = pairs.filter(({ left }) => left !== '');
  return {
    ...question,
    answers: type === 'SHORT_ANSWER' ? ['Marseille', 'Lyon'] : answers,
    correctAnswer: otherPositions(question),
    pairs: pairs.map((pair, at) => ({
      ...pair,
      right: pair.left === '' ? pair.right : (lefts[(at + 1) % lefts.length]?.right ?? ''),
    })),
    numericAnswers: numericAnswers.map(({ value }) => ({ value: value + 1, tolerance: 1 })),
    answerExplanations: answerExplanations.map((text) => `Otherwise. ${text}`),
    explanation: explanation && `${explanation} ${otherwise}`,
  };
}

export interface World {
  readonly name: 'left' | 'right';
  keyed(question: Question): Question;
}

export const worlds: readonly [World, World] = [
  { name: 'left', keyed: (question) => question },
  { name: 'right', keyed: withOtherKey },
];

/** Every way to answer, twice, with words that can be searched for. */
export const fixture: readonly Question[] = everyKind.flatMap((question) => [
  { ...question, concepts: ['Planets'] },
  { ...question, question: `Once more: ${question.question}`, difficulty: 'HARD' as const },
]);

/** In no quiz: what is drawn for practice. */
export const bankFixture: readonly Question[] = everyKind
  .slice(0, 4)
  .map((question) => ({ ...question, question: `In the bank: ${question.question}`, concepts: ['Planets'] }));

import type { Question } from '../../../core/quizzes/question.ts';
import { choice, essay, matching, numeric, shortAnswer } from '../../../core/quizzes/testing/given.ts';
import type { Clock } from '../../../functions/platform/clock.ts';
import { randomId } from '../../../functions/platform/new-id.ts';
import { systemRandom } from '../../../functions/platform/random.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import { AnswerKeyStore } from '../../../functions/quizzes/attempts/answer-key.store.ts';
import { QuestionWriter } from '../../../functions/quizzes/bank/question-writer.ts';
import { QuestionStore } from '../../../functions/quizzes/bank/question.store.ts';
import type { QuizDocument } from '../../../functions/quizzes/authoring/quiz.store.ts';
import { storedQuiz } from '../../support/bank.ts';
import { quizOf, type BankThings } from './bank-things.ts';

type QuizThings = Pick<BankThings, 'question'>;

/** ID of the essay question of the quiz. */
export function essayOf({ question }: QuizThings): string {
  return `essay-of-${question}`;
}

const explained = { concepts: ['Planets'], explanation: 'It is in the book.' };

/**
 * A question of each other type, so that each field of a quiz has a value in one of them. They are in the quiz, but
 * not in the bank. The question whose ID sorts last does not fit into a day's practice. The other questions have a
 * value in each of its fields.
 */
function allKinds(bank: QuizThings): readonly (readonly [id: string, question: Question])[] {
  return [
    [`choice-of-${bank.question}`, choice({ ...explained, answerExplanations: ['Small.', 'Big.', 'Hot.'] })],
    [`matching-of-${bank.question}`, matching([['France', 'Paris']], explained)],
    [`numeric-of-${bank.question}`, numeric([[3.14, 0.01]], explained)],
    [`short-answer-of-${bank.question}`, shortAnswer(['Paris'], explained)],
    [essayOf(bank), essay({ ...explained, points: 5 })],
  ];
}

/** Stores a quiz of `ownerId` with the bank's question. `isLong`: also with a question of each other type. */
export async function putQuiz(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  bank: QuizThings,
  { isLong, ...quiz }: { readonly isLong: boolean; readonly ownerId: string } & Partial<QuizDocument>,
): Promise<void> {
  const stores = { questions: new QuestionStore(store), keys: new AnswerKeyStore(store) };
  const writer = new QuestionWriter({ ...stores, clock, newId: randomId, random: systemRandom });
  const location = {
    ownerId: quiz.ownerId,
    quizId: quizOf(bank),
    categoryId: null,
    availableForPractice: false,
  };
  const more = isLong ? allKinds(bank) : [];
  await Promise.all(more.map(([id, question]) => writer.add(question, location, id)));
  const ids = [bank.question, ...more.map(([id]) => id)];
  const inPool = `numeric-of-${bank.question}`;
  const questions = ids.map((questionId) => ({
    questionId,
    points: null,
    ...(questionId === inPool && { pool: 'Numbers' }),
  }));
  const pools = isLong ? [{ name: 'Numbers', count: 1, points: 1 }] : [];
  await storedQuiz(store, { pools, questions, ...quiz, _id: quizOf(bank) }, ids);
}

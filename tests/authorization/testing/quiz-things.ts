import type { Question } from '../../../core/quizzes/question.ts';
import { choice, essay, matching, numeric, shortAnswer } from '../../../core/quizzes/testing/given.ts';
import type { Clock } from '../../../functions/platform/clock.ts';
import { randomId } from '../../../functions/platform/new-id.ts';
import { systemRandom } from '../../../functions/platform/random.ts';
import type { BlobStore } from '../../../functions/platform/files/blob-store.ts';
import type { Store } from '../../../functions/platform/store/store.ts';
import { AnswerKeyStore } from '../../../functions/quizzes/attempts/answer-key.store.ts';
import { ImageStore } from '../../../functions/quizzes/images/image.store.ts';
import { QuestionWriter } from '../../../functions/quizzes/bank/question-writer.ts';
import { QuestionStore } from '../../../functions/quizzes/bank/question.store.ts';
import type { QuizDocument } from '../../../functions/quizzes/authoring/quiz.store.ts';
import { storeQuiz } from '../../support/bank.ts';
import { pngOf } from '../../support/png.ts';
import { imageOf, quizOf, type BankThings } from './bank-things.ts';

type QuizThings = Pick<BankThings, 'question'>;

/** ID of the essay question of the quiz. */
export function essayOf({ question }: QuizThings): string {
  return `essay-of-${question}`;
}

const explained = { concepts: ['Planets'], explanation: 'It is in the book.' };

/**
 * Questions of five types, so that each field of a quiz has a value in one of them. They are in the quiz, but not in
 * the bank. The practice of a day has no room for the question whose ID sorts last. No field has a value in that
 * question only.
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

/** Stores an image that the text of the bank's question shows. */
export async function putImage(
  { store, files, clock }: { readonly store: Store; readonly files: BlobStore; readonly clock: Clock },
  bank: QuizThings,
  ownerId: string,
): Promise<void> {
  const [question] = await new QuestionStore(store).findAll({ _id: { $eq: bank.question } });
  const [imageId, content] = [imageOf(bank), pngOf(3, 2)];
  const versionId = question?.versionId ?? '';
  const images = new ImageStore(store);
  const times = { createdAt: clock.now().toISOString(), checkedAt: clock.now().toISOString() };
  const about = { type: 'image/png', size: content.length, width: 3, height: 2 } as const;
  await images.add({ _id: imageId, ownerId, ...about, ...times, unusedSince: null });
  const use = { imageId, versionId, questionId: bank.question, ownerId, part: 'PROMPT' } as const;
  await images.addUses([{ _id: `${imageId}:${versionId}`, ...use }]);
  await files.put(imageId, content);
}

/** Stores a quiz of `ownerId` with the bank's question. `isLong`: whether it also has the questions of `allKinds`. */
export async function putQuiz(
  { store, clock }: { readonly store: Store; readonly clock: Clock },
  bank: QuizThings,
  { isLong, ...quiz }: { readonly isLong: boolean; readonly ownerId: string } & Partial<QuizDocument>,
): Promise<void> {
  const images = new ImageStore(store);
  const stores = { questions: new QuestionStore(store), keys: new AnswerKeyStore(store), images };
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
  await storeQuiz(store, { pools, questions, ...quiz, _id: quizOf(bank) }, ids);
}

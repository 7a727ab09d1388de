import { describe, expect, it, vi } from 'vitest';
import type { Store, StoredDocument } from '../../../functions/platform/store/store.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import type { QuestionDocument } from '../../../functions/quizzes/bank/question.store.ts';
import type { QuizDocument } from '../../../functions/quizzes/authoring/quiz.store.ts';
import { startAttempt, submitAttempt } from '../../support/attempts.ts';
import { addQuestion } from '../../support/bank.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import {
  createCourseWithStudent,
  generateQuiz,
  givenClassroom,
  createQuizFromBank,
} from '../../support/generation.ts';
import { emptyStore } from '../../support/test-store.ts';

vi.setConfig({ testTimeout: 120_000 });

/** A store that counts its reads. */
function withReadCount(inner: Store) {
  const counts = { reads: 0 };
  const collection: Store['collection'] = <T extends StoredDocument>(name: string) =>
    new Proxy(inner.collection<T>(name), {
      get(target, property) {
        if (property === 'find' || property === 'findOne') counts.reads += 1;
        const value: unknown = Reflect.get(target, property);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  return { asked: counts, store: { collection, ping: () => inner.ping(), close: () => inner.close() } };
}

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'keptsize');

  describe.each(gatewaysOn(openStore))('practice with many quizzes over $name', (gateway) => {
    it('makes fewer than 60 reads for 2,000 questions in 200 quizzes', async () => {
      const { asked: counts, store } = withReadCount(await emptyStore(openStore, 'keptmany'));
      const { ada, sam, courseId } = await given(gateway, { store });
      const courseIds = [courseId];
      for (let count = 1; count < 10; count += 1)
        courseIds.push(await createCourseWithStudent(ada, 'sam@markwise.example'));
      const model = await addQuestion(ada, { question: 'Model?' });
      const exam = await createQuizFromBank(ada, [model.id], { courseId });
      await addQuestion(ada, { question: 'Free?' });
      await multiply(store, { questionId: model.id, quizId: exam.id, courseIds });
      const readFor = async <Reply>(act: () => Promise<Reply>) => {
        const before = counts.reads;
        const reply = await act();
        return { reply, reads: counts.reads - before };
      };
      const drawn = await readFor(() => generateQuiz(sam, { count: 50 }));
      const begun = await readFor(() => startAttempt(sam, drawn.reply.id));
      expect(begun.reply.questions.map((each) => each.question_text)).toEqual(['Free?']);
      const reading = await readFor(() => submitAttempt(sam, begun.reply.id));
      // The numbers include the reads for the session and the response.
      for (const { reads } of [drawn, begun, reading]) expect(reads).toBeLessThan(60);
    });
  });
};

/** Stores 2,000 copies of the question and 200 of the quiz. A quiz has ten questions, and a course twenty quizzes. */
async function multiply(
  store: Store,
  { questionId, quizId, courseIds }: { questionId: string; quizId: string; courseIds: readonly string[] },
): Promise<void> {
  const questions = store.collection<QuestionDocument>('questions');
  const quizzes = store.collection<QuizDocument>('quizzes');
  const [question, quiz] = [
    await questions.findOne({ _id: { $eq: questionId } }),
    await quizzes.findOne({ _id: { $eq: quizId } }),
  ];
  if (!question || !quiz) throw new Error('There is nothing to multiply.');
  const ids = Array.from({ length: 2_000 }, (_, at) => `many-${at}`);
  await questions.insertMany(ids.map((_id) => ({ ...question, _id, fingerprint: `words ${_id}` })));
  const many = Array.from({ length: 200 }, (_, at) => ({
    ...quiz,
    _id: `many-${at}`,
    courseId: courseIds[at % courseIds.length] ?? null,
    questions: ids.slice(at * 10, at * 10 + 10).map((id) => ({ questionId: id, points: null })),
  }));
  await quizzes.insertMany(many);
}

describeOnSqlite('practice with many quizzes', suite);

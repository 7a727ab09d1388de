import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import type { AttemptDocument } from '../../../../functions/quizzes/attempts/attempt.store.ts';
import type { QuizDocument } from '../../../../functions/quizzes/authoring/quiz.store.ts';
import {
  everyQuestionType,
  givenClassroom,
  takeQuiz,
  correctAnswers,
  type Classroom,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { previewOf, regrade, resultOf } from '../../../support/regrade.ts';

const { MATCHING: _, ...withoutQ5 } = correctAnswers;

/** Ada and Eve leave question 5 blank in their first attempt, and then everyone gets full credit for it. */
async function givenFullCredit(test: Classroom) {
  const { ada, eve, teacher, quiz } = test;
  const { _id: quizId } = await quiz(everyQuestionType, { allowedAttempts: 3 });
  const first = await takeQuiz(ada, quizId, withoutQ5);
  await takeQuiz(eve, quizId, withoutQ5);
  const q5 = first.questions[4]?.id ?? '';
  expect(await regrade(teacher, quizId, { fullCredit: [q5] })).toMatchObject({ changedCount: 2 });
  return { quizId, q5, first };
}

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'regradelater');

  describe.each(gatewaysOn(openStore))('full credit for later submissions over $name', (gateway) => {
    it('is given at once, is in the preview, and does not change with another regrade', async () => {
      const test = await given(gateway);
      const { ada, eve, teacher } = test;
      const { quizId, q5 } = await givenFullCredit(test);
      for (const student of [ada, eve]) {
        const second = await takeQuiz(student, quizId, withoutQ5);
        const result = await resultOf(student, second);
        expect(result).toMatchObject({ score: 5 });
        expect(result?.questions[4]).toMatchObject({ id: q5, earned: 1, hasFullCredit: true });
      }
      const preview = await previewOf(teacher, quizId);
      expect(preview).toMatchObject({ studentCount: 0, changedCount: 0 });
      expect(preview.questions.filter(({ hasFullCredit }) => hasFullCredit)).toMatchObject([{ id: q5 }]);
      expect(await regrade(teacher, quizId)).toMatchObject({ changedCount: 0 });
      expect(await regrade(teacher, quizId, { fullCredit: [q5] })).toMatchObject({ changedCount: 0 });
    });

    it('is taken back from all attempts, and no longer given', async () => {
      const test = await given(gateway);
      const { ada, eve, teacher } = test;
      const { quizId } = await givenFullCredit(test);
      const second = await takeQuiz(ada, quizId, withoutQ5);
      expect(await regrade(teacher, quizId, { fullCredit: [] })).toMatchObject({ changedCount: 3 });
      expect(await resultOf(ada, second)).toMatchObject({ score: 4 });
      const third = await takeQuiz(eve, quizId, withoutQ5);
      expect(await resultOf(eve, third)).toMatchObject({ score: 4 });
      expect(await regrade(teacher, quizId)).toMatchObject({ changedCount: 0 });
    });

    it('is given by a regrade if only earlier attempts store the full credit', async () => {
      const test = await given(gateway);
      const { ada, teacher, store } = test;
      const { quizId, q5, first } = await givenFullCredit(test);
      // Earlier versions did not store in the quiz which questions have full credit.
      await store
        .collection<QuizDocument>('quizzes')
        .updateOne({ _id: quizId }, { $unset: { fullCredit: '' } });
      const second = await takeQuiz(ada, quizId, withoutQ5);
      expect(await resultOf(ada, second)).toMatchObject({ score: 4 });
      expect(await previewOf(teacher, quizId)).toMatchObject({ changedCount: 1 });
      expect(await regrade(teacher, quizId)).toMatchObject({ changedCount: 1 });
      for (const attempt of [first, second]) {
        const { score, questions } = (await resultOf(ada, attempt)) ?? { score: 0, questions: [] };
        expect([score, questions[4]]).toMatchObject([5, { id: q5, hasFullCredit: true }]);
      }
    });

    it('is given to attempts that were submitted and not scored yet', async () => {
      const test = await given(gateway);
      const { ada, teacher, store } = test;
      const { quizId, q5 } = await givenFullCredit(test);
      const second = await takeQuiz(ada, quizId, withoutQ5);
      await store
        .collection<AttemptDocument>('quizAttempts')
        .updateOne({ _id: second.id }, { $set: { isScored: false, results: {} } });
      expect(await previewOf(teacher, quizId)).toMatchObject({ changedCount: 0 });
      const result = await resultOf(ada, second);
      expect(result?.questions[4]).toMatchObject({ id: q5, earned: 1, hasFullCredit: true });
    });
  });
};

describeOnSqlite('full credit', suite);

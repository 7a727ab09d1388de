import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { everyQuestionType, givenClassroom, correctAnswers, takeQuiz } from '../../support/attempts.ts';
import { givenCourse } from '../../support/gradebook.ts';
import { dataOf } from '../../support/graph.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'tograde');

  describe.each(gatewaysOn(openStore))('an attempt with an ungraded answer, over $name,', (gateway) => {
    const given = async () => givenCourse(await classroom(gateway));

    it('gives no grade and is named in the row of its student, until it is graded', async () => {
      const { items, students, enter, rows, column, quiz, change, courseId, path, ada, eve, teacher, own } =
        await given();
      const { _id: quizId, questions } = await quiz(everyQuestionType, { courseId });
      await column(items.planets, { quizId });
      const attempt = await takeQuiz(ada, quizId, correctAnswers);
      const waiting = {
        itemId: items.planets,
        attemptId: null,
        quizPoints: null,
        pendingAttemptId: attempt.id,
      };
      expect(await rows()).toMatchObject([
        { points: [null, null, null], details: [waiting] },
        { points: [null, null, null], details: [] },
      ]);
      const read = 'gradebookRows(first: 1) { nodes { details { pendingAttemptId } } }';
      const byGraph = await dataOf(teacher, `{ course(id: "${courseId}") { ${read} } }`);
      expect(byGraph['course']).toEqual({
        gradebookRows: { nodes: [{ details: [{ pendingAttemptId: attempt.id }] }] },
      });
      for (const student of [ada, eve]) {
        expect(await own(student)).toEqual([]);
        expect((await student.get(path)).status).toBe(404);
      }
      // With an entered grade, the attempt still has to be graded. The attempt of a deleted quiz cannot be graded.
      await enter([{ studentId: students.ada, itemId: items.planets, points: 9 }]);
      expect((await rows())[0]).toMatchObject({ details: [{ ...waiting, gradedBy: 'teacher Test' }] });
      await enter([{ studentId: students.ada, itemId: items.planets, points: null }]);
      await change(quizId, { deletedAt: '2030-01-01T00:00:00.000Z' });
      expect((await rows())[0]?.details).toEqual([]);
      await change(quizId, { deletedAt: null });
      const essay = questions.at(-1)?.questionId;
      const graded = await teacher.patch(`/api/attempts/${attempt.id}/grade`, {
        questionId: essay,
        points: 5,
      });
      expect(graded.status, graded.text).toBe(200);
      const [row] = await rows();
      expect(row?.points[2]).toBeGreaterThan(0);
      expect(row?.details).toMatchObject([{ attemptId: attempt.id, pendingAttemptId: null }]);
    });

    it.each([
      ['HIGHEST', 'the first attempt that waits, if a graded one is official', 0],
      ['LATEST', 'the official attempt', 1],
    ] as const)('is, of several at a quiz with the policy %s, %s', async (policy, _, expected) => {
      const { items, rows, column, quiz, change, courseId, ada, teacher } = await given();
      const { _id: quizId, questions } = await quiz(everyQuestionType, { courseId });
      await change(quizId, { scoringPolicy: policy, allowedAttempts: -1 });
      await column(items.planets, { quizId });
      const graded = await takeQuiz(ada, quizId, correctAnswers);
      const questionId = questions.at(-1)?.questionId;
      await teacher.patch(`/api/attempts/${graded.id}/grade`, { questionId, points: 5 });
      const waiting = [
        await takeQuiz(ada, quizId, { ESSAY: 'Kant' }),
        await takeQuiz(ada, quizId, { ESSAY: 'Hume' }),
      ];
      expect((await rows())[0]?.details).toMatchObject([{ pendingAttemptId: waiting[expected]?.id }]);
    });
  });
};

describeOnSqlite('attempts to grade in the gradebook', suite);
await describeOnMongo('attempts to grade in the gradebook', suite);

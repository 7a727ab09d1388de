import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { signUp } from '../../../support/accounts.ts';
import {
  everyQuestionType,
  givenClassroom,
  takeQuiz,
  readJson,
  correctAnswers,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'statistics');

  describe.each(gatewaysOn(openStore))('statistics of attempts over $name', (gateway) => {
    it('are for editors of the quiz only: to other instructors, the quiz looks missing', async () => {
      const { ada, eve, nobody, root, quiz, colleague } = await withColleague(gateway);
      const { _id } = await quiz();
      const attempt = await takeQuiz(ada, _id, correctAnswers);
      const essay = attempt.questions.at(-1)?.id;
      const paths = [`/api/quiz/${_id}/statistics`, `/api/attempts/${attempt.id}/submission`];
      for (const path of paths) {
        expect((await nobody.get(path)).status).toBe(401);
        expect((await ada.get(path)).status).toBe(403);
        expect((await eve.get(path)).status).toBe(403);
        const missing = path.replace(_id, 'no-such-id').replace(attempt.id, 'no-such-id');
        const reply = await colleague.get(path);
        expect([reply.status, reply.text]).toEqual([404, (await colleague.get(missing)).text]);
        expect((await root.get(path)).status).toBe(200);
      }
      const grade = { questionId: essay, points: 4 };
      expect((await colleague.patch(`/api/attempts/${attempt.id}/grade`, grade)).status).toBe(404);
      expect((await ada.patch(`/api/attempts/${attempt.id}/grade`, grade)).status).toBe(403);
    });

    it('count each student’s first attempt, and show the quality of questions for ten or more students', async () => {
      const { ada, teacher, quiz, ...test } = await given(gateway);
      const { _id, questions } = await quiz(everyQuestionType.slice(0, 3));
      await takeQuiz(ada, _id, correctAnswers);
      await takeQuiz(ada, _id, {});
      const few = await readJson<{ questions: readonly object[] }>(teacher, `/api/quiz/${_id}/statistics`);
      expect(few).toMatchObject({
        studentCount: 1,
        questions: questions.map(({ questionId }) => ({
          id: questionId,
          answerCount: 1,
          sampleSize: 1,
          correctCount: 1,
          difficulty: null,
          discrimination: null,
        })),
      });
      expect(few.questions[0]).toMatchObject({
        options: [{ count: 0 }, { text: 'Jupiter', isCorrect: true, count: 1 }, { count: 0 }],
        unansweredCount: 0,
      });
      for (let at = 2; at <= 10; at += 1) {
        const student = await signUp(test, gateway, `taker${at}@markwise.example`);
        const responses =
          at <= 5 ? correctAnswers : { ...correctAnswers, MULTIPLE_CHOICE: 'Mars', SHORT_ANSWER: 'Rome' };
        await takeQuiz(student, _id, responses);
      }
      const { questions: reply } = await readJson<{
        questions: { options: object[]; unansweredCount: number }[];
      }>(teacher, `/api/quiz/${_id}/statistics`);
      expect(reply).toMatchObject([
        { answerCount: 10, sampleSize: 10, correctCount: 5, difficulty: 0.5, discrimination: 1 },
        { sampleSize: 10, difficulty: 1, discrimination: null },
        { sampleSize: 10, difficulty: 0.5, discrimination: 1, options: [], unansweredCount: null },
      ]);
      expect(reply[0]?.unansweredCount).toBe(0);
      expect(reply[0]?.options).toMatchObject([
        { text: 'Mars', isCorrect: false, count: 5 },
        { text: 'Jupiter', isCorrect: true, count: 5 },
        { text: 'Venus', isCorrect: false, count: 0 },
      ]);
    });

    it('compare each question with the other graded questions of an attempt, and ignore ungraded essays', async () => {
      const { ada: _, teacher, quiz, ...test } = await given(gateway);
      const three = everyQuestionType.filter(({ type }) => /CHOICE|SHORT_ANSWER|ESSAY/.test(type));
      const { _id } = await quiz(three);
      for (let at = 1; at <= 10; at += 1) {
        const student = await signUp(test, gateway, `taker${at}@markwise.example`);
        const attempt = await takeQuiz(student, _id, at <= 5 ? correctAnswers : {});
        const grade = { questionId: attempt.questions.at(-1)?.id, points: 5 };
        // Grades the essays of students whose other answers are wrong.
        if (at > 5) await teacher.patch(`/api/attempts/${attempt.id}/grade`, grade);
      }
      const path = `/api/quiz/${_id}/statistics`;
      expect((await readJson<{ questions: object[] }>(teacher, path)).questions).toMatchObject([
        { answerCount: 5, sampleSize: 10, discrimination: 1, unansweredCount: 5 },
        { answerCount: 5, sampleSize: 10, discrimination: 1 },
        { answerCount: 5, sampleSize: 5, discrimination: null },
      ]);
    });

    /** Like `given`, with an additional instructor who has no access to the quiz. */
    async function withColleague(through: typeof gateway) {
      const test = await given(through);
      const colleague = await signUp(test, through, 'colleague@markwise.example');
      const users = test.store.collection<{ _id: string; email: string; role: string }>('users');
      await users.updateOne({ email: 'colleague@markwise.example' }, { $set: { role: 'Instructor' } });
      return { ...test, colleague };
    }
  });
};

describeOnSqlite('statistics', suite);

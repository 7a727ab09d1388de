import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import {
  everyQuestionType,
  givenClassroom,
  readJson,
  correctAnswers,
  takeQuiz,
  type AttemptReply,
} from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { marsIsCorrect, regrade, reviseQuestions } from '../../../support/regrade.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'points');

  describe.each(gatewaysOn(openStore))('a grade over $name', (gateway) => {
    it('replaces the automatic points of an answer, until the grade is removed', async () => {
      const test = await given(gateway);
      const { ada, teacher, quiz } = test;
      const { _id } = await quiz(everyQuestionType.filter(({ type }) => type !== 'ESSAY'));
      const attempt = await takeQuiz(ada, _id, { ...correctAnswers, MULTIPLE_CHOICE: 'Mars' });
      const path = `/api/attempts/${attempt.id}`;
      const [planets] = attempt.questions;
      const grade = (points: number | null, feedback = '') =>
        teacher.patch(`${path}/grade`, { questionId: planets?.id, points, feedback });
      const readScore = async () => {
        const { result } = await readJson<AttemptReply>(ada, path);
        return [result?.score, result?.questions[0]];
      };
      expect((await grade(null, 'Look at the mass.')).status).toBe(200);
      expect(await readScore()).toMatchObject([
        4,
        { earned: 0, automaticPoints: null, feedback: 'Look at the mass.' },
      ]);
      expect((await grade(0.5, 'Half.')).status).toBe(200);
      const half = [4.5, { earned: 0.5, automaticPoints: 0, feedback: 'Half.' }];
      expect(await readScore()).toMatchObject(half);
      await reviseQuestions(test, _id, marsIsCorrect);
      expect(await regrade(teacher, _id)).toMatchObject({ studentCount: 0, changedCount: 0 });
      expect(await readScore()).toMatchObject([4.5, { earned: 0.5, automaticPoints: 1 }]);
      expect(await regrade(teacher, _id, { fullCredit: [planets?.id] })).toMatchObject({ changedCount: 1 });
      expect(await readScore()).toMatchObject([5, { earned: 1, automaticPoints: null, hasFullCredit: true }]);
      expect(await regrade(teacher, _id, { fullCredit: [] })).toMatchObject({ changedCount: 1 });
      expect(await readScore()).toMatchObject([4.5, { earned: 0.5, automaticPoints: 1 }]);
      expect((await grade(null)).status).toBe(200);
      expect(await readScore()).toMatchObject([5, { earned: 1, automaticPoints: null, feedback: '' }]);
    });

    it('hides changed points with the answer key', async () => {
      const { ada, teacher, quiz } = await given(gateway);
      const { _id } = await quiz(everyQuestionType.slice(0, 2), { answerRelease: 'NEVER' });
      const attempt = await takeQuiz(ada, _id, {});
      const path = `/api/attempts/${attempt.id}`;
      await teacher.patch(`${path}/grade`, { questionId: attempt.questions[0]?.id, points: 1 });
      const { result } = await readJson<AttemptReply>(ada, path);
      expect(result?.score).toBe(1);
      expect(result?.questions[0]).toMatchObject({ earned: null, automaticPoints: null, correct: null });
    });
  });
};

describeOnSqlite('automatic points', suite);

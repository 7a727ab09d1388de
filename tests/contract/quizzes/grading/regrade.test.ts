import { describe, expect, it } from 'vitest';
import { day } from '../../../../functions/platform/clock.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { createCourseWithStudent } from '../../../support/generation.ts';
import { givenClassroom, readJson, answerKeyTexts } from '../../../support/attempts.ts';
import { gateways } from '../../../support/gateways.ts';
import { comparableReply, expectUnchanged } from '../../../support/expectations.ts';
import {
  marsIsCorrect,
  regradePath,
  previewOf,
  regrade,
  resultOf,
  reviseQuestions,
  givenTwoAttempts,
} from '../../../support/regrade.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'regrade');

  describe.each(gateways)('regrading over $name', (gateway) => {
    it('previews which students’ scores change, and changes nothing', async () => {
      const test = await given(gateway);
      const { quizId } = await givenTwoAttempts(test);
      expect(await previewOf(test.teacher, quizId)).toMatchObject({
        studentCount: 0,
        changedCount: 0,
        changes: [],
      });
      await reviseQuestions(test, quizId, {
        ...marsIsCorrect,
        SHORT_ANSWER: { answers: ['Paris', 'Lutetia'], correctAnswer: [1, 2] },
      });
      await expectUnchanged(
        () => test.store.collection('quizAttempts').find({}).toArray(),
        async () => {
          const { studentCount, changedCount, changes, questions } = await previewOf(test.teacher, quizId);
          expect({ studentCount, changedCount }).toEqual({ studentCount: 2, changedCount: 2 });
          expect(changes).toMatchObject([
            { name: 'ada Test', before: 3, after: 5, possibleBefore: 10, possibleAfter: 10 },
            { name: 'eve Test', before: 5, after: 4 },
          ]);
          const earlier = questions.map((question) => question.outdatedKeyCount);
          expect(earlier).toEqual([2, 0, 2, 0, 0]);
        },
      );
    });

    it('applies the newest key to the wording that students saw, and shows them the new score and its date', async () => {
      const test = await given(gateway);
      const { ada, eve, teacher, clock } = test;
      const { quizId, adas, eves } = await givenTwoAttempts(test);
      await reviseQuestions(test, quizId, {
        MULTIPLE_CHOICE: { answers: ['Venus', 'Mars', 'Jupiter'], correctAnswer: [2] },
      });
      clock.advance(day);
      await regrade(teacher, quizId);
      const result = await resultOf(ada, adas);
      const regradedAt = clock.now().toISOString();
      // The essay was not graded, so there was no percentage.
      expect(result).toMatchObject({ score: 4, regradedAt, percentBeforeRegrade: null });
      const [planets, ...others] = result?.questions ?? [];
      expect(planets).toMatchObject({ earnedBeforeRegrade: 0 });
      expect(others.map(({ earnedBeforeRegrade }) => earnedBeforeRegrade)).toEqual(others.map(() => null));
      const mars = planets?.answers.find(({ text }) => text === 'Mars');
      expect(planets).toMatchObject({ earned: 1, correct: { answerIds: [mars?.id] }, hasFullCredit: false });
      expect(await resultOf(eve, eves)).toMatchObject({ score: 4 });
      expect(await readJson(ada, `/api/attempts?quizId=${quizId}`)).toMatchObject([{ score: 4, regradedAt }]);
    });

    it('changes nothing when it is repeated, and is logged once', async () => {
      const test = await given(gateway);
      const { teacher, root, store, change } = test;
      const { quizId } = await givenTwoAttempts(test);
      await change(quizId, { courseId: await createCourseWithStudent(teacher, 'ada@markwise.example') });
      await reviseQuestions(test, quizId, marsIsCorrect);
      expect(await regrade(teacher, quizId)).toMatchObject({ studentCount: 2, changedCount: 2 });
      await expectUnchanged(
        () => store.collection('quizAttempts').find({}).toArray(),
        async () =>
          expect(await regrade(teacher, quizId)).toMatchObject({ studentCount: 0, changedCount: 0 }),
      );
      const log =
        '{ auditLog(course: "Calculus", action: "regradeQuiz") { nodes { action subject after course } } }';
      const { result } = await root.graphql(log);
      expect(result.data?.['auditLog']).toEqual({
        nodes: [
          { action: 'regradeQuiz', subject: 'Planets', after: '2 attempts changed', course: 'Calculus' },
        ],
      });
    });

    it('has the same effect if it runs twice at once', async () => {
      const test = await given(gateway);
      const { ada, eve, teacher, root } = test;
      const { quizId, adas, eves } = await givenTwoAttempts(test);
      await reviseQuestions(test, quizId, marsIsCorrect);
      await Promise.all([regrade(teacher, quizId), regrade(root, quizId)]);
      expect([(await resultOf(ada, adas))?.score, (await resultOf(eve, eves))?.score]).toEqual([4, 4]);
      expect(await previewOf(teacher, quizId)).toMatchObject({ studentCount: 0, changedCount: 0 });
    });

    it('is for editors of the quiz only: to other instructors, the quiz looks missing', async () => {
      const test = await given(gateway);
      const { ada, eve, teacher, root, nobody } = test;
      const { quizId } = await givenTwoAttempts(test);
      expect((await previewOf(root, quizId)).studentCount).toBe(0);
      await root.patch(`/api/users/${(await readJson<{ id: string }>(eve, '/api/user')).id}/role`, {
        role: 'Instructor',
      });
      const missing = regradePath('no-such-id');
      expect(comparableReply(await eve.get(regradePath(quizId)))).toEqual(
        comparableReply(await eve.get(missing)),
      );
      const posted = comparableReply(await eve.post(regradePath(quizId), { fullCredit: 7 }));
      expect(posted).toEqual(comparableReply(await eve.post(missing, { fullCredit: 7 })));
      expect(posted.status).toBe(404);
      for (const [browser, status] of [
        [ada, 403],
        [nobody, 401],
      ] as const) {
        expect((await browser.get(regradePath(quizId))).status).toBe(status);
        expect((await browser.post(regradePath(quizId), {})).status).toBe(status);
      }
      expect((await teacher.post(regradePath(quizId), { fullCredit: 7 })).status).toBe(400);
    });

    it.each(['NEVER', 'AFTER_LAST_ATTEMPT'] as const)(
      'shows students the score, and nothing of the answer key if the quiz hides it: %s',
      async (answerRelease) => {
        const test = await given(gateway);
        const { ada, teacher } = test;
        const { quizId, adas } = await givenTwoAttempts(test, { answerRelease, allowedAttempts: 2 });
        await reviseQuestions(test, quizId, marsIsCorrect);
        const choice = adas.questions[0]?.id ?? '';
        await regrade(teacher, quizId, { fullCredit: [adas.questions[2]?.id, choice] });
        const result = await resultOf(ada, adas);
        expect(result).toMatchObject({ score: 5, isRevealed: false, regradedAt: expect.any(String) });
        for (const question of result?.questions ?? [])
          expect(question).toMatchObject({
            correct: null,
            earned: null,
            hasFullCredit: false,
            explanation: null,
          });
        for (const secret of answerKeyTexts) expect(JSON.stringify(result)).not.toContain(secret);
      },
    );

    it('lists the quizzes that used an earlier key of a question', async () => {
      const test = await given(gateway);
      const { teacher, root, eve } = test;
      const { quizId, adas } = await givenTwoAttempts(test);
      const path = `/api/questions/${adas.questions[0]?.id}/regrade`;
      expect(await readJson(teacher, path)).toEqual([]);
      await reviseQuestions(test, quizId, marsIsCorrect);
      expect(await readJson(teacher, path)).toEqual([{ quizId, quizTitle: 'Planets', studentCount: 2 }]);
      expect((await eve.get(path)).status).toBe(403);
      // The teacher still owns the question, but no longer the quiz.
      await test.change(quizId, { ownerId: (await readJson<{ id: string }>(eve, '/api/user')).id });
      expect(await readJson(teacher, path)).toEqual([]);
      expect(await readJson(root, path)).toEqual([{ quizId, quizTitle: 'Planets', studentCount: 2 }]);
      await regrade(root, quizId);
      expect(await readJson(root, path)).toEqual([]);
    });
  });
};

describeOnSqlite('regrading', suite);

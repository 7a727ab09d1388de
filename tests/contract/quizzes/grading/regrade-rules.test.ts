import { describe, expect, it } from 'vitest';
import { day } from '../../../../functions/platform/clock.ts';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom, readJson } from '../../../support/attempts.ts';
import type { Browser } from '../../../support/browser.ts';
import { gateways } from '../../../support/gateways.ts';
import { expectUnchanged } from '../../../support/expectations.ts';
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
  const given = givenClassroom(openStore, 'regraderules');

  describe.each(gateways)('rules of regrading over $name', (gateway) => {
    it('keep manual grades, and skip questions whose wording changed, with the reason', async () => {
      const test = await given(gateway);
      const { ada, teacher } = test;
      const { quizId, adas } = await givenTwoAttempts(test);
      const essay = adas.questions.find(({ type }) => type === 'ESSAY')?.id;
      await teacher.patch(`/api/attempts/${adas.id}/grade`, {
        questionId: essay,
        points: 4,
        feedback: 'Good.',
      });
      await reviseQuestions(test, quizId, {
        MULTIPLE_CHOICE: { question: 'Which planet is the smallest?', correctAnswer: [1] },
        MATCHING: {
          pairs: [
            { left: 'France', right: 'Paris' },
            { left: 'Italy', right: 'Bern' },
          ],
        },
        ESSAY: { points: 10 },
      });
      const { studentCount, questions } = await regrade(teacher, quizId);
      expect(studentCount).toBe(0);
      const counts = questions.map(({ rewordedCount, skippedReason }) => [rewordedCount, skippedReason]);
      expect(counts).toContainEqual([2, 'Its answers have changed.']);
      expect(counts).toContainEqual([2, 'Its text has changed.']);
      const result = await resultOf(ada, adas);
      expect(result).toMatchObject({ score: 7, possible: 10, regradedAt: null });
      expect(result?.questions.at(-1)).toMatchObject({ earned: 4, feedback: 'Good.', points: 5 });
    });

    it('use the current points of a question', async () => {
      const test = await given(gateway);
      const { eve, teacher } = test;
      const { quizId, eves } = await givenTwoAttempts(test);
      await reviseQuestions(test, quizId, { NUMERIC: { points: 3 } });
      const { changes } = await regrade(teacher, quizId);
      expect(changes).toMatchObject([
        { name: 'ada Test', before: 3, after: 5, possibleBefore: 10, possibleAfter: 12 },
        { name: 'eve Test', before: 5, after: 7 },
      ]);
      expect(await resultOf(eve, eves)).toMatchObject({ score: 7, possible: 12 });
    });

    it('give everybody full credit for a question, keep it, and take it back', async () => {
      const test = await given(gateway);
      const { ada, teacher } = test;
      const { quizId, adas } = await givenTwoAttempts(test);
      const choice = adas.questions[0]?.id ?? '';
      expect(await regrade(teacher, quizId, { fullCredit: [choice] })).toMatchObject({
        changedCount: 1,
        changes: [{ name: 'ada Test', before: 3, after: 4 }],
      });
      expect((await resultOf(ada, adas))?.questions[0]).toMatchObject({ earned: 1, hasFullCredit: true });
      expect(await regrade(teacher, quizId)).toMatchObject({ changedCount: 0 });
      expect((await previewOf(teacher, quizId)).questions[0]).toMatchObject({
        id: choice,
        hasFullCredit: true,
      });
      expect(await regrade(teacher, quizId, { fullCredit: [] })).toMatchObject({ changedCount: 1 });
      expect(await resultOf(ada, adas)).toMatchObject({ score: 3 });
    });

    it('give no full credit for an essay or an unknown question', async () => {
      const test = await given(gateway);
      const { teacher, store } = test;
      const { quizId, adas } = await givenTwoAttempts(test);
      const essay = adas.questions.find(({ type }) => type === 'ESSAY')?.id;
      await expectUnchanged(
        () => store.collection('quizAttempts').find({}).toArray(),
        async () => {
          for (const id of [essay, 'no-such-id']) {
            const { status, text } = await teacher.post(regradePath(quizId), { fullCredit: [id] });
            expect([status, text]).toEqual([
              400,
              'fullCredit.0: No submitted attempt has this automatically graded question.',
            ]);
          }
        },
      );
    });

    it('delete the card of a corrected answer, unless it was practised, and create one for a wrong answer', async () => {
      const test = await given(gateway);
      const { ada, eve, teacher, clock } = test;
      const { quizId, adas, eves } = await givenTwoAttempts(test);
      clock.advance(day);
      const cards = async (browser: Browser) =>
        (
          await readJson<{ cards: { id: string; question: { id: string } }[] }>(browser, '/api/practice')
        ).cards.map(({ question }) => question.id);
      const [planets, , capital] = adas.questions.map(({ id }) => id);
      expect((await cards(ada)).toSorted()).toEqual([planets, capital].toSorted());
      expect(await cards(eve)).toEqual([]);
      await reviseQuestions(test, quizId, marsIsCorrect);
      await regrade(teacher, quizId);
      expect(await cards(ada)).toEqual([capital]);
      expect(await cards(eve)).toEqual([eves.questions[0]?.id]);
      const { id } = await readJson<{ id: string }>(ada, '/api/user');
      await ada.post(`/api/practice/${id}:${capital}/answer`, { cardRevision: 1, text: 'Rome' });
      await reviseQuestions(test, quizId, { SHORT_ANSWER: { answers: ['Lutetia'], correctAnswer: [1] } });
      await regrade(teacher, quizId);
      expect(await readJson(ada, '/api/practice')).toMatchObject({ total: 1 });
    });
  });
};

describeOnSqlite('regrading rules', suite);

import { describe, expect, it } from 'vitest';
import {
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom, readJson } from '../../../support/attempts.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import {
  givenTwoAttempts,
  marsIsCorrect,
  regrade,
  resultOf,
  reviseQuestions,
} from '../../../support/regrade.ts';

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'regradebefore');

  describe.each(gatewaysOn(openStore))('a regrade over $name', (gateway) => {
    it('tells students the result before, until the next regrade that changes it', async () => {
      const test = await given(gateway);
      const { ada, teacher } = test;
      const { quizId, adas } = await givenTwoAttempts(test);
      const essay = (await resultOf(ada, adas))?.questions.find(({ isPending }) => isPending);
      await teacher.patch(`/api/attempts/${adas.id}/grade`, { questionId: essay?.id, points: 5 });
      const before = async () => {
        const { percent, percentBeforeRegrade } = (await resultOf(ada, adas)) ?? {};
        const own = await readJson(ada, `/api/attempts?quizId=${quizId}`);
        expect(own).toMatchObject([{ percent, percentBeforeRegrade }]);
        return [percentBeforeRegrade, percent];
      };
      expect(await before()).toEqual([null, 80]);
      const capital = { answers: ['Paris', 'Lutetia'], correctAnswer: [1, 2] };
      await reviseQuestions(test, quizId, { SHORT_ANSWER: capital });
      await regrade(teacher, quizId);
      expect(await before()).toEqual([80, 90]);
      await regrade(teacher, quizId);
      expect(await before()).toEqual([80, 90]);
      await reviseQuestions(test, quizId, { SHORT_ANSWER: capital, ...marsIsCorrect });
      await regrade(teacher, quizId);
      expect(await before()).toEqual([90, 100]);
    });
  });
};

describeOnSqlite('results before a regrade', suite);

import { describe, expect, it } from 'vitest';
import { essay } from '../../../core/quizzes/testing/given.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom, startAttempt } from '../../support/attempts.ts';
import { allGatewaysOn } from '../../support/gateways.ts';

const query = (names: readonly string[]) =>
  `query ($id: ID!) {
    attempt(id: $id) { id questions { ${names.map((name) => `${name}: response { text }`).join(' ')} } }
  }`;
const names = Array.from({ length: 15 }, (_, at) => `a${at}`);

const suite: StoreSuite = (openStore) => {
  const given = givenClassroom(openStore, 'answersize');

  describe.each(allGatewaysOn(openStore))('a query for an attempt over $name', (gateway) => {
    it('is refused if it requests long texts under many aliases, the first time and later', async () => {
      const { ada, quiz } = await given(gateway);
      const questions = Array.from({ length: 10 }, (_, at) => essay({ question: `Essay ${at}` }));
      const attempt = await startAttempt(ada, (await quiz(questions))._id);
      const answers = attempt.questions.map(({ id }) => ({ questionId: id, text: '日'.repeat(50_000) }));
      expect((await ada.patch(`/api/attempts/${attempt.id}`, { answers })).status).toBe(200);
      for (let time = 0; time < 6; time += 1) {
        const { result } = await ada.graphql(query(names), { id: attempt.id });
        expect(result.data).toEqual({ attempt: null });
        expect(result.errors).toMatchObject([
          {
            message: 'This request asks for too much at once. Send some of its fields in a second request.',
            extensions: { code: 'BAD_USER_INPUT' },
          },
        ]);
      }
      const { result } = await ada.graphql(query(names.slice(0, 2)), { id: attempt.id });
      expect(result.errors).toBeUndefined();
    });
  });
};

describeOnSqlite('the size of a response', suite);

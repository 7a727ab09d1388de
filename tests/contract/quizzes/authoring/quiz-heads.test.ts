import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../../functions/platform/store/testing/store-suites.ts';
import { gatewaysOn } from '../../../support/gateways.ts';
import { dataOf } from '../../../support/graph.ts';
import { createQuiz, givenClass, quizData } from '../../../support/quizzes.ts';
import { watched } from '../../../support/watched-store.ts';

const lists: readonly (readonly [string, string])[] = [
  ['quizzes', '{ quizzes { id questionCount } }'],
  ['quizzes of a category', '{ quizCategories { questionCount quizzes { nodes { id } } } }'],
  ['progress', '{ quizProgress { quizId } }'],
];

const suite: StoreSuite = (openStore) => {
  const { open, during } = watched(openStore);
  const people = givenClass(open, 'heads');

  describe.each(gatewaysOn(openStore))('lists of quizzes, over $name,', (gateway) => {
    it.each(lists)('do not read the questions of quizzes (%s)', async (_, query) => {
      const { ivy } = await people(gateway);
      await createQuiz(ivy);
      const read = await during('quizzes', () => dataOf(ivy, query));
      expect(read.join()).toContain('questionCount');
      expect(read.join()).not.toContain('questionId');
    });

    it('count the questions of each quiz, also after changes', async () => {
      const { ivy } = await people(gateway);
      const counts = async () => {
        const { quizzes } = await dataOf(ivy, '{ quizzes { questionCount } }');
        return (quizzes as { questionCount: number }[]).map(({ questionCount }) => questionCount);
      };
      const { id, quizData: made } = await createQuiz(ivy);
      expect(await counts()).toEqual([quizData.questions.length]);
      const [kept] = made.questions;
      const fewer = { data: { questions: [{ id: kept?.id }] } };
      expect(await ivy.patch(`/api/quiz/${id}`, fewer)).toMatchObject({ status: 200 });
      expect(await counts()).toEqual([1]);
      expect(await ivy.patch(`/api/quiz/${id}`, { data: { title: 'Renamed' } })).toMatchObject({
        status: 200,
      });
      expect(await counts()).toEqual([1]);
    });
  });
};

describeOnSqlite('quiz lists', suite);
await describeOnMongo('quiz lists', suite);

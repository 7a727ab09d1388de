import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { readCourse, type CourseReply, givenPeople, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'weights');

  describe.each(gatewaysOn(openStore))('the weights of a saved course over $name', (gateway) => {
    it('are calculated from the categories and items, whatever was sent, also in copies and templates', async () => {
      const { ada, nobody } = await people(gateway);
      const item = { name: 'Item', weight: 7, maximumPoints: 10 };
      const sent = {
        isTemplate: true,
        categories: [
          { categoryType: 'STANDARD', weight: 99, items: [item, { ...item, weight: 12.345 }] },
          { categoryType: 'HYBRID', weight: 30, maximumPoints: 40, items: [item, item] },
          { categoryType: 'POINTS_BASED', weight: 99, maximumPoints: 30, items: [item, item] },
          { categoryType: 'POINTS_BASED', weight: 0, maximumPoints: 10, items: [item] },
        ],
      };
      const weights = [
        [19.35, 7, 12.35],
        [30, 7.5, 7.5],
        [37.99, 12.67, 12.66],
        [12.66, 12.66],
      ];
      const weightsOf = ({ categories }: Pick<CourseReply, 'categories'>) =>
        categories.map(({ weight, items }) => [weight, ...items.map((one) => one.weight)]);
      const course = await saveCourse(ada, sent);
      expect(weightsOf(course)).toEqual(weights);
      expect(weightsOf(await readCourse(ada, course.id))).toEqual(weights);
      expect(weightsOf(await readCourse(nobody, course.id))).toEqual(weights);
      const copied = await ada.post('/api/drafts', { course: { categories: sent.categories } });
      expect(copied.status, copied.text).toBe(201);
      expect(weightsOf(JSON.parse(copied.text))).toEqual(weights);
    });

    it('can be sent back as they were returned, even with a sum over the limit of a weight', async () => {
      const { ada } = await people(gateway);
      const item = { weight: 1_000_000, maximumPoints: 10 };
      const { id } = await saveCourse(ada, {
        categories: [{ categoryType: 'STANDARD', items: [item, item] }],
      });
      const { categories } = await readCourse(ada, id);
      expect(categories[0]?.weight).toBe(2_000_000);
      const reply = await ada.patch(`/api/course/${id}`, { categories });
      expect(reply.status, reply.text).toBe(200);
      expect((await readCourse(ada, id)).categories).toEqual(categories);
    });
  });
};

describeOnSqlite('course weights', suite);
await describeOnMongo('course weights', suite);

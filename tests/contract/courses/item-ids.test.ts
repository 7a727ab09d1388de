import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import type { Browser } from '../../support/browser.ts';
import { readCourse, givenPeople, saveCourse, type CourseReply } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const item = (name: string, more: object = {}) => ({ name, weight: 10, maximumPoints: 10, ...more });
const categoryOf = (items: object[], name = 'Exams') => ({ name, categoryType: 'STANDARD', items });
const courseWith = (...items: object[]) => ({ categories: [categoryOf(items)] });

type Reply = Pick<CourseReply, 'categories'>;
const itemsOf = ({ categories }: Reply) =>
  categories.flatMap(({ items }) => items) as unknown as {
    readonly itemId: string | null;
    readonly name: string;
  }[];
const idsOf = (course: Reply) => itemsOf(course).map(({ itemId }) => itemId);
const idsByName = (course: Reply) =>
  Object.fromEntries(itemsOf(course).map(({ itemId, name }) => [name, itemId]));

async function updateCategories(by: Browser, id: string, changes: object): Promise<CourseReply> {
  const reply = await by.patch(`/api/course/${id}`, changes);
  expect(reply.status, reply.text).toBe(200);
  return readCourse(by, id);
}

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'itemIds');

  describe.each(gatewaysOn(openStore))('the ID of an item over $name', (gateway) => {
    it('is unique on the site, and stays when the item is renamed, moved to another category and back', async () => {
      const { ada } = await people(gateway);
      const course = await saveCourse(ada, courseWith(item('One'), item('Two')));
      const copy = await saveCourse(ada, { categories: course.categories });
      const before = idsByName(course);
      expect(new Set([...idsOf(course), ...idsOf(copy)]).size).toBe(4);
      const [one, two] = course.categories[0]?.items ?? [];
      const moved = await updateCategories(ada, course.id, {
        categories: [
          categoryOf([{ ...two, name: 'Second' }]),
          categoryOf([item('New'), { ...one }], 'Homework'),
        ],
      });
      expect(idsByName(moved)).toEqual({
        Second: before['Two'],
        One: before['One'],
        New: expect.stringMatching(`^${course.id}\\.i`) as string,
      });
      expect(idsByName(moved)['New']).not.toBeOneOf(idsOf(course));
    });

    it('is kept for items of the same name and category if a client sends no IDs', async () => {
      const { ada } = await people(gateway);
      const course = await saveCourse(ada, courseWith(item('Quiz'), item('Quiz'), item('Final')));
      const [first, second, final] = idsOf(course);
      const sent = courseWith(item('Final', { weight: 80 }), item('Quiz'), item('Midterm'), item('Quiz'));
      const changed = await updateCategories(ada, course.id, sent);
      const [finalNow, firstNow, midterm, secondNow] = idsOf(changed);
      expect([finalNow, firstNow, secondNow]).toEqual([final, first, second]);
      expect(midterm).not.toBeOneOf([first, second, final]);
    });

    it('comes back with an item that was deleted and is sent again', async () => {
      const { ada } = await people(gateway);
      const course = await saveCourse(ada, courseWith(item('One'), item('Two')));
      const deleted = await updateCategories(ada, course.id, courseWith(item('One')));
      expect(idsOf(deleted)).toEqual(idsOf(course).slice(0, 1));
      expect(idsOf(await updateCategories(ada, course.id, { categories: course.categories }))).toEqual(
        idsOf(course),
      );
    });

    it('belongs to the first of two items that are sent with the same ID', async () => {
      const { ada } = await people(gateway);
      const course = await saveCourse(ada, courseWith(item('One')));
      const [sent] = course.categories[0]?.items ?? [];
      const changed = await updateCategories(
        ada,
        course.id,
        courseWith({ ...sent }, { ...sent, name: 'Copy' }),
      );
      expect(idsByName(changed)['One']).toBe(idsOf(course)[0]);
      expect(new Set(idsOf(changed)).size).toBe(2);
    });

    it.each(['__proto__', 'a b', 'x.y.z', `i${'1'.repeat(60)}`])(
      'cannot be %j, and nothing changes',
      async (itemId) => {
        const { ada } = await people(gateway);
        const course = await saveCourse(ada, courseWith(item('One')));
        const reply = await ada.patch(`/api/course/${course.id}`, courseWith(item('Two', { itemId })));
        expect(reply).toMatchObject({
          status: 400,
          text: expect.stringContaining('not the ID of an item') as string,
        });
        expect(await readCourse(ada, course.id)).toEqual(course);
      },
    );

    it('is missing for readers of a template and in shared copies', async () => {
      const { ada, nobody } = await people(gateway);
      const course = await saveCourse(ada, { ...courseWith(item('One')), isTemplate: true });
      expect(idsOf(course)).toEqual([expect.any(String)]);
      expect(idsOf(await readCourse(nobody, course.id))).toEqual([null]);
      const shared = await ada.post('/api/drafts', { course: { categories: course.categories } });
      expect(idsOf(JSON.parse(shared.text) as Reply)).toEqual([null]);
    });
  });
};

describeOnSqlite('IDs of items', suite);

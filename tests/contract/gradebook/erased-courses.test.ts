import { expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword } from '../../support/accounts.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { gateways, type Gateway } from '../../support/gateways.ts';
import { givenCourse } from '../../support/gradebook.ts';
import { interrupted } from '../../support/interrupted-store.ts';

const [gateway] = gateways as readonly [Gateway];
const collections = ['gradebookRows', 'gradebooks', 'ownPlans'] as const;

const suite: StoreSuite = (openStore) => {
  const { open, before } = interrupted(openStore);
  const classroom = givenClassroom(open, 'erased');

  async function given() {
    const course = await givenCourse(await classroom(gateway));
    const { teacher, root, ada, items, students, courseId, store } = course;
    return {
      erase: () => teacher.post('/api/account/delete', { password: goodPassword }),
      writes: {
        gradebookRows: () =>
          course.enter([{ studentId: students.eve, itemId: items.midterm, points: 1 }], root),
        gradebooks: () => course.column(items.midterm, { isReleased: false }, root),
        ownPlans: () => ada.put(`/api/courses/${courseId}/plan`, { targetGrade: 90, grades: [], items: [] }),
      },
      documentCount: async () => {
        const counts = await Promise.all(
          collections.map((name) => store.collection(name).countDocuments({})),
        );
        return counts.reduce((sum, count) => sum + count, 0);
      },
    };
  }

  it.each(collections)(
    'data that is written to %s while the owner’s account is deleted does not stay',
    async (name) => {
      const { erase, writes, documentCount } = await given();
      const write = writes[name];
      // The account is deleted after the request has found the course, and before it writes.
      before(name, ['insertOne', 'updateOne'], async () => void expect((await erase()).status).toBe(204));
      expect(await write()).toMatchObject({ status: 404, text: 'Course not found' });
      expect(await documentCount()).toBe(0);
    },
  );

  it('data that is written while the courses of a deleted account are removed does not stay', async () => {
    const { erase, writes, documentCount } = await given();
    before('courses', ['deleteOne', 'deleteMany'], async () => {
      const replies = await Promise.all(Object.values(writes).map((write) => write()));
      // The memberships are removed before the courses, so the member gets 404.
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 404]);
    });
    expect((await erase()).status).toBe(204);
    expect(await documentCount()).toBe(0);
  });
};

describeOnSqlite('the gradebook of an erased course', suite);
await describeOnMongo('the gradebook of an erased course', suite);

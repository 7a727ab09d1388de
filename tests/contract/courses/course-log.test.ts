import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { added, givenPeople, saved } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'courselog');

  describe.each(gatewaysOn(openStore))('the audit log of a course over $name', (gateway) => {
    it('has its deletion and its restoration once, and none that was refused', async () => {
      const { ada, eve, clock, store } = await people(gateway);
      const { id, name } = await saved(ada);
      const { id: studentId } = await added(ada, id, { name: 'Alan', grade: 91 });
      const path = `/api/course/${id}`;
      const steps = [
        () => eve.remove(path),
        () => ada.remove(path),
        () => ada.remove(path),
        () => eve.post(`${path}/restore`, {}),
        () => ada.post(`${path}/restore`, {}),
        () => ada.post(`${path}/restore`, {}),
      ];
      const statuses: number[] = [];
      for (const step of steps) {
        clock.advance(1000);
        statuses.push((await step()).status);
      }
      expect(statuses).toEqual([404, 204, 404, 404, 200, 200]);
      const log = await store.collection<never>('auditLog').find({}).sort({ createdAt: 1 }).toArray();
      const entry = { subjectType: 'course', subjectId: id, subject: name, course: name };
      expect(log).toMatchObject([
        { action: 'addStudent', subjectId: studentId, before: null, after: '91', course: name },
        { ...entry, action: 'deleteCourse', before: '1 person', after: null },
        { ...entry, action: 'restoreCourse', before: null, after: '1 person' },
      ]);
    });
  });
};

describeOnSqlite('course log', suite);
await describeOnMongo('course log', suite);

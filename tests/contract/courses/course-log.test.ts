import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { addPerson, givenPeople, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'courselog');

  describe.each(gatewaysOn(openStore))('the audit log of a course over $name', (gateway) => {
    it('has the reason of a removal, which the removed person’s data does not have', async () => {
      const { ada, eve, store } = await people(gateway);
      const { id } = await saveCourse(ada);
      const email = 'eve@markwise.example';
      const log = () =>
        store
          .collection<{ _id: string; action: string }>('auditLog')
          .find({ action: { $eq: 'removeStudent' } })
          .toArray();
      const remove = async (reason: string) => {
        const { id: s_id } = await addPerson(ada, id, { name: 'Eve', email });
        return ada.post(`/api/courses/${id}/deleteStudent`, { s_id, reason });
      };
      expect((await remove('  Changed to another course ')).status).toBe(204);
      expect(await log()).toMatchObject([{ reason: 'Changed to another course' }]);
      expect((await eve.get('/api/account/export')).text).not.toContain('another course');
      expect((await remove(' ')).status).toBe(204);
      expect((await log()).filter((entry) => 'reason' in entry)).toHaveLength(1);
      expect((await remove('x'.repeat(501))).text).toContain('At most 500 characters.');
      expect(await log()).toHaveLength(2);
    });

    it('has its deletion and its restoration once, and none that was refused', async () => {
      const { ada, eve, clock, store } = await people(gateway);
      const { id, name } = await saveCourse(ada);
      const { id: studentId } = await addPerson(ada, id, { name: 'Alan', grade: 91 });
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

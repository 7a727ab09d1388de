import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { givenCourse } from '../../support/gradebook.ts';

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'gradelog');

  describe.each(gatewaysOn(openStore))('the audit log of grades over $name', (gateway) => {
    it('has an entry for changes of notes and feedback, without their texts', async () => {
      const { items, students, enter, store, clock } = await givenCourse(await classroom(gateway));
      const midterm = { studentId: students.ada, itemId: items.midterm };
      for (const change of [
        { points: 18 },
        { points: 18, note: 'Secret' },
        { points: 17, note: 'Secret', feedback: 'Well done' },
        { note: '', feedback: '' },
      ]) {
        clock.advance(1000);
        expect(await enter([{ ...midterm, ...change }])).toMatchObject({ status: 200 });
      }
      const log = await store.collection<never>('auditLog').find({}).sort({ createdAt: 1 }).toArray();
      const entries = log.filter(({ action }) => action === 'updateItemGrade');
      expect(entries.map(({ before, after }) => [before, after])).toEqual([
        [null, '18'],
        ['18', '18 (note changed)'],
        ['18', '17 (feedback changed)'],
        ['17', 'none (note and feedback changed)'],
      ]);
      expect(JSON.stringify(log)).not.toMatch(/Secret|Well done/);
    });
  });
};

describeOnSqlite('grade log', suite);
await describeOnMongo('grade log', suite);

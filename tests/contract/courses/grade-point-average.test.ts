import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { givenPeople, saved } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'averages');

  describe.each(gatewaysOn(openStore))('a saved course over $name', (gateway) => {
    it('counts for the grade point average of its owner by its letter, and is named if it does not', async () => {
      const { ada, eve, nobody } = await people(gateway);
      const query =
        '{ me { gradePointAverage { value courseCount uncountedCourses { courseName reason } } } }';
      const scale = [
        { letter: 'B', minimum: 80 },
        { letter: 'Fail', minimum: 0 },
      ];
      await saved(ada, { name: 'Algebra', gradeMaps: scale });
      await saved(ada, { name: 'Logic', gradeMaps: [{ letter: 'A', minimum: 81.5 }] });
      await saved(ada, { name: 'Sports', gradeMaps: scale.slice(1) });
      await saved(ada, { name: 'Plan', gradeMaps: scale, isTemplate: true });
      const { result } = await ada.graphql(query);
      type Uncounted = { readonly courseName: string; readonly reason: string };
      const me = result.data?.['me'] as { gradePointAverage: { uncountedCourses: readonly Uncounted[] } };
      const average = me.gradePointAverage;
      expect(average).toMatchObject({ value: 3.5, courseCount: 2 });
      // Courses of the same time are in no particular order.
      const reasons = average.uncountedCourses.map(({ courseName, reason }) => `${courseName}: ${reason}`);
      expect(reasons.toSorted()).toEqual([
        'Plan: Templates don’t count.',
        'Sports: The letter Fail has no grade points.',
      ]);
      const others = await eve.graphql(query);
      expect(others.result.data?.['me']).toEqual({
        gradePointAverage: { value: null, courseCount: 0, uncountedCourses: [] },
      });
      expect((await nobody.graphql(query)).result.data?.['me'] ?? null).toBeNull();
      const letters = await ada.graphql('{ savedCourses { letter } }');
      const listed = letters.result.data?.['savedCourses'] as readonly { letter: string }[];
      expect(listed.map(({ letter }) => letter).toSorted()).toEqual(['A', 'B', 'B', 'Fail']);
    });
  });
};

describeOnSqlite('grade point averages', suite);

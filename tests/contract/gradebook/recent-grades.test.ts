import { describe, expect, it } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom } from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { givenCourse } from '../../support/gradebook.ts';

interface MemberCourseReply {
  readonly ownStanding: { readonly recentGrades: readonly { itemName: string; points: number }[] };
}

/** The recent grades of a member of one course, as texts. */
async function recentOf(browser: Browser): Promise<readonly string[]> {
  const { result } = await browser.graphql(
    '{ memberCourses { ownStanding { recentGrades { itemName points } } } }',
  );
  const courses = result.data?.['memberCourses'] as readonly MemberCourseReply[] | undefined;
  const grades = courses?.flatMap(({ ownStanding }) => ownStanding.recentGrades) ?? [];
  return grades.map(({ itemName, points }) => `${itemName} ${points}`);
}

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'recentGrades');

  describe.each(gatewaysOn(openStore))('the recent grades of a member over $name', (gateway) => {
    it('are those of the last seven days, by when the member could first read them', async () => {
      const { items, students, enter, column, clock, ada, eve } = await givenCourse(await classroom(gateway));
      await column(items.final, { isReleased: false });
      await enter([{ studentId: students.ada, itemId: items.final, points: 11 }]);
      clock.advance(day);
      await enter([{ studentId: students.ada, itemId: items.midterm, points: 18 }]);
      expect(await recentOf(ada)).toEqual(['Midterm 18']);
      clock.advance(6.5 * day);
      await column(items.final, { isReleased: true });
      expect(await recentOf(ada)).toEqual(['Final 11', 'Midterm 18']);
      // Releasing what is released changes nothing.
      clock.advance(day);
      await column(items.final, { isReleased: true });
      expect(await recentOf(ada)).toEqual(['Final 11']);
      expect(await recentOf(eve)).toEqual([]);
      clock.advance(6 * day);
      expect(await recentOf(ada)).toEqual([]);
    });
  });
};

describeOnSqlite('recent grades', suite);
await describeOnMongo('recent grades', suite);

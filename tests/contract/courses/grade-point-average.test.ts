import { describe, expect, it } from 'vitest';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { givenPeople, saveCourse } from '../../support/courses.ts';
import { givenCourse } from '../../support/gradebook.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenPeople(openStore, 'averages');
  const classroom = givenClassroom(openStore, 'averageclass');

  describe.each(gatewaysOn(openStore))('a saved course over $name', (gateway) => {
    it('counts for the grade point average of its owner by its letter, and is named if it does not', async () => {
      const { ada, eve, nobody } = await people(gateway);
      const query =
        '{ me { gradePointAverage { value courseCount uncountedCourses { courseName reason } } } }';
      const scale = [
        { letter: 'B', minimum: 80 },
        { letter: 'Fail', minimum: 0 },
      ];
      await saveCourse(ada, { name: 'Algebra', gradeMaps: scale });
      await saveCourse(ada, { name: 'Logic', gradeMaps: [{ letter: 'A', minimum: 81.5 }] });
      await saveCourse(ada, { name: 'Sports', gradeMaps: scale.slice(1) });
      await saveCourse(ada, { name: 'Plan', gradeMaps: scale, isTemplate: true });
      const { result } = await ada.graphql(query);
      type Uncounted = { readonly courseName: string; readonly reason: string };
      const me = result.data?.['me'] as { gradePointAverage: { uncountedCourses: readonly Uncounted[] } };
      const average = me.gradePointAverage;
      expect(average).toMatchObject({ value: 3.5, courseCount: 2 });
      // The courses were saved at the same time, so their order is not defined.
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

  describe.each(gatewaysOn(openStore))('a course of somebody else over $name', (gateway) => {
    it('counts for the grade point average of its members, by the released grades or the entered course grade', async () => {
      const { items, students, enter, teacher, ada, eve, courseId } = await givenCourse(
        await classroom(gateway),
      );
      await enter([{ studentId: students.ada, itemId: items.midterm, points: 18 }]);
      const average = async (browser: typeof ada) => {
        const { result } = await browser.graphql(
          '{ me { gradePointAverage { value courseCount uncountedCourses { courseId reason } } } }',
        );
        const me = result.data?.['me'] as { gradePointAverage: object };
        return me.gradePointAverage;
      };
      const noAverage = { value: null, courseCount: 0 };
      const unknown = { courseId, reason: 'No grade is known yet.' };
      expect(await average(ada)).toEqual({ value: 4, courseCount: 1, uncountedCourses: [] });
      expect(await average(eve)).toEqual({ ...noAverage, uncountedCourses: [unknown] });
      const enterCourseGrade = (grade: number) =>
        teacher.post(`/api/courses/${courseId}/gradeUpdate`, { studentId: students.eve, grade });
      await enterCourseGrade(86.2);
      expect(await average(eve)).toEqual({ value: 3, courseCount: 1, uncountedCourses: [] });
      const standing = await eve.graphql('{ memberCourses { ownStanding { courseGradeLetter } } }');
      expect(standing.result.data).toEqual({ memberCourses: [{ ownStanding: { courseGradeLetter: 'B' } }] });
      await enterCourseGrade(12);
      const unlettered = { courseId, reason: 'The scale of the course has no letter for its grade.' };
      expect(await average(eve)).toEqual({ ...noAverage, uncountedCourses: [unlettered] });
      // The teacher's own course has no known grade in the planner.
      expect(await average(teacher)).toEqual({ ...noAverage, uncountedCourses: [unknown] });
    });
  });
};

describeOnSqlite('grade point averages', suite);

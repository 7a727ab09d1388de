import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword } from '../../support/accounts.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { addPerson, readCourse, saveCourse } from '../../support/courses.ts';
import { downloadDataExport } from '../../support/export.ts';
import { expectJson, emptyPlan, givenPlan } from '../../support/gradebook.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { watched } from '../../support/watched-store.ts';

const fields =
  'targetGrade grades { itemId points } items { key categoryName categoryIndex name weight maximumPoints points } updatedAt';

const suite: StoreSuite = (openStore) => {
  const { open, during } = watched(openStore);
  const classroom = givenClassroom(open, 'ownplan');

  describe.each(gatewaysOn(openStore))('the plan of a student for a course over $name', (gateway) => {
    const given = async () => givenPlan(await classroom(gateway));

    it('is empty until it is saved, then returns the last saved state, and counts for the storage of the student', async () => {
      const { ada, path, plan, planOf, courseId, clock } = await given();
      expect(await planOf(ada)).toEqual(emptyPlan);
      const reply = await ada.put(path, plan);
      expect(reply.status, reply.text).toBe(200);
      const stored = { ...plan, updatedAt: clock.now().toISOString() };
      expect(JSON.parse(reply.text)).toEqual(stored);
      expect(await planOf(ada)).toEqual(stored);
      const { storage } = await expectJson<{ storage: { usedBytes: number } }>(ada, '/api/user');
      expect(storage.usedBytes).toBeGreaterThan(200);
      clock.advance(1_000);
      const input = { targetGrade: null, grades: [plan.grades[1]], items: [] };
      const document = `mutation ($courseId: ID!, $input: OwnPlanInput!) { updateOwnPlan(courseId: $courseId, input: $input) { ${fields} } }`;
      const { result } = await ada.graphql(document, { courseId, input });
      const second = { ...input, updatedAt: clock.now().toISOString() };
      expect(result.data).toEqual({ updateOwnPlan: second });
      expect(await planOf(ada)).toEqual(second);
    });

    it('can be queried through the courses that a member is in, but not through own courses', async () => {
      const { ada, teacher, path, plan, courseId, clock } = await given();
      const { id: other } = await saveCourse(teacher, {});
      await addPerson(teacher, other, { name: 'Ada', email: 'ada@markwise.example' });
      const { id: own } = await saveCourse(ada, {});
      await ada.put(path, plan);
      const stored = { ...plan, updatedAt: clock.now().toISOString() };
      const listing = async () => {
        const { result } = await ada.graphql(`{ memberCourses { id ownPlan { ${fields} } } }`);
        const found = result.data?.['memberCourses'] as { id: string; ownPlan: object }[];
        expect(new Map(found.map(({ id, ownPlan }) => [id, ownPlan]))).toEqual(
          new Map<string, object>([
            [courseId, stored],
            [other, emptyPlan],
          ]),
        );
      };
      expect(await during('ownPlans', listing)).toHaveLength(1);
      const { result } = await ada.graphql(
        `query ($own: ID!, $of: ID!) { own: course(id: $own) { ownPlan { ${fields} } } of: course(id: $of) { ownPlan { ${fields} } } }`,
        { own, of: courseId },
      );
      expect(result.data).toEqual({ own: { ownPlan: null }, of: { ownPlan: stored } });
    });

    it('counts in the member’s standing, together with the released grades', async () => {
      const { ada, teacher, path, courseId } = await given();
      const standing = async () => {
        const { result } = await ada.graphql(
          '{ memberCourses { id ownStanding { currentGrade letter courseGradeLetter hasReleasedGrade } } }',
        );
        return result.data?.['memberCourses'];
      };
      const standingOf = (
        currentGrade: number | null,
        letter: string | null,
        hasReleasedGrade = letter !== null,
      ) => [
        { id: courseId, ownStanding: { currentGrade, letter, courseGradeLetter: null, hasReleasedGrade } },
      ];
      expect(await standing()).toEqual(standingOf(null, null));
      const gradebook = `/api/courses/${courseId}/gradebook`;
      const [midterm, final] = (await expectJson<{ itemId: string }[]>(teacher, `${gradebook}/columns`)).map(
        ({ itemId }) => itemId,
      );
      const rows = await expectJson<{ studentId: string; name: string }[]>(teacher, gradebook);
      const studentId = rows.find(({ name }) => name === 'Ada')?.studentId;
      const grades = [{ studentId, itemId: midterm, points: 19 }];
      expect((await teacher.patch(gradebook, { grades })).status).toBe(200);
      expect(await standing()).toEqual(standingOf(95, 'A'));
      await ada.put(path, { targetGrade: null, grades: [{ itemId: final, points: 17 }], items: [] });
      // 89: 19 of 20 points with a weight of 40, and 17 of 20 points with a weight of 60.
      expect(await standing()).toEqual(standingOf(89, 'B'));
      await teacher.patch(`${gradebook}/columns/${midterm}`, { isReleased: false });
      expect(await standing()).toEqual(standingOf(85, 'B', false));
    });

    it('keeps grades of items that the course no longer has until the items come back', async () => {
      const { ada, teacher, path, plan, planOf, courseId } = await given();
      await ada.put(path, plan);
      const { categories } = await readCourse(teacher, courseId);
      const [exams, quizzes] = categories;
      const [midterm] = plan.grades;
      const withoutFinal = { ...exams, items: exams?.items.slice(0, 1) };
      const change = (changed: readonly unknown[]) =>
        teacher.patch(`/api/course/${courseId}`, { categories: changed });
      expect((await change([withoutFinal, quizzes])).status).toBe(200);
      expect(await planOf(ada)).toMatchObject({ grades: [midterm] });
      // The client sends only the grades that it was shown, without the grade of the removed item.
      await ada.put(path, { ...plan, grades: [{ ...midterm, points: 3 }] });
      expect(await planOf(ada)).toMatchObject({ grades: [{ ...midterm, points: 3 }] });
      expect((await change(categories)).status).toBe(200);
      expect(await planOf(ada)).toMatchObject({ grades: [{ ...midterm, points: 3 }, plan.grades[1]] });
    });

    it('is exported to its student, and is deleted with the account or with the course', async () => {
      const { ada, eve, teacher, path, plan, courseId, store } = await given();
      const count = () => store.collection('ownPlans').countDocuments({});
      for (const student of [ada, eve]) await student.put(path, plan);
      expect((await downloadDataExport(ada))['plans.json']).toMatchObject([{ courseId, ...plan }]);
      expect((await downloadDataExport(teacher))['plans.json']).toEqual([]);
      await ada.post('/api/account/delete', { password: goodPassword });
      expect(await count()).toBe(1);
      expect(await expectJson<object>(eve, path)).toMatchObject(plan);
      await teacher.post('/api/account/delete', { password: goodPassword });
      expect(await count()).toBe(0);
    });
  });
};

describeOnSqlite('the plan of a student', suite);
await describeOnMongo('the plan of a student', suite);

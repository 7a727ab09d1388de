import { describe, expect, it } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { signUp } from '../../support/accounts.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { addPerson, saveCourse } from '../../support/courses.ts';
import { codeOf } from '../../support/expectations.ts';
import { emptyPlan, givenPlan, ownItem } from '../../support/gradebook.ts';
import { gatewaysOn } from '../../support/gateways.ts';

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'planrefusals');

  describe.each(gatewaysOn(openStore))('the plan of a student for a course over $name', (gateway) => {
    const given = async () => givenPlan(await classroom(gateway));

    it('is neither shown to nor changed by anybody else: not the owner, not an admin, not another member', async () => {
      const course = await given();
      const { ada, eve, teacher, root, nobody, path, plan, planOf, courseId } = course;
      await ada.put(path, plan);
      const before = await planOf(ada);
      const ian = await signUp(course, gateway, 'ian@markwise.example');
      for (const stranger of [teacher, root, ian]) {
        const missing = { status: 404, text: 'Course not found' };
        expect(await stranger.get(path)).toMatchObject(missing);
        expect(await stranger.put(path, plan)).toMatchObject(missing);
        expect(await stranger.put(path, { grades: 'all' })).toMatchObject(missing);
        const reply = await stranger.graphql(
          `query ($id: ID!) { course(id: $id) { ownPlan { targetGrade grades { points } items { name } }  } }`,
          {
            id: courseId,
          },
        );
        const shown = reply.result.data?.['course'] as { readonly ownPlan: object | null } | null;
        expect(shown?.ownPlan ?? null).toBeNull();
      }
      expect(await nobody.get(path)).toMatchObject({ status: 401 });
      expect(await nobody.put(path, plan)).toMatchObject({ status: 401 });
      expect(codeOf(await nobody.graphql(`{ ownPlan(courseId: "${courseId}") { updatedAt } }`))).toBe(
        'UNAUTHENTICATED',
      );
      expect(await planOf(eve)).toEqual(emptyPlan);
      expect((await eve.put(path, { targetGrade: 60, grades: [], items: [] })).status).toBe(200);
      expect(await planOf(ada)).toEqual(before);
    });

    it('is hidden from a person who was removed, and comes back when the person is added again', async () => {
      const { ada, teacher, students, path, plan, planOf, courseId } = await given();
      await ada.put(path, plan);
      const before = await planOf(ada);
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.ada });
      expect(await ada.get(path)).toMatchObject({ status: 404, text: 'Course not found' });
      expect(await ada.put(path, { targetGrade: 1, grades: [], items: [] })).toMatchObject({ status: 404 });
      await addPerson(teacher, courseId, { name: 'Ada', email: 'ada@markwise.example' });
      expect(await planOf(ada)).toEqual(before);
    });

    it('is not changed by a plan with an invalid field', async () => {
      const { ada, path, plan, planOf, items, teacher } = await given();
      await ada.put(path, plan);
      const before = await planOf(ada);
      const { id: other } = await saveCourse(teacher, {});
      const [midterm] = plan.grades;
      const foreign = items.midterm.replace(/^[^.]+/, other);
      const tooMany = Array.from({ length: 1_001 }, (_, at) => ({ itemId: `i${at}`, points: 1 }));
      const manyItems = Array.from({ length: 201 }, (_, at) => ({ ...ownItem, key: `k${at}` }));
      const invalidPlans: [object, string][] = [
        [{ targetGrade: -1 }, 'targetGrade: The target grade must not be negative.'],
        [{ grades: [{ ...midterm, points: -1 }] }, 'grades.0.points: The grade must not be negative.'],
        [{ grades: [midterm, midterm] }, 'grades.1.itemId: This item has two grades.'],
        // The ID of an item with and without the ID of its course is the same.
        [
          { grades: [midterm, { itemId: items.midterm.replace(/^[^.]+\./, ''), points: 1 }] },
          'grades.1.itemId: This item has two grades.',
        ],
        [{ grades: [{ itemId: foreign, points: 1 }] }, 'grades.0.itemId: This is not the ID of an item.'],
        [{ grades: [{ itemId: '$where', points: 1 }] }, 'grades.0.itemId: This is not the ID of an item.'],
        [{ grades: tooMany }, 'grades: Maximum 1,000 grades.'],
        [{ items: manyItems }, 'items: Maximum 200 items.'],
        [{ items: [ownItem, ownItem] }, 'items.1.key: Two items have this key.'],
        [
          { items: [{ ...ownItem, key: 'a b' }] },
          'items.0.key: Use 1 to 50 letters, digits, hyphens and underscores. Begin with a letter or a digit.',
        ],
        [{ items: [{ ...ownItem, key: 'k'.repeat(51) }] }, 'items.0.key: Use 1 to 50'],
        [{ items: [{ ...ownItem, name: 'n'.repeat(501) }] }, 'items.0.name: The name must not be longer'],
        [
          { items: [{ ...ownItem, categoryName: 'n'.repeat(501) }] },
          'items.0.categoryName: The name must not',
        ],
        [{ items: [{ ...ownItem, weight: -1 }] }, 'items.0.weight: The weight must not be negative.'],
        [
          { items: [{ ...ownItem, maximumPoints: 1e-9 }] },
          'items.0.maximumPoints: The maximum points must be',
        ],
        [{ items: [{ ...ownItem, points: 1e9 }] }, 'items.0.points: The grade must not be over'],
      ];
      for (const [change, message] of invalidPlans)
        expect(await ada.put(path, { ...plan, ...change }), message).toMatchObject({
          status: 400,
          text: expect.stringContaining(message) as string,
        });
      expect(await planOf(ada)).toEqual(before);
    });
  });
};

describeOnSqlite('refused plans', suite);
await describeOnMongo('refused plans', suite);

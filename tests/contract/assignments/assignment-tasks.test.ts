import { describe, expect, it, vi } from 'vitest';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { givenAssignments } from '../../support/assignments.ts';
import { readJson } from '../../support/attempts.ts';
import type { Browser } from '../../support/browser.ts';
import type { CourseReply } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { json } from '../../support/notes.ts';

vi.setConfig({ testTimeout: 60_000 });

async function tasksOf(browser: Browser): Promise<readonly { readonly title: string }[]> {
  const { result } = await browser.graphql(
    '{ me { tasks { nodes { id title courseId quizId assignmentId itemId opensAt dueAt closesAt isBegun } } } }',
  );
  expect(result.errors).toBeUndefined();
  const me = result.data?.['me'] as { tasks: { nodes: { title: string }[] } } | undefined;
  return me?.tasks.nodes ?? [];
}

const titlesOf = async (browser: Browser) => (await tasksOf(browser)).map(({ title }) => title);

const taskSuite: StoreSuite = (openStore) => {
  const given = givenAssignments(openStore, 'assignmenttasks');

  describe.each(gatewaysOn(openStore))('an assignment over $name', (gateway) => {
    it('is a task of the members until they have submitted', async () => {
      const { teacher, gus, ada, eve, courseId, add, submitted } = await given(gateway);
      const { id } = await add();
      await add({ title: 'Draft', isPublished: false });
      await add({ title: 'No date', dueAt: null });
      const task = {
        id: `assignment:${id}`,
        title: 'Limits',
        courseId,
        quizId: null,
        assignmentId: id,
        itemId: null,
        opensAt: '2026-11-20T08:00:00.000Z',
        dueAt: '2026-11-25T22:59:00.000Z',
        closesAt: null,
        isBegun: false,
      };
      for (const by of [ada, eve]) expect(await tasksOf(by)).toEqual([task]);
      for (const by of [teacher, gus]) expect(await tasksOf(by)).toEqual([]);
      await submitted(ada, id);
      expect(await tasksOf(ada)).toEqual([]);
      expect(await tasksOf(eve)).toEqual([task]);
    });

    it('is a task after its due date for 30 days, if late work is accepted', async () => {
      const { ada, clock, add } = await given(gateway);
      await add({ title: 'Strict', lateRule: null });
      await add({ title: 'Lenient' });
      clock.advance(Date.parse('2026-11-25T22:59:00.000Z') - clock.now().getTime());
      expect(await titlesOf(ada)).toEqual(expect.arrayContaining(['Strict', 'Lenient']));
      clock.advance(1);
      expect(await titlesOf(ada)).toEqual(['Lenient']);
    });

    it('replaces the task of its item', async () => {
      const { teacher, ada, eve, students, courseId, items, enter, add, change, submitted } =
        await given(gateway);
      const { categories } = await readJson<CourseReply>(teacher, `/api/course/${courseId}`);
      const dueAt = '2026-11-24T22:59:00.000Z';
      const dated = categories.map((category) => ({
        ...category,
        items: category.items.map((item) => ({ ...item, ...(item.name === 'Final' && { dueAt }) })),
      }));
      await json(teacher.patch(`/api/course/${courseId}`, { categories: dated }));
      expect(await titlesOf(ada)).toEqual(['Final']);
      const { id } = await add({ itemId: items.final });
      expect(await titlesOf(ada)).toEqual(['Limits']);
      await json(change(id, { dueAt: null }));
      expect(await tasksOf(ada)).toMatchObject([{ title: 'Final', itemId: items.final, assignmentId: id }]);
      await submitted(ada, id);
      expect(await titlesOf(ada)).toEqual([]);
      await json(change(id, { dueAt: '2026-11-25T22:59:00.000Z' }));
      expect(await titlesOf(eve)).toEqual(['Limits']);
      // No submission changes an entered grade.
      await json(enter([{ studentId: students.eve, itemId: items.final, status: 'EXCUSED' }]));
      expect(await titlesOf(eve)).toEqual([]);
    });
  });
};

describeOnSqlite('tasks of assignments:', taskSuite);
await describeOnMongo('tasks of assignments:', taskSuite);

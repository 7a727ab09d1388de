import { describe, expect, it, vi } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { givenAssignments, type SubmissionReply } from '../../support/assignments.ts';
import { goodPassword } from '../../support/accounts.ts';
import { downloadDataExport } from '../../support/export.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { json } from '../../support/notes.ts';

vi.setConfig({ testTimeout: 60_000 });

const gradingSuite: StoreSuite = (openStore) => {
  const given = givenAssignments(openStore, 'submissiongrading');

  describe.each(gatewaysOn(openStore))('the grade of a submission over $name', (gateway) => {
    it('is seen by the student once it is returned', async () => {
      const { gus, ada, add, submitted, own, rows, grade, returnAll } = await given(gateway);
      const { id } = await add();
      const { id: submission } = await submitted(ada, id);
      const before = await own(ada, id);
      const graded = await json(grade(submission, { grade: 40, feedback: 'Well done.', revision: 1 }, gus));
      expect(graded).toMatchObject({
        status: 'GRADED',
        grade: 40,
        lateDeduction: 0,
        points: 40,
        feedback: 'Well done.',
        gradedBy: expect.any(String),
        gradedAt: '2026-11-21T09:00:00.000Z',
        revision: 2,
      });
      expect(await own(ada, id)).toEqual(before);
      expect(JSON.parse((await ada.get(`/api/submissions/${submission}`)).text)).toEqual(before);
      expect(await json(returnAll(id, gus))).toEqual({ assignmentId: id, returnedCount: 1 });
      expect(await own(ada, id)).toMatchObject({
        status: 'RETURNED',
        grade: 40,
        points: 40,
        feedback: 'Well done.',
        returned: true,
        returnedAt: '2026-11-21T09:00:00.000Z',
        revision: null,
      });
      expect((await rows(id)).map(({ status }) => status)).toEqual(['RETURNED', 'NOT_SUBMITTED']);
      expect(await json(returnAll(id))).toEqual({ assignmentId: id, returnedCount: 0 });
    });

    it('loses a share of the maximum points for each day that the submission is late', async () => {
      const { ada, clock, add, change, submitted, own, grade } = await given(gateway);
      const { id } = await add();
      clock.advance(Date.parse('2026-11-26T22:59:00.001Z') - clock.now().getTime());
      const { id: submission } = await submitted(ada, id);
      expect(await json(grade(submission, { grade: 40 }))).toMatchObject({
        grade: 40,
        lateDeduction: 10,
        points: 30,
      });
      expect(await json(change(id, { lateRule: { percentPerDay: 50 } }))).toBeDefined();
      expect(await json(grade(submission, { returned: true }))).toMatchObject({
        lateDeduction: 50,
        points: 0,
      });
      // A returned grade does not change with the rule.
      await json(change(id, { lateRule: null }));
      await json(grade(submission, { feedback: 'Too late.' }));
      expect(await own(ada, id)).toMatchObject({ grade: 40, lateDeduction: 50, points: 0 });
      // A new grade has the deduction of the current rule.
      expect(await json(grade(submission, { grade: 41 }))).toMatchObject({ lateDeduction: 0, points: 41 });
    });

    it('is not the grade of a newer submission', async () => {
      const { ada, add, submit, submitted, own, rows, grade, returnAll } = await given(gateway);
      const { id } = await add();
      const { id: submission } = await submitted(ada, id);
      await json(grade(submission, { grade: 40 }));
      await submitted(ada, id, { text: 'A better proof.' });
      expect((await rows(id))[0]).toMatchObject({ status: 'SUBMITTED', submission: { grade: 40 } });
      expect(await json(returnAll(id))).toMatchObject({ returnedCount: 0 });
      const refused = await grade(submission, { returned: true });
      expect([refused.status, refused.text]).toEqual([
        400,
        'returned: Only a graded submission can be returned.',
      ]);
      expect(await own(ada, id)).toMatchObject({ status: 'SUBMITTED', grade: null });
      await json(grade(submission, { grade: 45, returned: true }));
      const late = await submit(ada, id);
      expect([late.status, late.text]).toEqual([
        403,
        'Your grade was returned, so you can no longer submit.',
      ]);
      expect(await own(ada, id)).toMatchObject({ text: 'A better proof.', grade: 45 });
    });

    it('is entered only by graders of the course, for the revision that they loaded', async () => {
      const {
        teacher,
        root,
        ada,
        eve,
        ivy,
        gus,
        students,
        courseId,
        add,
        submitted,
        grade,
        returnAll,
        state,
      } = await given(gateway);
      const { id } = await add();
      const { id: submission } = await submitted(ada, id);
      const before = await state();
      for (const by of [ada, eve]) {
        expect((await grade(submission, { grade: 50 }, by)).status).toBeGreaterThanOrEqual(403);
        expect((await returnAll(id, by)).status).toBe(403);
      }
      const stale = await grade(submission, { grade: 40, revision: 7 });
      expect(stale.status).toBe(409);
      for (const [changes, message] of [
        [{ grade: -1 }, 'grade: The grade must not be negative.'],
        [{ feedback: 'a'.repeat(10_001) }, 'feedback: At most 10,000 characters.'],
        [{ returned: true }, 'returned: Only a graded submission can be returned.'],
      ] as const)
        expect((await grade(submission, changes)).text).toBe(message);
      expect(await state()).toBe(before);
      for (const by of [ivy, gus, root]) expect((await grade(submission, { grade: 1 }, by)).status).toBe(200);
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.ada });
      expect((await ada.get(`/api/submissions/${submission}`)).status).toBe(404);
    });

    it('is in the audit log without the feedback', async () => {
      const { root, ada, add, submitted, grade } = await given(gateway);
      const { id } = await add();
      const { id: submission } = await submitted(ada, id);
      await json(grade(submission, { grade: 40 }));
      await json(grade(submission, { grade: 42.5, feedback: 'Well done.', returned: true }));
      const { result } = await root.graphql(
        '{ auditLog(first: 2, action: "gradeSubmission") { nodes { subject before after course } } }',
      );
      expect(result).toMatchObject({
        data: {
          auditLog: {
            nodes: [
              {
                subject: expect.stringContaining(': Limits in '),
                before: '40',
                after: '42.5 (feedback changed, returned)',
              },
              { before: null, after: '40' },
            ],
          },
        },
      });
    });
  });
};

const itemSuite: StoreSuite = (openStore) => {
  const given = givenAssignments(openStore, 'returnedgrades');

  describe.each(gatewaysOn(openStore))('the item of an assignment over $name', (gateway) => {
    it('gets the points of returned submissions, scaled to its maximum points', async () => {
      const { gus, ada, eve, students, courseId, items, enter, add, submitted, grade, returnAll } =
        await given(gateway);
      const { id, itemId } = await add({ itemId: items.final });
      expect(itemId).toBe(items.final);
      const [first, second] = [await submitted(ada, id), await submitted(eve, id)];
      await json(grade(first.id, { grade: 40 }));
      await json(grade(second.id, { grade: 25 }));
      const grades = async (by = ada) =>
        json<{ itemId: string; points: number }[]>(by.get(`/api/courses/${courseId}/grades`));
      expect(await grades()).toEqual([]);
      expect(await json(returnAll(id, gus))).toMatchObject({ returnedCount: 2 });
      expect(await grades()).toMatchObject([{ itemId: items.final, points: 16, isEntered: true }]);
      expect(await grades(eve)).toMatchObject([{ itemId: items.final, points: 10 }]);
      // A change of a returned grade is entered at once.
      expect(await json<SubmissionReply>(grade(first.id, { grade: 45 }))).toMatchObject({ returned: true });
      expect(await grades()).toMatchObject([{ points: 18 }]);
      // A grade that was changed in the gradebook stays if only the feedback changes.
      await json(enter([{ studentId: students.ada, itemId: items.final, points: 19 }]));
      await json(grade(first.id, { feedback: 'Well done.' }));
      expect(await grades()).toMatchObject([{ points: 19 }]);
    });

    it('keeps that a student is excused, and loses that the work is missing', async () => {
      const { ada, eve, students, items, enter, add, submitted, grade, returnAll, rows, teacher, path } =
        await given(gateway);
      const { id } = await add({ itemId: items.final });
      for (const by of [ada, eve]) await json(grade((await submitted(by, id)).id, { grade: 50 }));
      const status = (studentId: string, value: string) => ({
        studentId,
        itemId: items.final,
        status: value,
      });
      await json(enter([status(students.ada, 'EXCUSED'), status(students.eve, 'MISSING')]));
      await json(returnAll(id));
      const points = (await json<{ points: (number | null)[] }[]>(teacher.get(path))).map(
        (row) => row.points[1],
      );
      expect(points).toEqual([null, 20]);
      expect(await rows(id)).toHaveLength(2);
    });

    it('is graded by one assignment, and by no quiz', async () => {
      const { teacher, items, courseId, column, add, change } = await given(gateway);
      const first = await add({ itemId: items.final });
      const second = await add({ title: 'Series' });
      const taken = 'itemId: The assignment “Limits” grades this item already.';
      expect((await change(second.id, { itemId: items.final })).text).toBe(taken);
      const quiz = await json<{ id: string }>(
        teacher.post('/api/quiz', {
          courseId,
          isPublished: false,
          quizData: { title: 'Planets', questions: [] },
        }),
        201,
      );
      expect((await column(items.final, { quizId: quiz.id })).text).toContain(
        'The assignment “Limits” grades this item already.',
      );
      await json(column(items.midterm, { quizId: quiz.id }));
      expect((await change(second.id, { itemId: items.midterm })).text).toBe(
        'itemId: A quiz grades this item. Remove the link to the quiz first.',
      );
      // An item is free again while its assignment is deleted.
      await teacher.remove(`/api/assignments/${first.id}`);
      await json(change(second.id, { itemId: items.final }));
      expect(await json(teacher.post(`/api/assignments/${first.id}/restore`, {}))).toMatchObject({
        itemId: null,
      });
    });
  });

  describe.each(gatewaysOn(openStore))('with an account over $name', (gateway) => {
    it('its submissions are exported and deleted, and its name in assignments', async () => {
      const { teacher, ivy, ada, clock, add, submitted, grade, returnAll, rows, state, product } =
        await given(gateway);
      const { id } = await add({}, ivy);
      const { id: submission } = await submitted(ada, id);
      await json(grade(submission, { grade: 40, feedback: 'Well done.' }));
      const exported = async () => (await downloadDataExport(ada))['submissions.json'];
      expect(await exported()).toMatchObject([
        { assignmentId: id, assignmentTitle: 'Limits', text: 'A proof.', grade: null, feedback: '' },
      ]);
      await json(returnAll(id));
      clock.advance(day);
      expect(await exported()).toMatchObject([{ grade: 40, feedback: 'Well done.' }]);
      expect((await downloadDataExport(ivy))['assignments.json']).toMatchObject([{ id, title: 'Limits' }]);
      for (const by of [ada, ivy])
        expect((await by.post('/api/account/delete', { password: goodPassword })).status).toBe(204);
      expect((await rows(id)).map((row) => row.submission)).toEqual([null, null]);
      expect(await json(teacher.get(`/api/assignments/${id}`))).toMatchObject({ authorName: '' });
      expect((await teacher.post('/api/account/delete', { password: goodPassword })).status).toBe(204);
      await product.purge();
      expect(await state()).toBe('[[],[]]');
    });
  });
};

describeOnSqlite('grading submissions:', gradingSuite);
await describeOnMongo('grading submissions:', gradingSuite);
describeOnSqlite('items of assignments:', itemSuite);
await describeOnMongo('items of assignments:', itemSuite);

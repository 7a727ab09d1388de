import { describe, expect, it, vi } from 'vitest';
import { day } from '../../../functions/platform/clock.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { givenAssignments } from '../../support/assignments.ts';
import { gatewaysOn } from '../../support/gateways.ts';

vi.setConfig({ testTimeout: 60_000 });

const submittingSuite: StoreSuite = (openStore) => {
  const given = givenAssignments(openStore, 'submissions');

  describe.each(gatewaysOn(openStore))('a submission over $name', (gateway) => {
    it('is read by the student and by the graders, and by nobody else', async () => {
      const { teacher, ivy, gus, ada, eve, students, add, submitted, own, rows } = await given(gateway);
      const { id } = await add();
      const saved = await submitted(ada, id);
      const submission = {
        id: expect.any(String),
        _id: expect.any(String),
        assignmentId: id,
        studentName: expect.any(String),
        kind: 'TEXT',
        text: 'A proof.',
        link: null,
        submittedAt: '2026-11-21T09:00:00.000Z',
        number: 1,
        isLate: false,
        status: 'SUBMITTED',
        grade: null,
        lateDeduction: null,
        points: null,
        feedback: '',
        gradedBy: null,
        gradedAt: null,
        returned: false,
        returnedAt: null,
        revision: null,
      };
      expect(saved).toEqual(submission);
      expect(await own(ada, id)).toEqual(submission);
      expect(await own(eve, id)).toBeNull();
      const path = `/api/submissions/${saved.id}`;
      expect((await eve.get(path)).status).toBe(404);
      expect((await eve.get(`/api/assignments/${id}/submissions`)).status).toBe(403);
      for (const by of [teacher, ivy, gus]) {
        expect(JSON.parse((await by.get(path)).text)).toEqual({ ...submission, revision: 1 });
        const { text: _, ...meta } = submission;
        expect(await rows(id, by)).toEqual([
          {
            studentId: students.ada,
            name: 'Ada',
            email: expect.stringMatching(/^ada@/i),
            status: 'SUBMITTED',
            submission: { ...meta, revision: 1 },
          },
          expect.objectContaining({
            studentId: students.eve,
            status: 'NOT_SUBMITTED',
            submission: null,
          }),
        ]);
      }
    });

    it('replaces the one before until the due date, and can be a link', async () => {
      const { ada, clock, add, submit, submitted, own, state } = await given(gateway);
      const { id } = await add({ lateRule: null });
      const first = await submitted(ada, id);
      const link = 'https://example.org/proof';
      clock.advance(Date.parse('2026-11-25T22:59:00.000Z') - clock.now().getTime());
      expect(await submitted(ada, id, { link })).toMatchObject({
        id: first.id,
        number: 2,
        kind: 'LINK',
        text: null,
        link,
        isLate: false,
      });
      const before = await state();
      clock.advance(1);
      const late = await submit(ada, id);
      expect([late.status, late.text]).toEqual([
        403,
        'This assignment was due on Nov 25, 2026, 22:59 UTC, and no late work is accepted.',
      ]);
      expect(await state()).toBe(before);
      expect(await own(ada, id)).toMatchObject({ link, status: 'SUBMITTED' });
    });

    it('is late after the due date, if the assignment accepts late work', async () => {
      const { ada, eve, clock, add, submitted, rows } = await given(gateway);
      const { id } = await add();
      await submitted(eve, id);
      clock.advance(5 * day);
      expect(await submitted(ada, id)).toMatchObject({ isLate: true, status: 'LATE' });
      expect((await rows(id)).map(({ status }) => status)).toEqual(['LATE', 'SUBMITTED']);
      const { id: other } = await add({ title: 'Series' });
      expect((await rows(other)).map(({ status }) => status)).toEqual(['MISSING', 'MISSING']);
    });

    it('is refused before the opening, for a draft, for strangers and for the staff', async () => {
      const { teacher, gus, ada, eve, students, courseId, add, submit, state } = await given(gateway);
      const early = await add({ opensAt: '2026-11-22T09:00:00.000Z' });
      const draft = await add({ isPublished: false });
      const open = await add();
      await teacher.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.eve });
      const before = await state();
      const refused = await submit(ada, early.id);
      expect([refused.status, refused.text]).toEqual([
        403,
        'This assignment opens on Nov 22, 2026, 09:00 UTC.',
      ]);
      const { result } = await ada.graphql(
        'mutation ($id: ID!) { submitAssignment(assignmentId: $id, input: { text: "A" }) { id } }',
        { id: early.id },
      );
      expect(result.errors?.[0]?.extensions).toMatchObject({
        code: 'FORBIDDEN',
        reason: 'ASSIGNMENT_NOT_OPEN_YET',
      });
      expect((await submit(ada, draft.id)).status).toBe(404);
      expect((await submit(eve, open.id)).status).toBe(404);
      for (const by of [teacher, gus]) expect((await submit(by, open.id)).status).toBe(403);
      expect(await state()).toBe(before);
    });
  });
};

const contentSuite: StoreSuite = (openStore) => {
  const given = givenAssignments(openStore, 'submissioncontent');

  describe.each(gatewaysOn(openStore))('a submission over $name', (gateway) => {
    it.each([
      [{}, 'Submit a text or a link.'],
      [{ text: ' ' }, 'text: A value is needed.'],
      [{ text: 'a'.repeat(50_001) }, 'text: At most 50,000 characters.'],
      [{ link: 'javascript:alert(1)' }, 'link: Enter an address that begins with http:// or https://.'],
      [{ text: 'A', link: 'https://example.org' }, 'link: Submit either a text or a link.'],
    ])('with %j is refused', async (work, message) => {
      const { ada, add, submit, state } = await given(gateway);
      const { id } = await add();
      const before = await state();
      const { status, text } = await submit(ada, id, work);
      expect([status, text.endsWith(message)]).toEqual([400, true]);
      expect(await state()).toBe(before);
    });

    it('has a kind that the assignment accepts', async () => {
      const { ada, add, submit, submitted } = await given(gateway);
      const { id } = await add({ kinds: ['LINK'] });
      expect((await submit(ada, id)).text).toBe('text: The assignment does not accept this.');
      const links = await add({ kinds: ['TEXT'] });
      expect((await submit(ada, links.id, { link: 'https://example.org' })).text).toBe(
        'link: The assignment does not accept this.',
      );
      expect(await submitted(ada, id, { link: 'https://example.org' })).toMatchObject({ kind: 'LINK' });
    });

    it('of two at the same time is stored once', async () => {
      const { ada, add, submitted, rows } = await given(gateway);
      const { id } = await add();
      const both = await Promise.all(['One', 'Two'].map((text) => submitted(ada, id, { text })));
      expect(new Set(both.map((each) => each.id)).size).toBe(1);
      expect((await rows(id))[0]?.submission).toMatchObject({ number: 2 });
    });
  });
};

describeOnSqlite('submissions:', submittingSuite);
await describeOnMongo('submissions:', submittingSuite);
describeOnSqlite('what is submitted:', contentSuite);
await describeOnMongo('what is submitted:', contentSuite);

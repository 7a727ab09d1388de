import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '../../../functions/platform/store/store.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, deliverMails, signUp, signIn } from '../../support/accounts.ts';
import { addPerson, readCourse, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { downloadDataExport } from '../../support/export.ts';
import {
  accept,
  decline,
  eve,
  eveEmail,
  givenClass,
  invitedCourseIds,
  leave,
  memberCourseIds,
  membershipsIn,
  removePerson,
} from '../../support/invitations.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenClass(openStore, 'refusals');

  describe.each(gatewaysOn(openStore))('refused invitations, over $name', (gateway) => {
    it('are not sent again after a decline, and the row keeps its grade', async () => {
      const { ada, eve: invited } = await people(gateway);
      const { id } = await saveCourse(ada);
      const row = await addPerson(ada, id, { ...eve, grade: 90 });
      expect((await decline(invited, id)).status).toBe(204);
      expect(await invitedCourseIds(invited)).toEqual([]);
      expect(await membershipsIn(ada, id)).toEqual(['DECLINED']);
      const path = `/api/courses/${id}/students/${row.id}`;
      for (const email of ['bob@markwise.example', '', eveEmail])
        expect((await ada.patch(path, { email })).status).toBe(200);
      expect((await readCourse(ada, id)).people).toMatchObject([{ grade: 90, membership: 'DECLINED' }]);
      expect(await invitedCourseIds(invited)).toEqual([]);
    });

    it('prevent another invitation after three, counted over all courses of a student', async () => {
      const { ada, eve: invited, teacher } = await people(gateway);
      const [one, two] = [await saveCourse(ada), await saveCourse(ada)];
      for (const { id } of [one, one, two]) {
        const row = await addPerson(ada, id, eve);
        expect((await decline(invited, id)).status).toBe(204);
        await removePerson(ada, id, row.id);
      }
      const refused =
        'email: The person with this address has declined or left 3 times. You can’t invite them again.';
      const again = await ada.post(`/api/courses/${two.id}/students`, eve);
      expect(again).toMatchObject({ status: 400, text: refused });
      expect((await readCourse(ada, two.id)).people).toEqual([]);
      const other = await addPerson(ada, two.id, { name: 'Eve' });
      const path = `/api/courses/${two.id}/students/${other.id}`;
      expect(await ada.patch(path, { email: eveEmail })).toMatchObject({ status: 400, text: refused });
      const table = await ada.post(`/api/courses/${two.id}/people/import`, {
        csv: `name,email\nEve,${eveEmail}\nAlan,alan@markwise.example\n`,
      });
      expect(JSON.parse(table.text)).toMatchObject({ added: 1, problems: [{ row: 2 }] });
      expect(await invitedCourseIds(invited)).toEqual([]);
      // Another owner's courses are not affected.
      const algebra = await saveCourse(teacher);
      expect(await addPerson(teacher, algebra.id, eve)).toMatchObject({ membership: 'MEMBER' });
    });

    it('lead to an invitation instead of a membership if an instructor adds a person who has left', async () => {
      const { eve: member, teacher } = await people(gateway);
      const { id } = await saveCourse(teacher);
      const row = await addPerson(teacher, id, { ...eve, grade: 70 });
      expect((await leave(member, id)).status).toBe(204);
      expect(await memberCourseIds(member)).toEqual([]);
      expect((await member.get(`/api/course/${id}`)).status).toBe(404);
      expect((await readCourse(teacher, id)).people).toMatchObject([{ grade: 70, membership: 'LEFT' }]);
      await removePerson(teacher, id, row.id);
      expect(await addPerson(teacher, id, eve)).toMatchObject({ membership: 'INVITED' });
      expect(await memberCourseIds(member)).toEqual([]);
      expect((await accept(member, id)).status).toBe(200);
      expect(await memberCourseIds(member)).toEqual([id]);
    });

    it('are in the data export, and a new account with the address gets only the open invitations', async () => {
      const { ada, eve: invited, ...test } = await people(gateway);
      const [open, refused] = [
        await saveCourse(ada, { name: 'Open' }),
        await saveCourse(ada, { name: 'Refused' }),
      ];
      for (const { id } of [open, refused]) await addPerson(ada, id, eve);
      await decline(invited, refused.id);
      await signIn(invited, eveEmail);
      const files = await downloadDataExport(invited);
      expect(files['declined-courses.json']).toMatchObject([
        { courseId: refused.id, membership: 'DECLINED' },
      ]);
      const rows = files['memberships.json'] as { courseName: string; rows: { membership: string }[] }[];
      expect(
        rows
          .map(({ courseName, rows: [row] }) => [courseName, row?.membership])
          .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
      ).toEqual([
        ['Open', 'INVITED'],
        ['Refused', 'DECLINED'],
      ]);
      expect((await invited.post('/api/account/delete', { password: goodPassword })).status).toBe(204);
      const refusals = test.store.collection<StoredDocument>('courseRefusals');
      expect(await refusals.countDocuments({})).toBe(0);
      await deliverMails(test);
      const again = await signUp(test, gateway, eveEmail);
      expect(await invitedCourseIds(again)).toEqual([open.id]);
      expect(await memberCourseIds(again)).toEqual([]);
    });
  });
};

describeOnSqlite('refused invitations', suite);

import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '../../../functions/platform/store/store.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, mailsOf, signedUp, signIn } from '../../support/accounts.ts';
import { added, courseOf, saved } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { exportOf } from '../../support/export.ts';
import {
  accept,
  decline,
  eve,
  eveEmail,
  givenClass,
  invitedTo,
  leave,
  memberOf,
  membershipIn,
  removed,
} from '../../support/invitations.ts';

const suite: StoreSuite = (openStore) => {
  const people = givenClass(openStore, 'refusals');

  describe.each(gatewaysOn(openStore))('refused invitations, over $name', (gateway) => {
    it('are not sent again after a decline, and the row keeps its grade', async () => {
      const { ada, eve: invited } = await people(gateway);
      const { id } = await saved(ada);
      const row = await added(ada, id, { ...eve, grade: 90 });
      expect((await decline(invited, id)).status).toBe(204);
      expect(await invitedTo(invited)).toEqual([]);
      expect(await membershipIn(ada, id)).toEqual(['DECLINED']);
      const path = `/api/courses/${id}/students/${row.id}`;
      for (const email of ['bob@markwise.example', '', eveEmail])
        expect((await ada.patch(path, { email })).status).toBe(200);
      expect((await courseOf(ada, id)).people).toMatchObject([{ grade: 90, membership: 'DECLINED' }]);
      expect(await invitedTo(invited)).toEqual([]);
    });

    it('prevent another invitation after three, counted over all courses of a student', async () => {
      const { ada, eve: invited, teacher } = await people(gateway);
      const [one, two] = [await saved(ada), await saved(ada)];
      for (const { id } of [one, one, two]) {
        const row = await added(ada, id, eve);
        expect((await decline(invited, id)).status).toBe(204);
        await removed(ada, id, row.id);
      }
      const refused =
        'email: The person with this address has declined or left 3 times. You can’t invite them again.';
      const again = await ada.post(`/api/courses/${two.id}/students`, eve);
      expect(again).toMatchObject({ status: 400, text: refused });
      expect((await courseOf(ada, two.id)).people).toEqual([]);
      const other = await added(ada, two.id, { name: 'Eve' });
      const path = `/api/courses/${two.id}/students/${other.id}`;
      expect(await ada.patch(path, { email: eveEmail })).toMatchObject({ status: 400, text: refused });
      const table = await ada.post(`/api/courses/${two.id}/people/import`, {
        csv: `name,email\nEve,${eveEmail}\nAlan,alan@markwise.example\n`,
      });
      expect(JSON.parse(table.text)).toMatchObject({ added: 1, problems: [{ row: 2 }] });
      expect(await invitedTo(invited)).toEqual([]);
      // Another owner's courses are not affected.
      const algebra = await saved(teacher);
      expect(await added(teacher, algebra.id, eve)).toMatchObject({ membership: 'MEMBER' });
    });

    it('lead to an invitation instead of a membership if an instructor adds a person who has left', async () => {
      const { eve: member, teacher } = await people(gateway);
      const { id } = await saved(teacher);
      const row = await added(teacher, id, { ...eve, grade: 70 });
      expect((await leave(member, id)).status).toBe(204);
      expect(await memberOf(member)).toEqual([]);
      expect((await member.get(`/api/course/${id}`)).status).toBe(404);
      expect((await courseOf(teacher, id)).people).toMatchObject([{ grade: 70, membership: 'LEFT' }]);
      await removed(teacher, id, row.id);
      expect(await added(teacher, id, eve)).toMatchObject({ membership: 'INVITED' });
      expect(await memberOf(member)).toEqual([]);
      expect((await accept(member, id)).status).toBe(200);
      expect(await memberOf(member)).toEqual([id]);
    });

    it('are in the data export, and a new account with the address gets only the open invitations', async () => {
      const { ada, eve: invited, ...test } = await people(gateway);
      const [open, refused] = [await saved(ada, { name: 'Open' }), await saved(ada, { name: 'Refused' })];
      for (const { id } of [open, refused]) await added(ada, id, eve);
      await decline(invited, refused.id);
      await signIn(invited, eveEmail);
      const files = await exportOf(invited);
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
      await mailsOf(test);
      const again = await signedUp(test, gateway, eveEmail);
      expect(await invitedTo(again)).toEqual([open.id]);
      expect(await memberOf(again)).toEqual([]);
    });
  });
};

describeOnSqlite('refused invitations', suite);

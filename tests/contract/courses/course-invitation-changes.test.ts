import { describe, expect, it } from 'vitest';
import type { StoredDocument } from '../../../functions/platform/store/store.ts';
import { describeOnSqlite, type StoreSuite } from '../../../functions/platform/store/testing/store-suites.ts';
import { signUp } from '../../support/accounts.ts';
import { addPerson, readCourse, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import {
  accept,
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
  const people = givenClass(openStore, 'invitechanges');

  describe.each(gatewaysOn(openStore))('invitations that change, over $name', (gateway) => {
    it('are withdrawn and restored with their course, and end when the person’s row gets another address', async () => {
      const { ada, eve: invited, product, ...test } = await people(gateway);
      const bob = await signUp({ ...test, product }, gateway, 'bob@markwise.example');
      const { id } = await saveCourse(ada);
      const row = await addPerson(ada, id, eve);
      await ada.remove(`/api/course/${id}`);
      expect(await invitedCourseIds(invited)).toEqual([]);
      expect((await accept(invited, id)).status).toBe(404);
      await ada.post(`/api/course/${id}/restore`, {});
      expect(await invitedCourseIds(invited)).toEqual([id]);
      await ada.patch(`/api/courses/${id}/students/${row.id}`, { email: 'bob@markwise.example' });
      expect(await invitedCourseIds(invited)).toEqual([]);
      expect((await accept(invited, id)).status).toBe(404);
      expect((await accept(bob, id)).status).toBe(200);
      await removePerson(ada, id, row.id);
      expect(await memberCourseIds(bob)).toEqual([]);
    });

    it('no longer count against the limit when the person’s row is removed, or gets another address by hand or by a table', async () => {
      const { ada, eve: invited } = await people(gateway);
      const rows: { readonly course: string; readonly row: string }[] = [];
      for (let at = 0; at < 10; at += 1) {
        const { id } = await saveCourse(ada);
        rows.push({ course: id, row: (await addPerson(ada, id, eve)).id });
      }
      const inviteAgain = async () =>
        (await ada.post(`/api/courses/${(await saveCourse(ada)).id}/students`, eve)).status;
      expect(await inviteAgain()).toBe(400);
      const [byHand, byTable, gone] = rows;
      const path = (course = '') => `/api/courses/${course}`;
      const changes = [
        () => ada.patch(`${path(byHand?.course)}/students/${byHand?.row}`, { email: 'bob@markwise.example' }),
        () =>
          ada.post(`${path(byTable?.course)}/people/import`, {
            csv: `id,name,email\n${byTable?.row},Eve,bob@markwise.example\n`,
          }),
        () => ada.post(`${path(gone?.course)}/deleteStudent`, { s_id: gone?.row }),
      ];
      for (const free of changes) {
        expect((await free()).status).toBeLessThan(300);
        expect([await inviteAgain(), await inviteAgain()]).toEqual([201, 400]);
      }
      expect(await invitedCourseIds(invited)).toHaveLength(10);
    });

    it('depend on the inviter’s role at the time, and a later role change has no effect', async () => {
      const { ada, eve: person, teacher, setRole } = await people(gateway);
      const algebra = await saveCourse(teacher);
      const club = await saveCourse(ada);
      await addPerson(teacher, algebra.id, eve);
      await addPerson(ada, club.id, eve);
      await setRole('teacher@markwise.example', 'Student');
      await setRole('ada@markwise.example', 'Instructor');
      expect(await memberCourseIds(person)).toEqual([algebra.id]);
      expect(await invitedCourseIds(person)).toEqual([club.id]);
      const later = await saveCourse(teacher);
      expect(await addPerson(teacher, later.id, eve)).toMatchObject({ membership: 'INVITED' });
    });

    it('do not affect members from before invitations existed', async () => {
      const { ada, eve: member, store } = await people(gateway);
      const { id } = await saveCourse(ada);
      const row = await addPerson(ada, id, eve);
      const path = `people.${row.id}.membership` as const;
      await store.collection<StoredDocument>('courses').updateOne({ _id: id }, { $unset: { [path]: '' } });
      const hint = { _id: `${id}:${row.id}:${eveEmail}`, courseId: id, studentId: row.id, email: eveEmail };
      await store.collection<typeof hint>('courseMembers').deleteMany({ courseId: id });
      await store.collection<typeof hint>('courseMembers').insertOne(hint);
      expect(await memberCourseIds(member)).toEqual([id]);
      expect(await membershipsIn(ada, id)).toEqual(['MEMBER']);
      expect((await readCourse(member, id)).id).toBe(id);
      expect((await leave(member, id)).status).toBe(204);
      expect(await memberCourseIds(member)).toEqual([]);
    });
  });
};

describeOnSqlite('invitations that change', suite);

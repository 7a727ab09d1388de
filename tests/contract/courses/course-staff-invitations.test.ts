import { describe, expect, it } from 'vitest';
import { texts } from '../../../core/texts.ts';
import { maxStaff } from '../../../core/courses/course-staff.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword, signUp } from '../../support/accounts.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { readCourse } from '../../support/courses.ts';
import { downloadDataExport } from '../../support/export.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { accept, decline, leave, readList } from '../../support/invitations.ts';
import {
  addStaff,
  documentsIn,
  givenInstructors,
  givenStaff,
  gusEmail,
  invite,
  ivyEmail,
} from '../../support/staff.ts';

interface Meta {
  readonly id: string;
  readonly access: string;
  readonly createdBy: string;
}

const collections = ['courses', 'courseMembers', 'courseRefusals', 'auditLog'];
const notFound = { status: 404, text: texts.courseLoad.none };
const noInvitation = { status: 404, text: 'Invitation not found.' };

const suite: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'staffAnswers');

  describe.each(gatewaysOn(openStore))('invitations to the staff of a course over $name', (gateway) => {
    const instructors = async () => givenInstructors(await classroom(gateway), gateway);
    const given = async () => givenStaff(await classroom(gateway), gateway);

    it('are refused for addresses that cannot be invited, cannot be answered by others, and then nothing changes', async () => {
      const { store, teacher, ada, eve, ivy, gus, nobody, courseId, ...test } = await instructors();
      const staffId = await addStaff(teacher, courseId, [ivy, ivyEmail], 'CO_INSTRUCTOR');
      const zoe = await signUp(test, gateway, 'zoe@markwise.example');
      await invite(teacher, courseId, 'zoe@markwise.example');
      const before = await documentsIn(store, collections);
      for (const [email, problem] of [
        ['nowhere', 'email: This is not an email address.'],
        ['TEACHER@markwise.example', 'email: You own the course. Enter the address of somebody else.'],
        [ivyEmail, 'email: This person works in the staff of the course already, or is invited to it.'],
        [
          'zoe@markwise.example',
          'email: This person works in the staff of the course already, or is invited to it.',
        ],
        ['Ada@markwise.example', 'email: This address is in the list of people.'],
      ] as const) {
        const { status, text } = await invite(teacher, courseId, email);
        expect({ status, text }).toEqual({ status: 400, text: expect.stringContaining(problem) as string });
      }
      expect(
        (await teacher.post(`/api/courses/${courseId}/staff`, { email: gusEmail, role: 'BOSS' })).status,
      ).toBe(400);
      for (const email of [ivyEmail, 'zoe@markwise.example']) {
        const { status, text } = await teacher.post(`/api/courses/${courseId}/students`, {
          name: 'x',
          email,
        });
        expect({ status, text }).toEqual({
          status: 400,
          text: expect.stringContaining('in the staff of the course') as string,
        });
      }
      expect((await teacher.patch(`/api/courses/${courseId}/staff/nobody`, { role: 'GRADER' })).status).toBe(
        404,
      );
      expect((await teacher.remove(`/api/courses/${courseId}/staff/__proto__`)).status).toBe(404);
      expect((await invite(nobody, courseId, gusEmail)).status).toBe(401);
      expect((await invite(eve, courseId, gusEmail)).status).toBe(403);
      expect(await invite(gus, courseId, gusEmail)).toMatchObject(notFound);
      // A student cannot join a staff.
      expect(await accept(zoe, courseId)).toMatchObject({
        status: 403,
        text: expect.stringContaining('Only instructors') as string,
      });
      expect(await accept(gus, courseId)).toMatchObject(noInvitation);
      expect(await decline(gus, courseId)).toMatchObject(noInvitation);
      expect(await leave(gus, courseId)).toMatchObject(notFound);
      expect(await documentsIn(store, collections)).toBe(before);
      expect((await readCourse(ada, courseId)).people).toHaveLength(1);
      expect((await teacher.remove(`/api/courses/${courseId}/staff/${staffId}`)).status).toBe(204);
      const added = await teacher.post(`/api/courses/${courseId}/students`, { name: 'Ivy', email: ivyEmail });
      expect(added.status, added.text).toBe(201);
    });

    it('can be declined, and are refused after the person has declined three times', async () => {
      const { teacher, ivy, courseId } = await instructors();
      for (let time = 0; time < 3; time += 1) {
        expect((await invite(teacher, courseId, ivyEmail)).status).toBe(201);
        expect(await decline(ivy, courseId)).toMatchObject({ status: 204 });
        expect(await readCourse(teacher, courseId)).toMatchObject({ staff: [{ membership: 'DECLINED' }] });
      }
      expect(await invite(teacher, courseId, ivyEmail)).toMatchObject({
        status: 400,
        text: expect.stringContaining('has declined or left 3 times') as string,
      });
      // The third invitation still exists, so the person can still accept it.
      expect(await accept(ivy, courseId)).toMatchObject({ status: 200 });
    });

    it(`are refused if the staff has ${maxStaff} people`, async () => {
      const { teacher, courseId } = await instructors();
      for (let count = 0; count < maxStaff; count += 1)
        expect((await invite(teacher, courseId, `staff${count}@markwise.example`)).status).toBe(201);
      expect(await invite(teacher, courseId, 'more@markwise.example')).toMatchObject({
        status: 400,
        text: `email: A course has at most ${maxStaff} people in its staff.`,
      });
    });

    it('are in the data exports of the owner and of the person, and end with the deletion of either account', async () => {
      const { teacher, ivy, gus, ivyId, courseId } = await given();
      const exported = await downloadDataExport(ivy);
      expect(exported['memberships.json']).toMatchObject([{ courseId, rows: [], staff: [{ id: ivyId }] }]);
      expect((await downloadDataExport(teacher))['courses.json']).toMatchObject([
        { staff: [{ id: ivyId }, {}] },
      ]);
      const gone = await ivy.graphql(
        'mutation ($password: String!) { deleteMyAccount(password: $password) }',
        {
          password: goodPassword,
        },
      );
      expect(gone.result.errors).toBeUndefined();
      expect(await readCourse(teacher, courseId)).toMatchObject({ staff: [{ email: gusEmail }] });
      await teacher.graphql('mutation ($password: String!) { deleteMyAccount(password: $password) }', {
        password: goodPassword,
      });
      expect(await gus.get(`/api/course/${courseId}`)).toMatchObject(notFound);
      expect(await readList<Meta>(gus, '/api/courses/meta')).toEqual([]);
    });
  });
};

describeOnSqlite('invitations to the staff of courses', suite);
await describeOnMongo('invitations to the staff of courses', suite);

import { describe, expect, it } from 'vitest';
import { texts } from '../../../core/texts.ts';
import {
  describeOnMongo,
  describeOnSqlite,
  type StoreSuite,
} from '../../../functions/platform/store/testing/store-suites.ts';
import { idOf } from '../../support/accounts.ts';
import { givenClassroom } from '../../support/attempts.ts';
import { readCourse, saveCourse } from '../../support/courses.ts';
import { gatewaysOn } from '../../support/gateways.ts';
import { accept, invitationsOf, leave, readList } from '../../support/invitations.ts';
import {
  documentsIn,
  givenInstructors,
  givenStaff,
  invite,
  ivyEmail,
  type StaffReply,
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
  const classroom = givenClassroom(openStore, 'staff');

  describe.each(gatewaysOn(openStore))('the staff of a course over $name', (gateway) => {
    const given = async () => givenStaff(await classroom(gateway), gateway);

    it('is invited by address, and gets access by accepting', async () => {
      const { teacher, ivy, eve, courseId } = await givenInstructors(await classroom(gateway), gateway);
      const reply = await invite(teacher, courseId, ' Ivy@Markwise.example ');
      expect(reply.status, reply.text).toBe(201);
      const invited = JSON.parse(reply.text) as StaffReply;
      const asInvited = { email: ivyEmail, role: 'CO_INSTRUCTOR', membership: 'INVITED', name: '' };
      expect(invited).toMatchObject(asInvited);
      expect(await ivy.get(`/api/course/${courseId}`)).toMatchObject(notFound);
      expect(await readList<Meta>(ivy, '/api/courses/meta')).toEqual([]);
      expect(await invitationsOf(ivy)).toMatchObject([
        { courseId, invitedBy: 'teacher Test', role: 'Co-instructor', staffRole: 'CO_INSTRUCTOR' },
      ]);
      // Eve, who is a person of the course, does not get the staff invitation of Ivy.
      expect(await accept(eve, courseId)).toMatchObject({ status: 200 });
      expect(await readList<Meta>(eve, '/api/courses/meta')).toEqual([]);
      expect(await accept(ivy, courseId)).toMatchObject({ status: 200 });
      expect(await accept(ivy, courseId)).toMatchObject({ status: 200 });
      expect(await invitationsOf(ivy)).toEqual([]);
      expect(await readList<Meta>(ivy, '/api/courses/meta')).toMatchObject([
        { id: courseId, access: 'CO_INSTRUCTOR', createdBy: 'teacher Test' },
      ]);
      const accepted = { id: invited.id, name: 'ivy Test', membership: 'MEMBER' };
      for (const reader of [teacher, ivy])
        expect(await readCourse(reader, courseId)).toMatchObject({ canEdit: true, staff: [accepted] });
      expect(await readCourse(eve, courseId)).toMatchObject({
        canEdit: false,
        access: 'MEMBER',
        staff: null,
      });
    });

    it('edits the course and its people as a co-instructor, and the audit log names who did it', async () => {
      const { root, teacher, ivy, courseId, students } = await given();
      const { revision } = await readCourse(ivy, courseId);
      const changes = { name: 'Calculus by Ivy' };
      expect(await ivy.patch(`/api/course/${courseId}`, { ...changes, revision })).toMatchObject({
        status: 200,
      });
      // The owner loaded the course before this change, so the owner's update is refused as a conflict.
      expect(await teacher.patch(`/api/course/${courseId}`, { name: 'x', revision })).toMatchObject({
        status: 409,
      });
      const person = await ivy.post(`/api/courses/${courseId}/students`, { name: 'Zed' });
      expect(person.status, person.text).toBe(201);
      const { id: zed } = JSON.parse(person.text) as { id: string };
      const grade = { studentId: students.ada, grade: 88 };
      expect((await ivy.post(`/api/courses/${courseId}/gradeUpdate`, grade)).status).toBe(200);
      expect((await ivy.post(`/api/courses/${courseId}/deleteStudent`, { s_id: zed })).status).toBe(204);
      expect((await ivy.get(`/api/courses/${courseId}/people.csv`)).status).toBe(200);
      expect(await readCourse(teacher, courseId)).toMatchObject({
        ...changes,
        people: [{ name: 'Ada', grade: 88 }, { name: 'Eve' }],
      });
      const log = await root.graphql('{ auditLog(first: 20) { nodes { action actorEmail } } }');
      const { nodes } = Object(log.result.data?.['auditLog']) as {
        nodes: { action: string; actorEmail: string }[];
      };
      expect(nodes.filter(({ actorEmail }) => actorEmail === ivyEmail).map(({ action }) => action)).toEqual([
        'removeStudent',
        'updateStudentGrade',
        'addStudent',
      ]);
      expect(nodes.map(({ action }) => action)).toContain('inviteCourseStaff');
    });

    it('cannot do what only the owner can, and graders change nothing but grades', async () => {
      const { store, teacher, ivy, gus, ivyId, gusId, courseId, students } = await given();
      const before = await documentsIn(store, collections);
      const ownersOnly = { status: 403, text: 'Only the course’s owner can do this.' };
      const gradersOnly = { status: 403, text: 'Graders can enter grades, but can’t change the course.' };
      for (const [staff, refusal] of [
        [ivy, ownersOnly],
        [gus, gradersOnly],
      ] as const) {
        expect(await staff.remove(`/api/course/${courseId}`)).toMatchObject(ownersOnly);
        expect(await invite(staff, courseId, 'zoe@markwise.example')).toMatchObject(refusal);
        expect(
          await staff.patch(`/api/courses/${courseId}/staff/${gusId}`, { role: 'CO_INSTRUCTOR' }),
        ).toMatchObject(refusal);
        expect(await staff.remove(`/api/courses/${courseId}/staff/${ivyId}`)).toMatchObject(refusal);
      }
      expect(await ivy.patch(`/api/course/${courseId}`, { isTemplate: true })).toMatchObject({ status: 400 });
      expect(await gus.patch(`/api/course/${courseId}`, { name: 'x' })).toMatchObject(gradersOnly);
      expect(await gus.post(`/api/courses/${courseId}/students`, { name: 'x' })).toMatchObject(gradersOnly);
      expect(await gus.post(`/api/courses/${courseId}/people/import`, { csv: 'name\nx' })).toMatchObject(
        gradersOnly,
      );
      expect(await gus.post(`/api/courses/${courseId}/deleteStudent`, { s_id: students.ada })).toMatchObject(
        gradersOnly,
      );
      expect(await documentsIn(store, collections)).toBe(before);
      expect(await readCourse(gus, courseId)).toMatchObject({
        canEdit: false,
        access: 'GRADER',
        notes: null,
        people: [{ name: 'Ada' }, { name: 'Eve' }],
      });
      const grade = { studentId: students.ada, grade: 71 };
      expect((await gus.post(`/api/courses/${courseId}/gradeUpdate`, grade)).status).toBe(200);
      expect(await readCourse(teacher, courseId)).toMatchObject({ people: [{ grade: 71 }, {}] });
    });

    it('loses access at once if it is removed, leaves, or is demoted, or if the course is deleted', async () => {
      const { root, teacher, ivy, gus, ivyId, gusId, courseId } = await given();
      expect((await teacher.remove(`/api/course/${courseId}`)).status).toBe(204);
      expect(await ivy.get(`/api/course/${courseId}`)).toMatchObject(notFound);
      expect(await readList<Meta>(ivy, '/api/courses/meta')).toEqual([]);
      expect(await ivy.post(`/api/course/${courseId}/restore`, {})).toMatchObject(notFound);
      expect((await teacher.post(`/api/course/${courseId}/restore`, {})).status).toBe(200);
      expect((await readCourse(ivy, courseId)).canEdit).toBe(true);
      await root.patch(`/api/users/${await idOf(ivy)}/role`, { role: 'Student' });
      expect(await ivy.get(`/api/course/${courseId}`)).toMatchObject(notFound);
      expect(await ivy.patch(`/api/course/${courseId}`, { name: 'x' })).toMatchObject(notFound);
      await root.patch(`/api/users/${await idOf(ivy)}/role`, { role: 'Instructor' });
      expect((await readCourse(ivy, courseId)).canEdit).toBe(true);
      expect(
        (await teacher.patch(`/api/courses/${courseId}/staff/${ivyId}`, { role: 'GRADER' })).status,
      ).toBe(200);
      expect(await readCourse(ivy, courseId)).toMatchObject({ canEdit: false, access: 'GRADER' });
      expect((await teacher.remove(`/api/courses/${courseId}/staff/${ivyId}`)).status).toBe(204);
      expect(await ivy.get(`/api/course/${courseId}`)).toMatchObject(notFound);
      expect(await ivy.patch(`/api/course/${courseId}`, { name: 'x' })).toMatchObject(notFound);
      expect(await accept(ivy, courseId)).toMatchObject(noInvitation);
      expect(await leave(gus, courseId)).toMatchObject({ status: 204 });
      expect(await gus.get(`/api/course/${courseId}`)).toMatchObject(notFound);
      expect(await readCourse(teacher, courseId)).toMatchObject({
        staff: [{ id: gusId, membership: 'LEFT' }],
      });
      expect(await accept(gus, courseId)).toMatchObject({ status: 200 });
      expect(await readCourse(gus, courseId)).toMatchObject({ access: 'GRADER' });
    });
  });
};

const suiteOfOthers: StoreSuite = (openStore) => {
  const classroom = givenClassroom(openStore, 'staff-others');

  describe.each(gatewaysOn(openStore))('the other courses of the owner over $name', (gateway) => {
    it('are hidden from the staff of a course', async () => {
      const { teacher, ivy, gus, courseId } = await givenStaff(await classroom(gateway), gateway);
      const other = await saveCourse(teacher, { name: 'Other' });
      for (const staff of [ivy, gus]) {
        expect(await staff.get(`/api/course/${other.id}`)).toMatchObject(notFound);
        expect(await staff.patch(`/api/course/${other.id}`, { name: 'x' })).toMatchObject(notFound);
        expect(await staff.remove(`/api/course/${other.id}`)).toMatchObject(notFound);
        expect(await invite(staff, other.id, 'zoe@markwise.example')).toMatchObject(notFound);
        expect((await readList<Meta>(staff, '/api/courses/meta')).map(({ id }) => id)).toEqual([courseId]);
        expect(JSON.parse((await staff.get('/api/search?text=Other')).text)).toEqual([]);
      }
      expect((await readList<Meta>(teacher, '/api/courses/meta')).map(({ id }) => id).toSorted()).toEqual(
        [courseId, other.id].toSorted(),
      );
    });
  });
};

describeOnSqlite('staff of courses', suite);
describeOnSqlite('staff and other courses', suiteOfOthers);
await describeOnMongo('staff of courses', suite);
await describeOnMongo('staff and other courses', suiteOfOthers);

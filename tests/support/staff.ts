import { expect } from 'vitest';
import type { StaffRole } from '../../core/courses/course-staff.ts';
import type { Store, StoredDocument } from '../../functions/platform/store/store.ts';
import { idOf, signUp } from './accounts.ts';
import type { Classroom } from './attempts.ts';
import type { Browser } from './browser.ts';
import { givenCourse } from './gradebook.ts';
import type { Gateway } from './gateways.ts';

export interface StaffReply {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly membership: string;
  readonly acceptedAt: string | null;
}

export const invite = (owner: Browser, courseId: string, email: string, role: StaffRole = 'CO_INSTRUCTOR') =>
  owner.post(`/api/courses/${courseId}/staff`, { email, role });

/** Adds an account to the staff of a course: the owner invites it, and it accepts. Returns the ID of the staff entry. */
export async function addStaff(
  owner: Browser,
  courseId: string,
  [browser, email]: readonly [Browser, string],
  role: StaffRole,
): Promise<string> {
  const invited = await invite(owner, courseId, email, role);
  expect(invited.status, invited.text).toBe(201);
  const accepted = await browser.post(`/api/courses/${courseId}/invitation/accept`, {});
  expect(accepted.status, accepted.text).toBe(200);
  return (JSON.parse(invited.text) as StaffReply).id;
}

export const ivyEmail = 'ivy@markwise.example';
export const gusEmail = 'gus@markwise.example';

/** The course of `givenCourse`, and two more instructors who are not in the course: ivy and gus. */
export async function givenInstructors(classroom: Classroom, gateway: Gateway) {
  const course = await givenCourse(classroom);
  const instructor = async (email: string) => {
    const browser = await signUp(classroom, gateway, email);
    await classroom.root.patch(`/api/users/${await idOf(browser)}/role`, { role: 'Instructor' });
    return browser;
  };
  return { ...course, ivy: await instructor(ivyEmail), gus: await instructor(gusEmail) };
}

/** The course of `givenCourse` with ivy as co-instructor and gus as grader. */
export async function givenStaff(classroom: Classroom, gateway: Gateway) {
  const course = await givenInstructors(classroom, gateway);
  const { teacher, courseId, ivy, gus } = course;
  return {
    ...course,
    ivyId: await addStaff(teacher, courseId, [ivy, ivyEmail], 'CO_INSTRUCTOR'),
    gusId: await addStaff(teacher, courseId, [gus, gusEmail], 'GRADER'),
  };
}

/** All documents of these collections as text, so that a test can check that nothing has changed. */
export async function documentsIn(store: Store, names: readonly string[]): Promise<string> {
  const all = await Promise.all(
    names.map((name) => store.collection<StoredDocument>(name).find({}).sort({ _id: 1 }).toArray()),
  );
  return JSON.stringify(all);
}

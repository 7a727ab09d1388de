import type { OpenStore } from '../../functions/platform/store/testing/store-suites.ts';
import type { StoredDocument } from '../../functions/platform/store/store.ts';
import { signUp } from './accounts.ts';
import type { Browser } from './browser.ts';
import { readCourse, givenPeople, type CourseReply } from './courses.ts';
import type { Gateway } from './gateways.ts';

/** The invited address. */
export const eveEmail = 'eve@markwise.example';
export const eve = { name: 'Eve', email: eveEmail };

export interface Invitation {
  readonly courseId: string;
  readonly courseName: string;
  readonly invitedBy: string;
}

/** Two students (ada and eve) and an instructor (teacher). */
export function givenClass(openStore: OpenStore, name: string) {
  const given = givenPeople(openStore, name);
  return async (gateway: Gateway) => {
    const test = await given(gateway);
    const users = test.store.collection<StoredDocument & { email: string; role: string }>('users');
    const setRole = (email: string, role: string) => users.updateOne({ email }, { $set: { role } });
    const teacher = await signUp(test, gateway, 'teacher@markwise.example');
    await setRole('teacher@markwise.example', 'Instructor');
    return { ...test, teacher, setRole };
  };
}

export async function readList<T>(browser: Browser, path: string): Promise<T[]> {
  const { status, text } = await browser.get(path);
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  return JSON.parse(text) as T[];
}

export const invitationsOf = (browser: Browser) => readList<Invitation>(browser, '/api/courses/invitations');
export const invitedCourseIds = async (browser: Browser) =>
  (await invitationsOf(browser)).map(({ courseId }) => courseId);
export const memberCourseIds = async (browser: Browser) =>
  (await readList<{ id: string }>(browser, '/api/courses/member')).map(({ id }) => id);

export const accept = (browser: Browser, id: string) =>
  browser.post(`/api/courses/${id}/invitation/accept`, {});
export const decline = (browser: Browser, id: string) =>
  browser.post(`/api/courses/${id}/invitation/decline`, {});
export const leave = (browser: Browser, id: string) => browser.post(`/api/courses/${id}/leave`, {});

export const removePerson = (owner: Browser, id: string, studentId: string) =>
  owner.post(`/api/courses/${id}/deleteStudent`, { s_id: studentId });

type Row = CourseReply['people'][number] & { readonly membership: string | null };

export const membershipsIn = async (owner: Browser, id: string) =>
  ((await readCourse(owner, id)).people as readonly Row[]).map(({ membership }) => membership);

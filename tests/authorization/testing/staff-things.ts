import type { StaffRole } from '../../../core/courses/course-staff.ts';
import type { Browser } from '../../support/browser.ts';
import { run } from './run.ts';

/** A person with whom a course is shared, as a member or as staff. */
export interface Sharer {
  readonly browser: Browser;
  readonly email: string;
  /** Undefined for members. */
  readonly staffRole?: StaffRole | undefined;
}

/** Invites a person to the staff of an instructor's course. Returns the ID of the staff entry. */
export async function inviteStaff(
  owner: Browser,
  courseId: string,
  email = 'assistant@school.example',
  role: StaffRole = 'GRADER',
): Promise<string> {
  const document =
    'mutation ($courseId: ID!, $email: String!, $role: StaffRole!) { inviteCourseStaff(courseId: $courseId, email: $email, role: $role) { id } }';
  const { inviteCourseStaff } = await run(owner, document, { courseId, email, role });
  return (inviteCourseStaff as { id: string }).id;
}

/** Adds an account to the staff of a course: the owner invites it, and it accepts. */
export async function joinStaff(
  owner: Browser,
  courseId: string,
  { browser, email, staffRole }: Sharer,
): Promise<void> {
  await inviteStaff(owner, courseId, email, staffRole);
  const document = 'mutation ($courseId: ID!) { acceptCourseInvitation(courseId: $courseId) { id } }';
  await run(browser, document, { courseId });
}

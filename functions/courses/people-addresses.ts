import { normalizeEmail } from '../../core/accounts/email.ts';
import { badUserInput } from '../platform/errors.ts';
import type { SavedCourseDocument } from './saved-course.document.ts';

type People = SavedCourseDocument['people'];

/** The ID of the person with the address. Undefined if nobody has it, or if the address is empty. */
export function holderOf(people: People, address: string): string | undefined {
  const email = normalizeEmail(address);
  if (email === '') return undefined;
  return Object.entries(people).find((entry) => normalizeEmail(entry[1].email) === email)?.[0];
}

export const isStaffAddress =
  'This person is in the staff of the course. Nobody can be in both the staff and the list of people. Remove the person from the staff first.';

/** Whether somebody in the staff has the address, also after declining or leaving. */
export function isInStaff({ staff }: Pick<SavedCourseDocument, 'staff'>, address: string): boolean {
  const email = normalizeEmail(address);
  return Object.values(staff ?? {}).some((row) => row.email === email);
}

/** Throws BAD_USER_INPUT if another person than `id`, or somebody in the staff, has the address. */
export function checkAddressIsFree(
  course: Pick<SavedCourseDocument, 'people' | 'staff'>,
  address: string,
  id?: string,
): void {
  if (isInStaff(course, address)) throw badUserInput({ 'input.email': isStaffAddress });
  const holder = holderOf(course.people, address);
  if (holder === undefined || holder === id) return;
  throw badUserInput({ 'input.email': 'Somebody in this course has this address already.' });
}

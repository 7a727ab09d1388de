import { normalizeEmail } from '../../core/accounts/email.ts';
import { badUserInput } from '../platform/errors.ts';
import type { SavedCourseDocument } from './saved-course.document.ts';

type People = SavedCourseDocument['people'];

/** Who has the address in a course; undefined where nobody does, and for no address at all. */
export function holderOf(people: People, address: string): string | undefined {
  const email = normalizeEmail(address);
  if (email === '') return undefined;
  return Object.entries(people).find((entry) => normalizeEmail(entry[1].email) === email)?.[0];
}

/** Throws BAD_USER_INPUT where somebody but `id` has the address: one person, one row. */
export function checkAddressIsFree(people: People, address: string, id?: string): void {
  const holder = holderOf(people, address);
  if (holder === undefined || holder === id) return;
  throw badUserInput({ 'input.email': 'Somebody in this course has this address already.' });
}

import { normalizeEmail } from '../../core/accounts/email.ts';
import { badUserInput } from '../platform/errors.ts';
import type { SavedCourseDocument } from './saved-course.document.ts';

type People = SavedCourseDocument['people'];

/** The ID of the person with the address in a course. Undefined if there is none, or for an empty address. */
export function holderOf(people: People, address: string): string | undefined {
  const email = normalizeEmail(address);
  if (email === '') return undefined;
  return Object.entries(people).find((entry) => normalizeEmail(entry[1].email) === email)?.[0];
}

/** Throws BAD_USER_INPUT if another person than `id` has the address: an address belongs to one row. */
export function checkAddressIsFree(people: People, address: string, id?: string): void {
  const holder = holderOf(people, address);
  if (holder === undefined || holder === id) return;
  throw badUserInput({ 'input.email': 'Somebody in this course has this address already.' });
}

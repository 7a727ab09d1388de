import { normalizeEmail } from '../accounts/email.ts';
import type { PersonRow } from './people-table.ts';

/** The values of a person of the course that identify a row of a table. */
interface KnownPerson {
  readonly id: string;
  readonly email: string;
  readonly key: string;
}

/**
 * Returns a function that finds the person of a row by ID, then by email address, then by key. It returns the person's
 * ID, or undefined if nobody in the course matches.
 */
export function personFinder(people: readonly KnownPerson[]): (row: PersonRow) => string | undefined {
  const ids = new Set(people.map(({ id }) => id));
  const [byEmail, byKey] = [new Map<string, string>(), new Map<string, string>()];
  for (const { id, email, key } of people) {
    if (email !== '') byEmail.set(normalizeEmail(email), id);
    if (key !== '') byKey.set(key, id);
  }
  return ({ id, fields: { email = '', key = '' } }) =>
    ids.has(id) ? id : (byEmail.get(normalizeEmail(email)) ?? byKey.get(key));
}

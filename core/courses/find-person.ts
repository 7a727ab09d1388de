import { normalizeEmail } from '../accounts/email.ts';
import type { PersonRow } from './people-table.ts';

/** What a row of a table is compared with. */
interface KnownPerson {
  readonly id: string;
  readonly email: string;
  readonly key: string;
}

/** Finds the person of a row, by ID, else by address, else by key. Returns the person’s ID. */
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

import { normalizeEmail } from '../accounts/email.ts';
import type { Person } from '../grading/course.ts';
import { personFinder } from './find-person.ts';
import { nameFromAddress, type PeopleTable, type PersonRow, type RowProblem } from './people-table.ts';
import { checkCourseGrade, type PersonEntry } from './person-rules.ts';

/** A row of a table that adds a person to a course, or changes one. */
export interface RowChange<Known extends Person = Person> {
  readonly row: number;
  /** Null for somebody new. */
  readonly before: Known | null;
  /** The new values of the person. Values that the person already has are not included. */
  readonly fields: Partial<PersonEntry>;
}

/** What an import of a table does. */
export interface ImportedRows<Known extends Person = Person> {
  /** In the order of the rows. */
  readonly changes: readonly RowChange<Known>[];
  /** Number of rows that are as in the course already. */
  readonly unchanged: number;
  /** By row. */
  readonly problems: readonly RowProblem[];
}

interface CourseOfImport<Known extends Person> {
  readonly people: readonly Known[];
  readonly extraCredit: boolean;
}

/** The rows that were accepted so far: each person and each address once. */
class Taken {
  private readonly rows = new Map<string, number>();
  private readonly holders = new Map<string, string>();

  constructor(people: readonly Person[]) {
    for (const { id, email } of people) this.hold(email, id);
  }

  /** Why a row is skipped. Null if it is not. */
  problemOf(known: string | undefined, { email = '' }: PersonRow['fields']): string | null {
    const holder = this.holders.get(normalizeEmail(email));
    const earlier = this.rows.get(known ?? '') ?? this.rows.get(holder ?? '');
    if (earlier !== undefined) return `This is the same person as in row ${earlier}.`;
    return holder === undefined || holder === known ? null : 'Somebody else in this course has this address.';
  }

  take({ row, fields }: PersonRow, before: Person | null): void {
    const id = before?.id ?? `row ${row}`;
    this.rows.set(id, row);
    if (before !== null) this.holders.delete(normalizeEmail(before.email));
    this.hold(fields.email ?? before?.email ?? '', id);
  }

  private hold(email: string, id: string): void {
    if (email !== '') this.holders.set(normalizeEmail(email), id);
  }
}

/** The fields of a row that differ from the person’s. */
function differencesOf(person: Person, fields: Partial<PersonEntry>): Partial<PersonEntry> {
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => person[field as keyof PersonEntry] !== value),
  );
}

/**
 * What an import of a table does with the people of a course. People are matched by ID, email or key. If two rows are
 * about one person, the first one counts.
 */
export function importRows<Known extends Person>(
  { rows, problems }: Pick<PeopleTable, 'rows' | 'problems'>,
  { people, extraCredit }: CourseOfImport<Known>,
): ImportedRows<Known> {
  const byId = new Map(people.map((person) => [person.id, person]));
  const find = personFinder(people);
  const taken = new Taken(people);
  const changes: RowChange<Known>[] = [];
  const skipped: RowProblem[] = [];
  let unchanged = 0;
  for (const read of rows) {
    const { row, fields } = read;
    const known = find(read);
    const before = byId.get(known ?? '') ?? null;
    const message =
      taken.problemOf(known, fields) ??
      checkCourseGrade(fields.grade ?? null, { extraCredit, before: before?.grade ?? null });
    if (message !== null) {
      skipped.push({ row, message });
      continue;
    }
    taken.take(read, before);
    if (before === null) {
      changes.push({ row, before, fields: { name: nameFromAddress(fields.email ?? ''), ...fields } });
      continue;
    }
    const differences = differencesOf(before, fields);
    if (Object.keys(differences).length === 0) unchanged += 1;
    else changes.push({ row, before, fields: differences });
  }
  return {
    changes,
    unchanged,
    problems: [...problems, ...skipped].toSorted((one, other) => one.row - other.row),
  };
}

import { normalizeEmail } from '../accounts/email.ts';
import type { Person } from '../grading/course.ts';
import { personFinder } from './find-person.ts';
import { nameFromAddress, type PeopleTable, type PersonRow, type RowProblem } from './people-table.ts';
import { checkCourseGrade, type PersonEntry } from './person-rules.ts';

/** A row of a table that adds a person to a course, or changes one. */
export interface RowChange<Known extends Person = Person> {
  readonly row: number;
  /** The person before the import. Null for a new person. */
  readonly before: Known | null;
  /** The new values of the person. Values that the person already has are not included. */
  readonly fields: Partial<PersonEntry>;
}

/** The result of an import of a table. */
export interface ImportedRows<Known extends Person = Person> {
  /** In the order of the rows. */
  readonly changes: readonly RowChange<Known>[];
  /** Number of rows whose values the course already has. */
  readonly unchanged: number;
  /** In the order of the rows. */
  readonly problems: readonly RowProblem[];
}

interface CourseOfImport<Known extends Person> {
  readonly people: readonly Known[];
  readonly extraCredit: boolean;
}

/** The rows that were accepted so far. Refuses a second row of a person, and an address of somebody else. */
class AcceptedRows {
  /** By ID of the person. */
  private readonly rows = new Map<string, number>();
  /** IDs of people by normalized address. */
  private readonly holders = new Map<string, string>();

  constructor(people: readonly Person[]) {
    for (const { id, email } of people) this.setHolder(email, id);
  }

  /** Why a row is skipped. Null if it is imported. `personId`: undefined for a new person. */
  problemOf(personId: string | undefined, { email = '' }: PersonRow['fields']): string | null {
    const holder = this.holders.get(normalizeEmail(email));
    const earlier = this.rows.get(personId ?? '') ?? this.rows.get(holder ?? '');
    if (earlier !== undefined) return `This is the same person as in row ${earlier}.`;
    return holder === undefined || holder === personId
      ? null
      : 'Somebody else in this course has this address.';
  }

  accept({ row, fields }: PersonRow, before: Person | null): void {
    const id = before?.id ?? `row ${row}`;
    this.rows.set(id, row);
    if (before !== null) this.holders.delete(normalizeEmail(before.email));
    this.setHolder(fields.email ?? before?.email ?? '', id);
  }

  private setHolder(email: string, id: string): void {
    if (email !== '') this.holders.set(normalizeEmail(email), id);
  }
}

/** The fields of a row whose values differ from the values of the person. */
function differencesOf(person: Person, fields: Partial<PersonEntry>): Partial<PersonEntry> {
  return Object.fromEntries(
    Object.entries(fields).filter(([field, value]) => person[field as keyof PersonEntry] !== value),
  );
}

/**
 * Computes the changes that an import of a table makes to the people of a course. People are matched by ID, email or
 * key. If two rows are about one person, the first row is imported.
 */
export function importRows<Known extends Person>(
  { rows, problems }: Pick<PeopleTable, 'rows' | 'problems'>,
  { people, extraCredit }: CourseOfImport<Known>,
): ImportedRows<Known> {
  const byId = new Map(people.map((person) => [person.id, person]));
  const find = personFinder(people);
  const accepted = new AcceptedRows(people);
  const changes: RowChange<Known>[] = [];
  const skipped: RowProblem[] = [];
  let unchanged = 0;
  for (const personRow of rows) {
    const { row, fields } = personRow;
    const personId = find(personRow);
    const before = byId.get(personId ?? '') ?? null;
    const message =
      accepted.problemOf(personId, fields) ??
      checkCourseGrade(fields.grade ?? null, { extraCredit, before: before?.grade ?? null });
    if (message !== null) {
      skipped.push({ row, message });
      continue;
    }
    accepted.accept(personRow, before);
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

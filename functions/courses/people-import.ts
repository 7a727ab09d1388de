import { normalizeEmail } from '../../core/accounts/email.ts';
import {
  blankPerson,
  type PeopleTable,
  type PersonRow,
  type RowProblem,
} from '../../core/courses/people-table.ts';
import { personFinder } from '../../core/courses/find-person.ts';
import type { CourseMembership } from '../../core/courses/course-membership.ts';
import type { NewId } from '../platform/new-id.ts';
import type { GradeChange } from './course-log.ts';
import type { RowAddress } from './membership.store.ts';
import type { Admission } from './people-admission.ts';
import type { PersonDocument, SavedCourseDocument } from './saved-course.document.ts';

/** A person of a course before and after an import. */
export interface PersonChange {
  readonly id: string;
  /** Row number in the table. */
  readonly row: number;
  /** Null for new people. */
  readonly before: PersonDocument | null;
  readonly after: PersonDocument;
  /** The values in the table. */
  readonly fields: PersonRow['fields'];
  /** Set if the person gets an address. */
  readonly membership?: CourseMembership;
}

type PersonStates = Pick<PersonChange, 'id' | 'before' | 'after'>;

export interface ImportPlan {
  readonly changes: readonly PersonChange[];
  readonly problems: readonly RowProblem[];
}

type People = SavedCourseDocument['people'];

/** The highest `order` of the people. 0 if there are none. */
export function lastOrder(people: People): number {
  return Object.values(people).reduce((last, { order }) => Math.max(last, order), 0);
}

/** The rows that were accepted so far: each person and each address once. */
class Taken {
  private readonly rows = new Map<string, number>();
  private readonly holders = new Map<string, string>();

  constructor(people: People) {
    for (const [id, { email }] of Object.entries(people)) this.hold(email, id);
  }

  /** Why a row is skipped. Null if it is not. */
  problemOf(known: string | undefined, { email = '' }: PersonRow['fields']): string | null {
    const holder = this.holders.get(normalizeEmail(email));
    const earlier = this.rows.get(known ?? '') ?? this.rows.get(holder ?? '');
    if (earlier !== undefined) return `This is the same person as in row ${earlier}.`;
    return holder === undefined || holder === known ? null : 'Somebody else in this course has this address.';
  }

  take(row: number, { id, before, after }: PersonStates): void {
    this.rows.set(id, row);
    if (before !== null) this.holders.delete(normalizeEmail(before.email));
    this.hold(after.email, id);
  }

  private hold(email: string, id: string): void {
    if (email !== '') this.holders.set(normalizeEmail(email), id);
  }
}

/** Grades over 100 are usually points in the wrong column. A grade that the person has already is accepted. */
function gradeProblem(before: PersonDocument | null, { grade = null }: PersonRow['fields']): string | null {
  if (grade === null || grade <= 100 || before?.grade === grade) return null;
  return 'The grade is over 100. Grades are percentages, unless the import accepts extra credit.';
}

/** The changes of an import. If two rows are about one person, the first one counts. */
export function planImport(
  people: People,
  { rows, problems }: PeopleTable,
  { newId, extraCredit }: { readonly newId: NewId; readonly extraCredit: boolean },
): ImportPlan {
  const find = personFinder(Object.entries(people).map(([id, { email, key }]) => ({ id, email, key })));
  const taken = new Taken(people);
  const changes: PersonChange[] = [];
  const skipped: RowProblem[] = [];
  let order = lastOrder(people);
  for (const { row, id, fields } of rows) {
    const known = find({ row, id, fields });
    const before = known === undefined ? null : (people[known] ?? null);
    const message = taken.problemOf(known, fields) ?? (extraCredit ? null : gradeProblem(before, fields));
    if (message !== null) {
      skipped.push({ row, message });
      continue;
    }
    const after = { ...(before ?? { ...blankPerson, order: (order += 1) }), ...fields };
    const change = { id: known ?? newId(), row, before, after, fields };
    taken.take(row, change);
    changes.push(change);
  }
  return { changes, problems: byRow([...problems, ...skipped]) };
}

const gradeChangeOf = ({ id, before, after }: PersonChange): GradeChange => ({
  studentId: id,
  name: after.name,
  email: after.email,
  before: before?.grade ?? null,
  after: after.grade,
});

/** The grades of known people that an import changes. */
export function gradesOf({ changes }: ImportPlan): GradeChange[] {
  return changes
    .filter((change) => change.before !== null)
    .map(gradeChangeOf)
    .filter(({ before, after }) => before !== after);
}

/** The people whom an import adds, with their grades. */
export function additionsOf({ changes }: ImportPlan): GradeChange[] {
  return changes.filter((change) => change.before === null).map(gradeChangeOf);
}

/** The addresses that rows get, normalized for comparison. */
export function addressesOf(changes: readonly PersonStates[]): RowAddress[] {
  return changes
    .map(({ id, before, after }) => ({
      studentId: id,
      email: normalizeEmail(after.email),
      old: normalizeEmail(before?.email ?? ''),
    }))
    .filter(({ email, old }) => email !== '' && email !== old)
    .map(({ studentId, email }) => ({ studentId, email }));
}

/** The addresses that rows had and lose. */
export function lostAddresses(changes: readonly PersonStates[]): RowAddress[] {
  return changes.flatMap(({ id, before, after }) => {
    const email = normalizeEmail(before?.email ?? '');
    return email === '' || email === normalizeEmail(after.email) ? [] : [{ studentId: id, email }];
  });
}

/** The plan without the rows whose addresses cannot be added. Those rows are reported as problems. */
export function admitted(plan: ImportPlan, admissions: ReadonlyMap<string, Admission>): ImportPlan {
  const problems: RowProblem[] = [];
  const changes = plan.changes.flatMap((change): PersonChange[] => {
    const admission = admissions.get(change.id);
    if (!admission) return [change];
    if ('membership' in admission) return [{ ...change, membership: admission.membership }];
    problems.push({ row: change.row, message: admission.problem });
    return [];
  });
  return { changes, problems: byRow([...plan.problems, ...problems]) };
}

function byRow(problems: readonly RowProblem[]): RowProblem[] {
  return problems.toSorted((one, other) => one.row - other.row);
}

function pathsOf({
  id,
  before,
  after,
  fields,
  membership,
}: PersonChange): (readonly [path: string, value: unknown])[] {
  const more = membership && { membership };
  if (before === null) return [[`people.${id}`, { ...after, ...more }]];
  return Object.entries({ ...fields, ...more }).map(([field, value]) => [`people.${id}.${field}`, value]);
}

/** Sets every field of new people, and only the fields in the table of known people, so that concurrent changes stay. */
export function changesAtPaths({ changes }: ImportPlan): { [path: `people.${string}`]: unknown } {
  return Object.fromEntries(changes.flatMap(pathsOf));
}

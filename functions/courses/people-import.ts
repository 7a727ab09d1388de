import { normalizeEmail } from '../../core/accounts/email.ts';
import { importRows } from '../../core/courses/import-rows.ts';
import {
  blankPerson,
  type PeopleTable,
  type PersonRow,
  type RowProblem,
} from '../../core/courses/people-table.ts';
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
  /** The new values. Values that the person already has are not included. */
  readonly fields: PersonRow['fields'];
  /** Set if the person gets an address. */
  readonly membership?: CourseMembership;
}

type PersonStates = Pick<PersonChange, 'id' | 'before' | 'after'>;

export interface ImportPlan {
  readonly changes: readonly PersonChange[];
  /** Number of rows whose data is the same in the course already. */
  readonly unchanged: number;
  readonly problems: readonly RowProblem[];
}

type Course = Pick<SavedCourseDocument, 'people' | 'extraCredit'>;

/** The highest `order` of the people. 0 if there are none. */
export function lastOrder(people: SavedCourseDocument['people']): number {
  return Object.values(people).reduce((last, { order }) => Math.max(last, order), 0);
}

/** The changes of an import. If two rows are about one person, the first row counts. */
export function planImport(
  { people, extraCredit }: Course,
  table: PeopleTable,
  { newId }: { readonly newId: NewId },
): ImportPlan {
  const known = Object.entries(people).map(([id, person]) => ({ id, ...person }));
  const { changes, unchanged, problems } = importRows(table, { people: known, extraCredit });
  let order = lastOrder(people);
  return {
    changes: changes.map(({ row, before: found, fields }) => {
      const before = found === null ? null : (people[found.id] ?? null);
      if (before === null) order += 1;
      const after = { ...(before ?? { ...blankPerson, order }), ...fields };
      return { id: found?.id ?? newId(), row, before, after, fields };
    }),
    unchanged,
    problems,
  };
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

/** The new addresses of rows, normalized for comparison. Unchanged addresses are not included. */
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

/** The addresses that rows lose, normalized for comparison. */
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
  return { ...plan, changes, problems: byRow([...plan.problems, ...problems]) };
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

/** Sets every field of new people, and only the changed fields of known people, so that concurrent changes stay. */
export function changesAtPaths({ changes }: ImportPlan): { [path: `people.${string}`]: unknown } {
  return Object.fromEntries(changes.flatMap(pathsOf));
}

import type { PeopleTable } from '../../core/courses/people-table.ts';
import { peopleLimits } from '../../core/courses/person-rules.ts';
import type { MemberImportResult } from '../../schema/courses/member-import-result.type.ts';
import type { Actor } from '../platform/actor.ts';
import { isoAfter } from '../platform/clock.ts';
import { badUserInput } from '../platform/errors.ts';
import { lazily } from '../platform/lazily.ts';
import {
  additionsOf,
  addressesOf,
  admitted,
  changesAtPaths,
  gradesOf,
  lostAddresses,
  planImport,
  type ImportPlan,
} from './people-import.ts';
import { courseIsFull, type PeopleServiceDependencies } from './people.service.ts';
import { toPeople } from './saved-course.mapper.ts';

const peopleCsv = lazily(() => import('./people-csv.ts'));

function newIdsOf({ changes }: ImportPlan): string[] {
  return changes.filter(({ before }) => before === null).map(({ id }) => id);
}

interface ImportInput {
  readonly csv: string;
  /** Numbers of the rows to import. Null for all. */
  readonly rows: readonly number[] | null;
  /** Heading of the column with the entered course grades. Empty for none. Null to detect the column. */
  readonly gradeColumn: string | null;
}

/** The table with only these rows. Null for all. Throws BAD_USER_INPUT for a row without a person. */
function selectedFrom(table: PeopleTable, rows: readonly number[] | null): PeopleTable {
  if (rows === null) return table;
  if (rows.length === 0) throw badUserInput({ rows: 'Choose at least one row.' });
  const known = new Set([...table.rows, ...table.problems].map(({ row }) => row));
  const unknown = rows.find((row) => !known.has(row));
  if (unknown !== undefined) throw badUserInput({ rows: `The table has nobody in row ${unknown}.` });
  const selected = new Set(rows);
  const isSelected = ({ row }: { readonly row: number }) => selected.has(row);
  return { ...table, rows: table.rows.filter(isSelected), problems: table.problems.filter(isSelected) };
}

/** Imports and exports the people of a course as a table. */
export class PeopleTableService {
  constructor(private readonly dependencies: PeopleServiceDependencies) {}

  /**
   * Adds and updates people in one write. Rows with a problem are skipped. People of the course are matched by ID,
   * address or key. Throws BAD_USER_INPUT if the table cannot be read or the course would have too many people.
   */
  async import(actor: Actor, courseId: string, input: ImportInput): Promise<MemberImportResult> {
    const { saved, courses, members, admission, log, newId, clock } = this.dependencies;
    const course = await saved.editable(actor, courseId);
    const { csvToPeople } = await peopleCsv();
    const options = { gradeMaps: course.gradeMaps, gradeColumn: input.gradeColumn };
    const table = selectedFrom(csvToPeople(input.csv, options), input.rows);
    const proposed = planImport(course, table, { newId });
    if (course.peopleCount + newIdsOf(proposed).length > peopleLimits.people) throw courseIsFull();
    const plan = admitted(proposed, await admission.admit(actor, course, addressesOf(proposed.changes)));
    const newIds = newIdsOf(plan);
    await members.removeRows(
      courseId,
      newIdsOf(proposed).filter((id) => !newIds.includes(id)),
    );
    const added = newIds.length;
    const { ignoredColumns } = table;
    const { unchanged, problems } = plan;
    const updated = plan.changes.length - added;
    const result = { added, updated, unchanged, problems, ignoredColumns };
    if (plan.changes.length === 0) return result;
    await log.recordImport(actor, course, { added, updated });
    await Promise.all([
      ...additionsOf(plan).map((person) => log.recordAddition(actor, course, person)),
      ...gradesOf(plan).map((grade) => log.recordGrade(actor, course, grade)),
    ]);
    const update = {
      $set: { ...changesAtPaths(plan), lastUpdatedOn: isoAfter(clock, 0) },
      $inc: { peopleCount: added, peopleVersion: 1 },
    };
    const { peopleVersion } = course;
    if (await courses.change(courseId, actor, update, { peopleVersion })) {
      await admission.withdraw(course, lostAddresses(plan.changes));
      return result;
    }
    await members.removeRows(courseId, newIds);
    // The people changed at the same time: start again with the current people.
    return this.import(actor, courseId, input);
  }

  /** The people of the course as CSV. */
  async export(actor: Actor, courseId: string): Promise<string> {
    const course = await this.dependencies.saved.editable(actor, courseId);
    const { peopleToCsv } = await peopleCsv();
    return peopleToCsv(toPeople(course));
  }
}

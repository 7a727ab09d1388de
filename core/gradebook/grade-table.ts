import { normalizeEmail } from '../accounts/email.ts';
import { peopleIn, type PersonInTable } from '../courses/people-table.ts';
import { asTextCell } from '../grading/course-rows.ts';
import type { GradeMap } from '../grading/course.ts';
import { formatPercent, withoutNoise } from '../grading/rounding.ts';
import { gradeText, readGradeEntry } from './grade-entry.ts';
import type { ItemGrade } from './graded-course.ts';

/** A column of a gradebook, for tables. */
export interface TableItem {
  readonly itemId: string;
  readonly itemName: string;
  readonly maximumPoints: number;
}

/** A person in a gradebook, for tables. */
export interface TablePerson {
  readonly studentId: string;
  readonly name: string;
  readonly email: string;
  readonly key: string;
}

export interface TableRow extends TablePerson {
  /** In the order of the items. */
  readonly grades: readonly ItemGrade[];
  readonly currentGrade: number | null;
  readonly letter: string | null;
}

/** Columns before the columns of items, as in Canvas's gradebook. */
const personColumns = ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section'];
const totalColumns = ['Current Score', 'Current Grade'];
/** Name of the row with the maximum points. Canvas writes four spaces before this text. */
const maximumRow = 'Points Possible';

/** A table of grades that Canvas and `rowsToGrades` can read. Grades are exact, totals have two decimals. */
export function gradesToRows(items: readonly TableItem[], rows: readonly TableRow[]): string[][] {
  const head = items.map(({ itemId, itemName }) => asTextCell(`${itemName} (${itemId})`));
  const maxima = items.map(({ maximumPoints }) => String(maximumPoints));
  const readOnly = totalColumns.map(() => '(read only)');
  return [
    [...personColumns, ...head, ...totalColumns],
    [`    ${maximumRow}`, '', '', '', '', ...maxima, ...readOnly],
    ...rows.map((row) => [
      ...[row.name, row.studentId, row.key, row.email, ''].map(asTextCell),
      ...row.grades.map(gradeText),
      row.currentGrade === null ? '' : formatPercent(row.currentGrade),
      asTextCell(row.letter ?? ''),
    ]),
  ];
}

/** A grade of a table. */
export interface GradeInTable {
  readonly studentId: string;
  readonly itemId: string;
  readonly grade: ItemGrade;
}

/** An item that has other maximum points in the table than in the course. */
export interface ConvertedItem {
  readonly item: TableItem;
  readonly tableMaximum: number;
}

/** The parts of a table that were recognized in a course. */
export interface GradeTable {
  /** The cells with a grade. Blank cells remove no grades. */
  readonly grades: readonly GradeInTable[];
  readonly items: readonly TableItem[];
  /** Items with other maximum points in the table. Their grades are converted to the maximum points of the course. */
  readonly converted: readonly ConvertedItem[];
  /** Headings of columns that match no item. Totals and columns about people are not included. Maximum 100. */
  readonly unknownColumns: readonly string[];
  /** Headings of columns with the same grades in another form, such as percentages next to points. */
  readonly otherForms: readonly string[];
  /** Names of people who are not in the course. */
  readonly unknownPeople: readonly string[];
  /** Row 1 is the header. Null: the problem is about the whole table. */
  readonly problems: readonly { readonly row: number | null; readonly message: string }[];
}

interface CourseOfTable {
  readonly items: readonly TableItem[];
  readonly people: readonly TablePerson[];
  readonly gradeMaps: readonly GradeMap[];
}

const maxUnknown = 100;
/** Columns of Canvas, of Moodle and of our tables that have no grades of items. */
const ignoredHeading =
  /^(section|integration id|root account|notes|last downloaded from this course|.*\b(current|final|unposted|override) (score|grade|points)|course total.*|total|letter)$/i;

/**
 * Reads the grades of a table: what `gradesToRows` writes, exports of Canvas and Moodle, and tables with a column for
 * each item. Items are recognized by their ID in parentheses or by their name, people by ID, address, key or name. If the
 * row ‘Points Possible’ has other maximum points for an item, its grades are converted: 40 of 50 points become 80 of 100.
 */
export function rowsToGrades(rows: readonly (readonly string[])[], course: CourseOfTable): GradeTable {
  const read = peopleIn(rows);
  const lists = {
    grades: [],
    items: [],
    converted: [],
    unknownColumns: [],
    otherForms: [],
    unknownPeople: [],
  };
  if ('problem' in read) return { ...lists, problems: [{ row: 1, message: read.problem }] };
  const columns = columnsOf(read.otherColumns, course.items, rows.find(isMaximumRow));
  if (columns.repeated !== null)
    return {
      ...lists,
      problems: [{ row: 1, message: `The item “${columns.repeated}” is in the header twice.` }],
    };
  const find = finderOf(course.people);
  const problems: { row: number | null; message: string }[] = [...read.skipped];
  const unknownPeople: string[] = [];
  const seen = new Set<string>();
  const grades = read.people.flatMap((person): GradeInTable[] => {
    const found = find(person);
    if (found === null) {
      unknownPeople.push(person.name || person.email || person.id);
      return [];
    }
    if (seen.has(found.studentId)) {
      problems.push({
        row: person.row,
        message: `${found.name} is in the table twice. This row is not imported.`,
      });
      return [];
    }
    seen.add(found.studentId);
    return columns.known.flatMap(({ at, item, tableMaximum }): GradeInTable[] => {
      const entry = readGradeEntry(person.cells[at] ?? '', {
        maximumPoints: tableMaximum ?? item.maximumPoints,
        gradeMaps: course.gradeMaps,
      });
      if ('problem' in entry) {
        problems.push({ row: person.row, message: `${item.itemName}: ${entry.problem}` });
        return [];
      }
      const { points, status } = entry.grade;
      if (points === null && status === null) return [];
      const isConverted = points !== null && tableMaximum !== null;
      const grade = isConverted
        ? { points: withoutNoise((points * item.maximumPoints) / tableMaximum), status }
        : entry.grade;
      return [{ studentId: found.studentId, itemId: item.itemId, grade }];
    });
  });
  return {
    grades,
    items: columns.known.map(({ item }) => item),
    converted: columns.known.flatMap(({ item, tableMaximum }) =>
      tableMaximum === null ? [] : [{ item, tableMaximum }],
    ),
    unknownColumns: columns.unknown.slice(0, maxUnknown),
    otherForms: columns.otherForms,
    unknownPeople,
    problems,
  };
}

interface KnownColumn {
  /** Counted from 0. */
  readonly at: number;
  readonly item: TableItem;
  /** The item's maximum in the table, if it is another one than in the course. Otherwise null. */
  readonly tableMaximum: number | null;
}

interface TableColumns {
  readonly known: readonly KnownColumn[];
  readonly unknown: readonly string[];
  readonly otherForms: readonly string[];
  readonly repeated: string | null;
}

/** The ID that Canvas writes after a name: `Essay 1 (4711)`. Moodle writes the kind of grade: `Essay 1 (Real)`. */
const idAtEnd = /^(.*)\(([^()]+)\)$/s;

/** The kind of activity that Moodle writes before a name: `Assignment: Essay 1 (Real)`. */
const activityAtStart = /^[^:]{1,40}: *(?=\S)/;

/** The forms of a grade in exports of Moodle, in the order in which they are read: points are the most exact. */
const moodleForms = ['real', 'percentage', 'letter'];

/** Moodle can export the feedback about a grade, too. */
const feedbackAtEnd = /\(feedback\)$/i;

interface MatchedColumn {
  readonly at: number;
  readonly heading: string;
  readonly item: TableItem;
  /** Position in `moodleForms`. -1 if the heading has none of these forms. */
  readonly form: number;
}

function columnsOf(
  headings: readonly { readonly at: number; readonly heading: string }[],
  items: readonly TableItem[],
  maximums: readonly string[] = [],
): TableColumns {
  const find = itemFinder(items);
  const matched = headings.flatMap(({ at, heading }): MatchedColumn[] => {
    const item = feedbackAtEnd.test(heading) ? null : find(heading);
    const [, , form = ''] = idAtEnd.exec(heading) ?? [];
    return item === null ? [] : [{ at, heading, item, form: moodleForms.indexOf(form.toLowerCase()) }];
  });
  const read = [...Map.groupBy(matched, ({ item }) => item.itemId).values()].flatMap(bestForm);
  const known = new Set(matched.map(({ at }) => at));
  return {
    known: read.map(({ best: { at, item } }) => ({
      at,
      item,
      tableMaximum: otherMaximum(maximums[at] ?? '', item),
    })),
    unknown: headings.flatMap(({ at, heading }) =>
      known.has(at) || ignoredHeading.test(heading) ? [] : [heading],
    ),
    otherForms: read.flatMap(({ others }) => others.map(({ heading }) => heading)),
    repeated: read.find(({ isRepeated }) => isRepeated)?.best.item.itemName ?? null,
  };
}

/**
 * The column of an item to read, of several columns in different forms. `isRepeated`: two of them have the same form, or
 * one has none.
 */
function bestForm(columns: readonly MatchedColumn[]) {
  const [best, ...others] = columns.toSorted((one, other) => one.form - other.form);
  if (best === undefined) return [];
  const forms = new Set(columns.map(({ form }) => form));
  const isRepeated = others.length > 0 && (forms.size < columns.length || forms.has(-1));
  return [{ best, others, isRepeated }];
}

/** A function that finds the item of a heading by its ID or name. Null if there is none, or several with this name. */
function itemFinder(items: readonly TableItem[]): (heading: string) => TableItem | null {
  const byId = new Map(items.map((item) => [item.itemId, item]));
  const byName = new Map<string, TableItem | null>();
  // If two items have the same name, the name is null: only their IDs identify them.
  for (const item of items) byName.set(plain(item.itemName), byName.has(plain(item.itemName)) ? null : item);
  return (heading) => {
    const [, name = heading, id = ''] = idAtEnd.exec(heading) ?? [];
    const names = [heading, name, heading.replace(activityAtStart, ''), name.replace(activityAtStart, '')];
    return byId.get(id) ?? names.map((one) => byName.get(plain(one))).find(Boolean) ?? null;
  };
}

const isMaximumRow = (cells: readonly string[]) => cells[0]?.trim() === maximumRow;

/** The maximum points in a cell. Null if the item has the same maximum, or if its grades cannot be converted. */
function otherMaximum(cell: string, { maximumPoints }: TableItem): number | null {
  const maximum = Number(cell);
  return maximum > 0 && maximumPoints > 0 && maximum !== maximumPoints ? maximum : null;
}

function plain(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

const differ = (one: string, other: string) => one !== '' && other !== '' && one !== other;

/** Whether an address or a key proves that two people with the same name are different people. */
function isSomebodyElse(row: Pick<TablePerson, 'email' | 'key'>, person: TablePerson): boolean {
  return (
    differ(normalizeEmail(row.email), normalizeEmail(person.email)) ||
    differ(row.key.trim(), person.key.trim())
  );
}

/** Returns a function that finds the person of a row by ID, address, key or name. It returns null if nobody matches. */
function finderOf(people: readonly TablePerson[]): (person: PersonInTable) => TablePerson | null {
  const index = (keyOf: (person: TablePerson) => string) => {
    // Null if several people have the key.
    const byKeyText = new Map<string, TablePerson | null>();
    for (const person of people) {
      const key = keyOf(person);
      if (key !== '') byKeyText.set(key, byKeyText.has(key) ? null : person);
    }
    return (key: string) => (key === '' ? null : (byKeyText.get(key) ?? null));
  };
  const byId = index(({ studentId }) => studentId);
  const byEmail = index(({ email }) => normalizeEmail(email));
  const byKey = index(({ key }) => key.trim());
  const byName = index(({ name }) => plain(name));
  return (row) => {
    const { id, email, key, name } = row;
    const found = byId(id) ?? byEmail(normalizeEmail(email)) ?? byKey(key.trim());
    if (found) return found;
    const namesake = byName(plain(name));
    return namesake && !isSomebodyElse(row, namesake) ? namesake : null;
  };
}

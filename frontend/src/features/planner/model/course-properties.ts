import { courseFieldNames, courseFields } from '../../../../../core/grading/course-fields.ts';
import { whenText } from '../../../lib/dates/date-texts.ts';
import type { Category, Course, Item } from '../../../../../core/grading/course.ts';

/** One property of a course: its value as text, and a way to copy it from another version. */
export interface CourseProperty {
  readonly id: string;
  readonly label: string;
  /** Returns the value as text. Different values have different texts. */
  readonly read: (course: Course) => string;
  /** Returns `course` with the value that the property has in `from`. */
  readonly take: (course: Course, from: Course) => Course;
}

const field = <Name extends keyof Course>(
  id: Name,
  label: string,
  read: (value: Course[Name]) => string,
): CourseProperty => ({
  id,
  label,
  read: (course) => read(course[id]),
  take: (course, from) => ({ ...course, [id]: from[id] }),
});

/** All properties except the categories. */
export const courseProperties: readonly CourseProperty[] = [
  ...courseFieldNames.map((name) => field(name, courseFields[name].label, valueText)),
  field('meterDivisions', 'Meter divisions', (divisions) => divisions.map(String).join(' and ')),
  field('gradeMaps', 'Letter grades', (maps) =>
    maps.map(({ letter, minimum }) => `${letter} from ${String(minimum)}`).join(', '),
  ),
];

function valueText(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return String(value);
}

/** Every cell of the table as a property, for versions with the same rows. */
export function cellProperties({ categories }: Course): CourseProperty[] {
  return categories.flatMap((category, c) => [
    ...categoryColumns.map(({ column, label, read }): CourseProperty => ({
      id: `${c}.${column}`,
      label: `${category.name}: ${label}`,
      read: (course) => textOf(course.categories[c], read),
      take: (course, from) => takeCategory(course, c, pick(from.categories[c], [column])),
    })),
    ...category.items.flatMap((item, i) =>
      itemColumns.map(({ id, columns, label, read }): CourseProperty => ({
        id: `${c}.${i}.${id}`,
        label: `${item.name}: ${label}`,
        read: ({ categories: all }) =>
          textOf(all[c], (parent) => textOf(parent.items[i], (child) => read(child, parent))),
        take: (course, from) => takeItem(course, c, i, pick(from.categories[c]?.items[i], columns)),
      })),
    ),
  ]);
}

/** The text of every computed weight. Computed weights are not compared, because they follow from other cells. */
const computed = 'computed';

const categoryColumns = [
  { column: 'name', label: 'name', read: ({ name }: Category) => name },
  { column: 'categoryType', label: 'type', read: ({ categoryType }: Category) => categoryType },
  {
    column: 'weight',
    label: 'weight',
    read: ({ categoryType, weight }: Category) => (categoryType === 'HYBRID' ? String(weight) : computed),
  },
  { column: 'maximumPoints', label: 'points', read: ({ maximumPoints }: Category) => String(maximumPoints) },
  { column: 'dropLowest', label: 'drops the lowest', read: ({ dropLowest }: Category) => String(dropLowest) },
] as const;

const itemColumns: readonly {
  id: string;
  label: string;
  columns: readonly (keyof Item)[];
  read: (item: Item, category: Category) => string;
}[] = [
  { id: 'name', label: 'name', columns: ['name'], read: ({ name }) => name },
  {
    id: 'description',
    label: 'description',
    columns: ['description'],
    read: ({ description }) => description,
  },
  { id: 'dueAt', label: 'due date', columns: ['dueAt'], read: ({ dueAt }) => (dueAt ? whenText(dueAt) : '') },
  {
    id: 'weight',
    label: 'weight',
    columns: ['weight'],
    read: ({ weight }, { categoryType }) => (categoryType === 'STANDARD' ? String(weight) : computed),
  },
  {
    id: 'maximumPoints',
    label: 'maximum points',
    columns: ['maximumPoints'],
    read: ({ maximumPoints }) => String(maximumPoints),
  },
  { id: 'grade', label: 'grade', columns: ['grade', 'knownScores'], read: gradeInWords },
];

function gradeInWords({ grade, knownScores }: Item): string {
  if (knownScores) return String(grade);
  return grade === 0 ? 'not known' : `${String(grade)}, not known`;
}

const textOf = <Row>(row: Row | undefined, read: (row: Row) => string) =>
  row === undefined ? '' : read(row);

function pick<Row extends object>(row: Row | undefined, columns: readonly (keyof Row)[]): Partial<Row> {
  const picked: Partial<Row> = {};
  for (const column of columns) if (row !== undefined) picked[column] = row[column];
  return picked;
}

function takeCategory(course: Course, index: number, change: Partial<Category>): Course {
  const categories = course.categories.map((category, at) =>
    at === index ? { ...category, ...change } : category,
  );
  return { ...course, categories };
}

function takeItem(course: Course, c: number, i: number, change: Partial<Item>): Course {
  const items = course.categories[c]?.items.map((item, at) => (at === i ? { ...item, ...change } : item));
  return items === undefined ? course : takeCategory(course, c, { items });
}

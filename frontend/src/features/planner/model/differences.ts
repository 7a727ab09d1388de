import type { Course } from '../../../../../core/grading/course.ts';
import { cellProperties, courseProperties, type CourseProperty } from './course-properties.ts';
import { isSameList } from './saved-course.ts';

/** One difference between two versions of a course in words, with both values. */
export interface Difference {
  /** A property has the same ID in every pair of versions. */
  readonly id: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Which version changed the property since the common base. */
  readonly changedIn: 'mine' | 'theirs' | 'both';
  /** Copies the value from `from` to `course`. */
  readonly take: (course: Course, from: Course) => Course;
}

/**
 * The differences of two versions of a course. If both have the same rows, each cell is compared. Otherwise, the tables
 * are compared as a whole.
 * @param base the common base of both
 */
export function differencesOf(mine: Course, theirs: Course, base: Course): Difference[] {
  const table = isSameShape(mine, theirs) ? cellProperties(mine) : [wholeTable];
  const isComparable = isSameShape(mine, base) || !isSameShape(mine, theirs);
  return [...courseProperties, ...table].flatMap((property) => {
    const [myValue, theirValue] = [property.read(mine), property.read(theirs)];
    if (myValue === theirValue) return [];
    const before = isComparable || courseProperties.includes(property) ? property.read(base) : null;
    let changedIn: Difference['changedIn'] = 'both';
    if (before === myValue) changedIn = 'theirs';
    else if (before === theirValue) changedIn = 'mine';
    return [
      {
        id: property.id,
        label: property.label,
        mine: displayText(property, mine),
        theirs: displayText(property, theirs),
        changedIn,
        take: property.take,
      },
    ];
  });
}

/** The course with the chosen value of each difference. */
export function merged(
  mine: Course,
  theirs: Course,
  differences: readonly Difference[],
  isTheirs: (id: string) => boolean,
): Course {
  const theirDifferences = differences.filter(({ id }) => isTheirs(id));
  return theirDifferences.reduce((course, { take }) => take(course, theirs), mine);
}

const wholeTable: CourseProperty = {
  id: 'categories',
  label: 'Categories and items',
  // IDs are not compared, because students do not see them.
  read: ({ categories }) =>
    JSON.stringify(categories, (name, value: unknown) => (name === 'itemId' ? undefined : value)),
  take: (course, { categories }) => ({ ...course, categories }),
};

function displayText(property: CourseProperty, course: Course): string {
  return property === wholeTable ? tableInWords(course) : property.read(course);
}

function tableInWords({ categories }: Course): string {
  const lines = categories.map(({ name, items }) => {
    const knownCount = items.filter(({ knownScores }) => knownScores).length;
    const count = `${items.length} ${items.length === 1 ? 'item' : 'items'}`;
    return `${name === '' ? 'Unnamed' : name}: ${count}, ${knownCount} known`;
  });
  return lines.join('\n');
}

function isSameShape(left: Course, right: Course): boolean {
  return isSameList(left.categories, right.categories, (a, b) => a.items.length === b.items.length);
}

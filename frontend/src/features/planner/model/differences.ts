import type { Course } from '../../../../../core/grading/course.ts';
import { cellParts, courseParts, type Part } from './course-parts.ts';
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
 * The differences of two versions of a course: cell by cell if both have the same rows, else of the table as
 * a whole.
 * @param base the common base of both
 */
export function differencesOf(mine: Course, theirs: Course, base: Course): Difference[] {
  const table = isSameShape(mine, theirs) ? cellParts(mine) : [wholeTable];
  const isComparable = isSameShape(mine, base) || !isSameShape(mine, theirs);
  return [...courseParts, ...table].flatMap((part) => {
    const [ours, their] = [part.read(mine), part.read(theirs)];
    if (ours === their) return [];
    const before = isComparable || courseParts.includes(part) ? part.read(base) : null;
    const changedIn = before === ours ? 'theirs' : before === their ? 'mine' : 'both';
    return [
      {
        id: part.id,
        label: part.label,
        mine: shown(part, mine),
        theirs: shown(part, theirs),
        changedIn,
        take: part.take,
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
  const taken = differences.filter(({ id }) => isTheirs(id));
  return taken.reduce((course, { take }) => take(course, theirs), mine);
}

const wholeTable: Part = {
  id: 'categories',
  label: 'Categories and items',
  // IDs are no difference that a student sees.
  read: ({ categories }) =>
    JSON.stringify(categories, (name, value: unknown) => (name === 'itemId' ? undefined : value)),
  take: (course, { categories }) => ({ ...course, categories }),
};

function shown(part: Part, course: Course): string {
  return part === wholeTable ? tableInWords(course) : part.read(course);
}

function tableInWords({ categories }: Course): string {
  const lines = categories.map(({ name, items }) => {
    const known = items.filter(({ knownScores }) => knownScores).length;
    const count = `${items.length} ${items.length === 1 ? 'item' : 'items'}`;
    return `${name === '' ? 'Unnamed' : name}: ${count}, ${known} known`;
  });
  return lines.join('\n');
}

function isSameShape(left: Course, right: Course): boolean {
  return isSameList(left.categories, right.categories, (a, b) => a.items.length === b.items.length);
}

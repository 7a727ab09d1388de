import { shownItemId, type GradebookCourse, type GradebookCourses } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { GradebookReader } from './gradebook-reader.ts';
import type { GradebookDocument, GradebookStore } from './gradebook.store.ts';

export interface DueItemsDependencies {
  readonly courses: GradebookCourses;
  readonly gradebooks: GradebookStore;
  readonly reader: Pick<GradebookReader, 'releasedGrades'>;
}

/** An item with a due date and without a grade. */
export interface DueItem {
  readonly courseId: string;
  readonly courseName: string;
  readonly itemId: string;
  readonly name: string;
  readonly dueAt: string;
  /** ID of the quiz whose results are the grades of the item. Null if there is none. */
  readonly quizId: string | null;
}

/** Finds items of courses that are due. */
export class DueItems {
  constructor(private readonly dependencies: DueItemsDependencies) {}

  /**
   * Items that are due at `since` or later and have no grade yet, in no particular order. They are from courses of other
   * people in which the actor is a member, and, if the actor is a student, from the courses that the actor owns. Items
   * in the courses that an instructor owns are due for the students.
   */
  async of(actor: Actor, since: string): Promise<DueItem[]> {
    const { courses } = this.dependencies;
    const isDue = ({ categories }: GradebookCourse) =>
      categories.some(({ items }) => items.some(({ dueAt }) => dueAt && dueAt >= since));
    const [attended, own] = await Promise.all([
      courses.attendedBy(actor),
      actor.role === 'Student' ? courses.ownedBy(actor) : [],
    ]);
    const ownIds = new Set(own.map(({ id }) => id));
    const others = attended.filter((course) => !ownIds.has(course.id) && isDue(course));
    return [
      ...(await this.ofMember(others, actor)),
      ...own.flatMap((course) => datedItems(course, null).filter(({ isKnown }) => !isKnown)),
    ]
      .filter(({ dueAt }) => dueAt >= since)
      .map(({ isKnown: _isKnown, ...item }) => item);
  }

  private async ofMember(courses: readonly GradebookCourse[], actor: Actor): Promise<DatedItem[]> {
    if (courses.length === 0) return [];
    const { gradebooks, reader } = this.dependencies;
    const [stored, grades] = await Promise.all([
      gradebooks.columnsOf(courses.map(({ id }) => id)),
      reader.releasedGrades(courses, actor),
    ]);
    return courses.flatMap((course) => {
      const graded = new Set(grades.get(course.id)?.map(({ itemId }) => itemId));
      return datedItems(course, stored.get(course.id) ?? {}).filter(({ itemId }) => !graded.has(itemId));
    });
  }
}

interface DatedItem extends DueItem {
  /** Whether the owner entered a grade in the course itself. */
  readonly isKnown: boolean;
}

function datedItems(
  { id, name: courseName, categories }: GradebookCourse,
  columns: GradebookDocument['columns'] | null,
): DatedItem[] {
  return categories.flatMap(({ items }) =>
    items.flatMap(({ itemId, name, dueAt, knownScores }) => {
      if (!dueAt) return [];
      const quizId = columns && Object.hasOwn(columns, itemId) ? (columns[itemId]?.quizId ?? null) : null;
      const item = { itemId: shownItemId(id, itemId), name, dueAt };
      return [{ courseId: id, courseName, ...item, quizId, isKnown: knownScores }];
    }),
  );
}

import { shownItemId, type GradebookCourse, type GradebookCourses } from '../courses/index.ts';
import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { GradebookReader } from './gradebook-reader.ts';
import { isEntered } from './gradebook-rows.ts';
import type { GradebookRowDocument, GradebookStore } from './gradebook.store.ts';

export interface GradeDataDependencies {
  readonly courses: Pick<GradebookCourses, 'everOwned' | 'listing'>;
  readonly gradebooks: GradebookStore;
  readonly reader: GradebookReader;
}

/** A function that adds the names of an item and its category to the item's ID. Null if the item no longer exists. */
function namesIn({ id, categories }: GradebookCourse) {
  const names = new Map(
    categories.flatMap(({ name: categoryName, items }) =>
      items.map((item) => [shownItemId(id, item.itemId), { itemName: item.name, categoryName }]),
    ),
  );
  return (itemId: string) => ({
    itemId,
    ...(names.get(itemId) ?? { itemName: null, categoryName: null }),
  });
}

/** A function that exports a row with the person's name. Null if the person is no longer in the course. */
function rowExport(course: GradebookCourse): (row: GradebookRowDocument) => object {
  const people = new Map(course.people.map(({ studentId, name }) => [studentId, name]));
  const namesOf = namesIn(course);
  return ({ studentId, email, grades }) => ({
    courseId: course.id,
    courseName: course.name,
    studentId,
    name: people.get(studentId) ?? null,
    email,
    grades: Object.entries(grades).flatMap(([itemId, grade]) => {
      const { points, status, note, feedback = '', gradedBy, gradedAt } = grade;
      return isEntered(grade) || note !== '' || feedback !== ''
        ? [{ ...namesOf(shownItemId(course.id, itemId)), points, status, note, feedback, gradedBy, gradedAt }]
        : [];
    }),
  });
}

/** Grades by item: all grades in the user’s courses, and the user’s grades in the courses of others. */
export class GradeData implements PersonalData {
  readonly name = 'grades';

  constructor(private readonly dependencies: GradeDataDependencies) {}

  async read(person: Person): Promise<unknown> {
    return { own: this.own(person), ofPeople: this.ofPeople(person) };
  }

  /** Removes nothing: rows of the gradebook belong to the course, and are removed with it. */
  async forget(): Promise<void> {}

  private async *own(person: Person): AsyncGenerator<object[], void> {
    const { courses, reader } = this.dependencies;
    for await (const chunk of courses.listing(person)) {
      const released = await reader.releasedGrades(chunk, person);
      yield chunk.flatMap((course) => {
        const namesOf = namesIn(course);
        const grades = (released.get(course.id) ?? []).map(({ itemId, ...grade }) => ({
          ...namesOf(itemId),
          ...grade,
        }));
        return grades.length === 0 ? [] : [{ courseId: course.id, courseName: course.name, grades }];
      });
    }
  }

  private async *ofPeople({ userId }: Person): AsyncGenerator<object[], void> {
    for await (const chunk of this.dependencies.courses.everOwned(userId))
      for (const course of chunk) yield* this.rowsOf(course);
  }

  private async *rowsOf(course: GradebookCourse): AsyncGenerator<object[], void> {
    const toExport = rowExport(course);
    for await (const rows of this.dependencies.gradebooks.rowChunksOf(course.id)) yield rows.map(toExport);
  }
}

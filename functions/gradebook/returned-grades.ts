import { withoutNoise } from '../../core/grading/rounding.ts';
import { storedItemId } from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { GradebookReader } from './gradebook-reader.ts';
import { gradeAt } from './gradebook-rows.ts';
import type { GradebookService, SentGrade } from './gradebook.service.ts';

export interface ReturnedGradesDependencies {
  readonly reader: GradebookReader;
  readonly service: Pick<GradebookService, 'updateGrades'>;
}

/** The points that a student got for an assignment. */
export interface ReturnedGrade {
  /** Normalized address of the student. */
  readonly email: string;
  readonly points: number;
}

/** An item, and what its points mean. */
export interface ItemOfAssignment {
  readonly courseId: string;
  /** ID of the item in its course. */
  readonly itemId: string;
  readonly maximumPoints: number;
}

/** Enters the returned grades of assignments in the items of courses. */
export class ReturnedGrades {
  constructor(private readonly dependencies: ReturnedGradesDependencies) {}

  /**
   * Why an assignment cannot grade the item. Null if it can. `itemId`: ID of the item in its course. The actor must see
   * all grades of the course.
   */
  async itemProblem(actor: Actor, courseId: string, itemId: string): Promise<string | null> {
    const columns = (await this.dependencies.reader.columnsOf([courseId], actor)).get(courseId) ?? [];
    const column = columns.find((each) => storedItemId(each.itemId, courseId) === itemId);
    if (!column) return 'This item does not exist in the course.';
    return column.quizId === null ? null : 'A quiz grades this item. Remove the link to the quiz first.';
  }

  /**
   * Enters grades, scaled to the maximum points of the item. People who are excused stay excused. People who are no
   * longer in the course are skipped. Changes nothing if the item no longer exists, or if a quiz grades it.
   */
  async enter(actor: Actor, item: ItemOfAssignment, returned: readonly ReturnedGrade[]): Promise<void> {
    const { reader, service } = this.dependencies;
    const { courseId, itemId, maximumPoints } = item;
    const course = (await reader.taught([courseId], actor)).get(courseId);
    if (!course) return;
    const points = new Map(returned.map((grade) => [grade.email, grade.points]));
    const people = course.people.filter(({ email }) => points.has(email));
    const grades = await reader.gradesIn(course, people);
    const column = grades.columns.find((each) => each.itemId === itemId);
    if (!column || column.quizId !== null) return;
    const sent = people.flatMap((person): SentGrade[] => {
      const own = points.get(person.email);
      if (own === undefined || gradeAt(grades, person, column).status === 'EXCUSED') return [];
      const scaled = withoutNoise((own * column.maximumPoints) / maximumPoints);
      return [{ studentId: person.studentId, itemId, points: scaled }];
    });
    if (sent.length > 0) await service.updateGrades(actor, courseId, sent);
  }
}

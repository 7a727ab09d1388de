import { checkNumber } from '../../core/grading/value-rules.ts';
import type { GradebookColumn, GradeConflict, GradesUpdate } from '../../schema/gradebook/gradebook.type.ts';
import type { GradeStatus } from '../../core/gradebook/graded-course.ts';
import type { Actor } from '../platform/actor.ts';
import type { AuditLog } from '../platform/audit/audit-log.ts';
import { isoAfter, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import { courseNotFound, shownItemId, storedItemId } from '../courses/index.ts';
import type { GradebookCourse, GradebookCourses, GradebookPerson } from '../courses/index.ts';
import type { QuizGrades } from '../quizzes/index.ts';
import {
  columnInWords,
  columnsIn,
  gradeAt,
  changeInWords,
  gradeInWords,
  isEntered,
  isRowOf,
  type ColumnOfItem,
  type CourseGrades,
} from './gradebook-rows.ts';
import type { GradebookReader } from './gradebook-reader.ts';
import type { GradebookStore, GradeWrite, StoredGrade } from './gradebook.store.ts';

export interface GradebookServiceDependencies {
  readonly gradebooks: GradebookStore;
  readonly courses: GradebookCourses;
  readonly quizGrades: QuizGrades;
  readonly reader: GradebookReader;
  readonly assignmentOf: AssignmentOfItem;
  readonly audit: Pick<AuditLog, 'record'>;
  readonly clock: Clock;
}

/** The title of the assignment that grades an item of a course. Null if there is none. `itemId`: ID in its course. */
export type AssignmentOfItem = (courseId: string, itemId: string) => Promise<string | null>;

/** A grade as it was sent. */
export interface SentGrade {
  readonly studentId: string;
  readonly itemId: string;
  readonly points?: number | null | undefined;
  readonly status?: GradeStatus | null | undefined;
  /** The stored note stays if it is missing. */
  readonly note?: string | null | undefined;
  /** The stored feedback stays if it is missing. */
  readonly feedback?: string | null | undefined;
  readonly revision?: number | null | undefined;
}

export interface ColumnChanges {
  readonly quizId?: string | null | undefined;
  readonly isReleased?: boolean | null | undefined;
}

/** Maximum grades in one request. Each is written to the audit log. */
const maxGrades = 500;
const maxNoteLength = 1_000;

interface CheckedGrade {
  readonly person: GradebookPerson;
  readonly column: ColumnOfItem;
  readonly sent: SentGrade;
}

/** A grade to write, and the entered grade that it replaces. */
interface CheckedChange extends CheckedGrade {
  readonly before: StoredGrade | undefined;
  readonly write: GradeWrite;
}

/** Changes the grades of the people in courses, by item. */
export class GradebookService {
  constructor(private readonly dependencies: GradebookServiceDependencies) {}

  /**
   * Changes grades. If the stored revision of a grade is not the sent one, the grade stays, and is returned as a
   * conflict. Throws BAD_USER_INPUT, and changes nothing, if any grade is invalid.
   */
  async updateGrades(actor: Actor, courseId: string, sent: readonly SentGrade[]): Promise<GradesUpdate> {
    const { courses, reader } = this.dependencies;
    const course = await courses.gradable(courseId, actor);
    const studentIds = new Set(sent.map(({ studentId }) => studentId));
    const people = course.people.filter(({ studentId }) => studentIds.has(studentId));
    const before = await reader.gradesIn(course, people);
    const checked = checkGrades(before, sent);
    const byPerson = [...Map.groupBy(checked, ({ person }) => person).values()];
    const conflicts: GradeConflict[] = [];
    for (const grades of byPerson)
      // oxlint-disable-next-line no-await-in-loop -- one person after the other, so that little is in progress
      conflicts.push(...(await this.writePerson(actor, before, grades)));
    if (!byPerson.every(([grade]) => grade && hasOwnRow(before, grade.person)))
      await this.requireStored(courseId);
    return { rows: await reader.rowsOf(course, people), conflicts };
  }

  /** Throws NOT_FOUND for a missing item, and BAD_USER_INPUT for a quiz that cannot be linked. */
  async updateColumn(
    actor: Actor,
    { courseId, itemId }: { readonly courseId: string; readonly itemId: string },
    changes: ColumnChanges,
  ): Promise<GradebookColumn> {
    const { courses, gradebooks, quizGrades, reader, audit, clock } = this.dependencies;
    const course = await courses.editable(courseId, actor);
    const columns = columnsIn(course, (await gradebooks.columnsOf([courseId])).get(courseId));
    const column = columns.find((each) => each.itemId === storedItemId(itemId, courseId));
    if (!column) throw new AppError('This item does not exist in the course.', { code: 'NOT_FOUND' });
    const { quizId = column.quizId } = changes;
    if (quizId !== null && quizId !== column.quizId) {
      if (!(await quizGrades.linkable(quizId, courseId, actor)))
        throw badUserInput({ 'input.quizId': 'Choose a quiz of this course that you can edit.' });
      const other = columns.find((each) => each.quizId === quizId);
      if (other)
        throw badUserInput({
          'input.quizId': `This quiz is linked to the item “${other.itemName}” already.`,
        });
      const assignment = await this.dependencies.assignmentOf(courseId, column.itemId);
      if (assignment !== null)
        throw badUserInput({ 'input.quizId': `The assignment “${assignment}” grades this item already.` });
    }
    const next = { ...column, quizId, isReleased: changes.isReleased ?? column.isReleased };
    const [before, after] = await reader.shownColumns(courseId, [column, next]);
    if (!before || !after) throw new Error('A column is missing.');
    await audit.record(actor, {
      action: 'updateGradebookColumn',
      subjectType: 'item',
      subjectId: after.itemId,
      subject: `${after.itemName} in ${course.name}`,
      course: course.name,
      before: columnInWords(before),
      after: columnInWords(after),
    });
    await gradebooks.setColumn(courseId, column.itemId, {
      ...(changes.quizId !== undefined && { quizId }),
      ...(typeof changes.isReleased === 'boolean' && { isReleased: changes.isReleased }),
      ...(next.isReleased && !column.isReleased && { releasedAt: isoAfter(clock, 0) }),
    });
    await this.requireStored(courseId);
    return after;
  }

  /** Stores the results of a quiz as entered grades. Call it before the quiz is erased. */
  async keepResults(quizId: string): Promise<void> {
    const { courses, gradebooks, quizGrades, reader, clock } = this.dependencies;
    const quiz = await quizGrades.find(quizId);
    const course = quiz?.courseId ? await courses.findEver(quiz.courseId) : null;
    if (!quiz || !course) return;
    const columns = columnsIn(course, (await gradebooks.columnsOf([course.id])).get(course.id));
    const column = columns.find((each) => each.quizId === quizId);
    if (!column) return;
    const grades = await reader.gradesIn(course);
    const note = `From the quiz “${quiz.title}”, which was deleted.`.slice(0, maxNoteLength);
    for (const person of course.people) {
      const { points, entered, feedback, revision } = gradeAt(grades, person, column);
      if (points === null || entered) continue;
      const owner = { courseId: course.id, studentId: person.studentId, email: person.email };
      const grade = {
        points,
        status: null,
        note,
        feedback,
        gradedBy: '',
        gradedAt: isoAfter(clock, 0),
        revision: revision + 1,
      };
      // oxlint-disable-next-line no-await-in-loop -- one person after the other, so that little is in progress
      await gradebooks.ensureRow(owner, grades.rows.get(person.studentId)?.grades);
      // If somebody enters a grade at the same time, that grade stays.
      // oxlint-disable-next-line no-await-in-loop -- the same
      await gradebooks.changeGrades(owner, [{ itemId: column.itemId, grade, replaces: revision }]);
    }
    await gradebooks.setColumn(course.id, column.itemId, { quizId: null });
    if (!(await courses.isStored(course.id))) await gradebooks.removeCourses([course.id]);
  }

  /**
   * Call it after creating documents. If the course was erased in the meantime, removes all documents of its gradebook,
   * and throws NOT_FOUND.
   */
  private async requireStored(courseId: string): Promise<void> {
    const { courses, gradebooks } = this.dependencies;
    if (await courses.isStored(courseId)) return;
    await gradebooks.removeCourses([courseId]);
    throw courseNotFound();
  }

  /** Writes the audit log, then the grades of one person. Returns the grades that were not changed. */
  private async writePerson(
    actor: Actor,
    before: CourseGrades,
    grades: readonly CheckedGrade[],
  ): Promise<GradeConflict[]> {
    const [first] = grades;
    if (!first) return [];
    const { gradebooks } = this.dependencies;
    const { course, rows } = before;
    const { studentId, email } = first.person;
    const owner = { courseId: course.id, studentId, email };
    let row = rows.get(studentId);
    // A person who was removed and added again gets a copy of the earlier grades.
    if (!hasOwnRow(before, first.person)) await gradebooks.ensureRow(owner, row?.grades);
    const conflicts: GradeConflict[] = [];
    for (let remaining = grades; remaining.length > 0;) {
      const current = row?.grades ?? {};
      const isStale = ({ sent, column }: CheckedGrade) =>
        typeof sent.revision === 'number' &&
        sent.revision !== (gradeIn(current, column.itemId)?.revision ?? 0);
      conflicts.push(...remaining.filter(isStale).map((grade) => toConflict(course.id, grade, current)));
      remaining = remaining.filter((grade) => !isStale(grade));
      if (remaining.length === 0) break;
      const changes = remaining.map((grade) => this.changeOf(actor, grade, current));
      // oxlint-disable-next-line no-await-in-loop -- before the grades change, so that the log misses none
      await this.record(actor, course, changes);
      const writes = changes.map(({ write }) => write);
      // oxlint-disable-next-line no-await-in-loop -- again only if somebody else was faster
      if (await gradebooks.changeGrades(owner, writes)) break;
      // oxlint-disable-next-line no-await-in-loop -- the same
      [row] = await gradebooks.rowsOfPeople([owner]);
      // The row is missing if the course was erased, for example with the owner’s account.
      if (!row) throw courseNotFound();
    }
    return conflicts;
  }

  private changeOf(
    actor: Actor,
    checked: CheckedGrade,
    current: Readonly<Record<string, StoredGrade>>,
  ): CheckedChange {
    const { itemId } = checked.column;
    const { points = null, status = null, note, feedback } = checked.sent;
    const before = gradeIn(current, itemId);
    const revision = before?.revision ?? 0;
    const gradedAt = isoAfter(this.dependencies.clock, 0);
    const grade = {
      points,
      status,
      note: note ?? before?.note ?? '',
      feedback: feedback ?? before?.feedback ?? '',
      gradedBy: actor.name,
      gradedAt,
      revision: revision + 1,
    };
    return { ...checked, before, write: { itemId, grade, replaces: revision } };
  }

  private async record(
    actor: Actor,
    { name }: GradebookCourse,
    changes: readonly CheckedChange[],
  ): Promise<void> {
    await Promise.all(
      changes.map(({ person, column, before, write }) =>
        this.dependencies.audit.record(actor, {
          action: 'updateItemGrade',
          subjectType: 'student',
          subjectId: person.studentId,
          subject: `${person.name}: ${column.itemName} in ${name}`,
          person,
          course: name,
          before: gradeInWords(before),
          after: changeInWords(write.grade, before),
        }),
      ),
    );
  }
}

/** Whether the person has a row that was written for this person: see `isRowOf`. */
function hasOwnRow({ course, rows }: CourseGrades, person: GradebookPerson): boolean {
  const row = rows.get(person.studentId);
  return row !== undefined && isRowOf(row, course.id, person);
}

/** The stored grade of an item. `hasOwn`, because an ID can be the name of an inherited property, like `constructor`. */
function gradeIn(grades: Readonly<Record<string, StoredGrade>>, itemId: string): StoredGrade | undefined {
  return Object.hasOwn(grades, itemId) ? grades[itemId] : undefined;
}

function toConflict(
  courseId: string,
  { person, column }: CheckedGrade,
  current: Readonly<Record<string, StoredGrade>>,
): GradeConflict {
  const grade = gradeIn(current, column.itemId);
  const entered = grade && isEntered(grade) ? grade : null;
  return {
    studentId: person.studentId,
    itemId: shownItemId(courseId, column.itemId),
    points: entered?.points ?? null,
    status: entered?.status ?? null,
    gradedBy: grade?.gradedBy ?? null,
    revision: grade?.revision ?? 0,
  };
}

function checkGrades({ course, columns }: CourseGrades, sent: readonly SentGrade[]): CheckedGrade[] {
  if (sent.length > maxGrades) throw badUserInput({ grades: `Maximum ${maxGrades} grades.` });
  const people = new Map(course.people.map((person) => [person.studentId, person]));
  const byItem = new Map(columns.map((column) => [column.itemId, column]));
  const errors: Record<string, string> = {};
  const seen = new Set<string>();
  const checked = sent.flatMap((grade, at): CheckedGrade[] => {
    const person = people.get(grade.studentId);
    const column = byItem.get(storedItemId(grade.itemId, course.id) ?? '');
    const addProblem = (field: string, problem: string | null) => {
      if (problem !== null) errors[`grades.${at}.${field}`] = problem;
    };
    addProblem('studentId', person ? null : 'This person is not in the course.');
    addProblem('itemId', column ? null : 'This item does not exist in the course.');
    addProblem('points', typeof grade.points === 'number' ? checkNumber('grade', grade.points) : null);
    for (const field of ['note', 'feedback'] as const)
      addProblem(
        field,
        (grade[field] ?? '').length <= maxNoteLength ? null : `Maximum ${maxNoteLength} characters.`,
      );
    const key = JSON.stringify([grade.studentId, column?.itemId]);
    addProblem('itemId', seen.has(key) ? 'This grade was sent twice.' : null);
    seen.add(key);
    return person && column ? [{ person, column, sent: grade }] : [];
  });
  if (Object.keys(errors).length > 0) throw badUserInput(errors);
  return checked;
}

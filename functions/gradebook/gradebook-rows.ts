import { gradedCategories, type GradeStatus, type ItemGrade } from '../../core/gradebook/graded-course.ts';
import { letterFor } from '../../core/grading/letter-scale.ts';
import { formatCompact, withoutNoise } from '../../core/grading/rounding.ts';
import { standing } from '../../core/grading/standing.ts';
import type {
  GradebookColumn,
  GradebookRow,
  GradeDetails,
  OwnGrade,
} from '../../schema/gradebook/gradebook.type.ts';
import { shownItemId, type GradebookCourse, type GradebookPerson } from '../courses/index.ts';
import type { GradedQuiz, QuizGrade } from '../quizzes/index.ts';
import {
  newColumn,
  rowIdOf,
  type GradebookDocument,
  type GradebookRowDocument,
  type StoredColumn,
  type StoredGrade,
} from './gradebook.store.ts';

/** An item of a course with its settings. */
export interface ColumnOfItem extends StoredColumn {
  readonly itemId: string;
  readonly itemName: string;
  readonly categoryName: string;
  readonly maximumPoints: number;
}

/** A grade of a person for an item, from the entered grade and the result of the linked quiz. */
interface Grade extends ItemGrade {
  /** Null if nobody entered a grade. */
  readonly entered: StoredGrade | null;
  /** The note for instructors, also of a grade that was removed. */
  readonly note: string;
  /** The feedback for the student, also of a grade that was removed. */
  readonly feedback: string;
  readonly result: QuizGrade | null;
  readonly quizPoints: number | null;
  /** ID of an attempt at the linked quiz with answers to grade. */
  readonly pendingAttemptId: string | null;
  readonly revision: number;
}

/** The stored grades and quiz results of a course, for all people or for some. */
export interface CourseGrades {
  readonly course: GradebookCourse;
  readonly columns: readonly ColumnOfItem[];
  /** By student ID. */
  readonly rows: ReadonlyMap<string, GradebookRowDocument>;
  /** By quiz ID, then by the student's address. */
  readonly results: ReadonlyMap<string, ReadonlyMap<string, QuizGrade>>;
  /** IDs of attempts with answers to grade, by quiz ID, then by the student's address. Empty for a student's own grades. */
  readonly pending: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export function columnsIn(
  course: GradebookCourse,
  stored: GradebookDocument['columns'] = {},
): ColumnOfItem[] {
  return course.categories.flatMap(({ name, items }) =>
    items.map((item) => ({
      itemId: item.itemId,
      itemName: item.name,
      categoryName: name,
      maximumPoints: item.maximumPoints,
      ...newColumn,
      ...(Object.hasOwn(stored, item.itemId) ? stored[item.itemId] : {}),
    })),
  );
}

/** The IDs, in the API, of the items that a quiz grades, by quiz ID. */
export function quizItemsIn(
  course: GradebookCourse,
  stored?: GradebookDocument['columns'],
): ReadonlyMap<string, string> {
  return new Map(
    columnsIn(course, stored).flatMap(({ quizId, itemId }) =>
      quizId === null ? [] : [[quizId, shownItemId(course.id, itemId)]],
    ),
  );
}

/**
 * The row of each person, by student ID. A person who was removed and added again with the same address gets the row
 * of the removed person. If there are several such rows, the row with the newest grade counts. `isPresent`: whether
 * the person of a row is in the course now. Nobody else gets such a row, even if the addresses are the same.
 */
export function rowsByPerson(
  { people }: Pick<GradebookCourse, 'people'>,
  stored: readonly GradebookRowDocument[],
  isPresent: (row: GradebookRowDocument) => boolean,
): Map<string, GradebookRowDocument> {
  const byStudent = new Map(stored.map((row) => [row.studentId, row]));
  const rowsOfRemoved = stored.filter((row) => row.email !== '' && !isPresent(row));
  const byEmail = new Map(rowsOfRemoved.toSorted(byLastGrade).map((row) => [row.email, row]));
  return new Map(
    people.flatMap(({ studentId, email }) => {
      const row = byStudent.get(studentId) ?? byEmail.get(email);
      return row ? [[studentId, row]] : [];
    }),
  );
}

/** Compares rows by the time of their last grade. */
function byLastGrade(one: GradebookRowDocument, other: GradebookRowDocument): number {
  return lastGradeOf(one) < lastGradeOf(other) ? -1 : 1;
}

function lastGradeOf({ grades }: GradebookRowDocument): string {
  return Object.values(grades).reduce((last, grade) => (grade.gradedAt > last ? grade.gradedAt : last), '');
}

/** Whether the row was written for this person. False for the row of a removed person with the same address. */
export function isRowOf(
  row: GradebookRowDocument,
  courseId: string,
  { studentId }: GradebookPerson,
): boolean {
  return row._id === rowIdOf({ courseId, studentId });
}

export function isEntered({ points, status }: StoredGrade): boolean {
  return points !== null || status !== null;
}

function enteredIn(grades: GradebookRowDocument['grades'], itemId: string): StoredGrade | null {
  const known = Object.hasOwn(grades, itemId) ? grades[itemId] : undefined;
  return known && isEntered(known) ? known : null;
}

export function gradeAt(grades: CourseGrades, person: GradebookPerson, column: ColumnOfItem): Grade {
  const { itemId, quizId, maximumPoints } = column;
  const stored = grades.rows.get(person.studentId)?.grades ?? {};
  const known = Object.hasOwn(stored, itemId) ? stored[itemId] : undefined;
  const entered = enteredIn(stored, itemId);
  const result = (quizId !== null && grades.results.get(quizId)?.get(person.email)) || null;
  const quizPoints = result && withoutNoise((result.score * maximumPoints) / result.possible);
  return {
    entered,
    result,
    quizPoints,
    pendingAttemptId: (quizId !== null && grades.pending.get(quizId)?.get(person.email)) || null,
    points: entered ? entered.points : quizPoints,
    status: entered?.status ?? null,
    // The note and the feedback stay if the grade is removed.
    note: known?.note ?? '',
    feedback: known?.feedback ?? '',
    revision: known?.revision ?? 0,
  };
}

/** The number of items with a grade in the row of a person. `hasResult`: whether the person has a result of a quiz. */
export function countItemGrades(
  columns: readonly ColumnOfItem[],
  row: GradebookRowDocument | undefined,
  hasResult: (quizId: string) => boolean,
): number {
  const graded = columns.filter(
    ({ itemId, quizId }) =>
      enteredIn(row?.grades ?? {}, itemId) !== null || (quizId !== null && hasResult(quizId)),
  );
  return graded.length;
}

/** The number of rows with an entered grade for an item. */
export function countEntered(rows: readonly GradebookRowDocument[], itemId: string): number {
  return rows.filter(({ grades }) => enteredIn(grades, itemId) !== null).length;
}

function gradedAt({ entered, result }: Grade): string | null {
  return entered?.gradedAt ?? result?.resultAt ?? null;
}

function toDetails(courseId: string, { itemId }: ColumnOfItem, grade: Grade): GradeDetails[] {
  const { entered, note, feedback, result, quizPoints, pendingAttemptId, status } = grade;
  const hasText = note !== '' || feedback !== '';
  if (result === null && pendingAttemptId === null && status === null && !hasText) return [];
  return [
    {
      itemId: shownItemId(courseId, itemId),
      status,
      attemptId: result?.attemptId ?? null,
      quizPoints,
      pendingAttemptId,
      note,
      feedback,
      gradedBy: entered?.gradedBy ?? null,
      gradedAt: gradedAt(grade),
    },
  ];
}

export function toColumn(
  courseId: string,
  column: ColumnOfItem,
  quizzes: ReadonlyMap<string, GradedQuiz>,
): GradebookColumn {
  const { itemId, quizId, releasedAt: _releasedAt, ...others } = column;
  const quiz = quizId === null ? undefined : quizzes.get(quizId);
  return {
    ...others,
    itemId: shownItemId(courseId, itemId),
    quizId,
    quizTitle: quiz?.title ?? null,
    isQuizDeleted: quiz?.isDeleted ?? false,
  };
}

/** A row with the `id` that pages of rows need. The API does not have this field. */
export type GradebookRowView = GradebookRow & { readonly id: string };

export function toRow(grades: CourseGrades, person: GradebookPerson): GradebookRowView {
  const { course, columns } = grades;
  const cells = columns.map((column) => ({ column, grade: gradeAt(grades, person, column) }));
  const byItem = new Map(cells.map(({ column, grade }) => [column.itemId, grade]));
  const counted = gradedCategories(course.categories, ({ itemId }) => byItem.get(itemId ?? '') ?? null);
  const { currentGrade } = standing(counted);
  return {
    id: person.studentId,
    studentId: person.studentId,
    name: person.name,
    email: person.email,
    key: person.key,
    isStudent: person.isStudent,
    points: cells.map(({ grade }) => grade.points),
    revisions: cells.map(({ grade }) => grade.revision),
    gradedBy: cells.map(({ grade }) => grade.entered?.gradedBy ?? null),
    details: cells.flatMap(({ column, grade }) => toDetails(course.id, column, grade)),
    currentGrade: currentGrade === null ? null : withoutNoise(currentGrade),
    letter: letterFor(currentGrade, course.gradeMaps),
    courseGrade: person.courseGrade,
  };
}

/** The released grades of a person. Items without a grade are not included. */
export function toOwnGrades(grades: CourseGrades, person: GradebookPerson): OwnGrade[] {
  return grades.columns.flatMap((column): OwnGrade[] => {
    const grade = gradeAt(grades, person, column);
    if (!column.isReleased || (grade.points === null && grade.status === null)) return [];
    return [
      {
        itemId: shownItemId(grades.course.id, column.itemId),
        itemName: column.itemName,
        points: grade.points,
        maximumPoints: column.maximumPoints,
        status: grade.status,
        feedback: grade.feedback,
        quizId: column.quizId,
        quizPoints: grade.quizPoints,
        isEntered: grade.entered !== null,
        gradedAt: gradedAt(grade),
        releasedAt: column.releasedAt,
      },
    ];
  });
}

/** How an item is graded, in words, for the audit log. */
export function columnInWords({ quizId, quizTitle, isReleased }: GradebookColumn): string {
  const shown = isReleased ? 'Released to students' : 'Hidden from students';
  return quizId === null ? shown : `${shown}, graded by the quiz “${quizTitle ?? quizId}”`;
}

/** A grade in words, for the audit log. Null if there is none. */
export function gradeInWords(
  grade: { points: number | null; status: GradeStatus | null } | undefined,
): string | null {
  if (!grade) return null;
  if (grade.status !== null) return grade.status.toLowerCase();
  return grade.points === null ? null : formatCompact(grade.points);
}

/**
 * A changed grade in words, for the audit log, for example `18 (note changed)`. The texts of notes and feedback are not
 * logged. Null if the grade has no points and no status, and its note and feedback did not change.
 */
export function changeInWords(grade: StoredGrade, before: StoredGrade | undefined): string | null {
  const texts = (['note', 'feedback'] as const).filter((name) => grade[name] !== (before?.[name] ?? ''));
  const value = gradeInWords(grade);
  return texts.length === 0 ? value : `${value ?? 'none'} (${texts.join(' and ')} changed)`;
}

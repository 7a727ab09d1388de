import { noGrade } from '../../../../../core/gradebook/grade-entry.ts';
import {
  gradedCategories,
  type GradeStatus,
  type ItemGrade,
} from '../../../../../core/gradebook/graded-course.ts';
import type { Category, GradeMap } from '../../../../../core/grading/course.ts';
import { letterFor } from '../../../../../core/grading/letter-scale.ts';
import { standing } from '../../../../../core/grading/standing.ts';
import type { GradebookColumnSettingsFragment, GradebookRowGradesFragment } from '../../../gql/graphql.ts';

export type GradebookColumn = Omit<GradebookColumnSettingsFragment, '__typename'>;
export type SentRow = GradebookRowGradesFragment;

/** The structure of a course, as it was last saved. */
export interface GradedCourse {
  readonly id: string;
  readonly name: string;
  /** Whether the user can change how items are graded. */
  readonly canEdit: boolean;
  /** Whether the user can enter grades. */
  readonly canGrade: boolean;
  readonly categories: readonly Category[];
  readonly gradeMaps: readonly GradeMap[];
}

/** Texts about a grade. */
export interface GradeTexts {
  /** For the student. */
  readonly feedback: string;
  /** For instructors. */
  readonly note: string;
}

/** A grade that was entered here and is not confirmed by the server yet. */
export interface PendingGrade {
  readonly studentId: string;
  readonly itemId: string;
  readonly grade: ItemGrade;
  /** Null to keep the stored note. */
  readonly note: string | null;
  /** Null to keep the stored feedback. */
  readonly feedback: string | null;
  /** Revision of the stored grade that this grade replaces. */
  readonly revision: number;
  /** The grade and the texts that were on the screen when this grade was entered. Null if unknown. */
  readonly base: (ItemGrade & GradeTexts) | null;
  /** The grade of an earlier request without a reply: the server may have stored it. Null if there is none. */
  readonly uncertain: ItemGrade | null;
}

/** A text in a cell that is no grade. */
export interface RefusedText {
  readonly text: string;
  readonly problem: string;
}

export interface Cell extends ItemGrade {
  readonly revision: number;
  readonly isPending: boolean;
  /** Whether a person entered the grade. If not, it is the result of the quiz. */
  readonly isEntered: boolean;
  /** Points that the linked quiz gives. Null without a result. */
  readonly quizPoints: number | null;
  /** ID of the attempt with this result. */
  readonly attemptId: string | null;
  /** ID of an attempt at the linked quiz with answers to grade. */
  readonly pendingAttemptId: string | null;
  readonly note: string;
  readonly feedback: string;
  readonly gradedBy: string | null;
  readonly gradedAt: string | null;
}

/** The grade that a person entered. `noGrade` if the cell shows the result of the quiz. */
export function enteredGrade({ isEntered, points, status }: Cell): ItemGrade {
  return isEntered ? { points, status } : noGrade;
}

export interface Row {
  readonly studentId: string;
  readonly name: string;
  readonly email: string;
  readonly key: string;
  /** False for example for teaching assistants. Only students are in counts and averages. */
  readonly isStudent: boolean;
  /** In the order of the columns. */
  readonly cells: readonly Cell[];
  /** In percent, from the grades of the items. `courseGrade` if no item has a grade. It can be null. */
  readonly total: number | null;
  readonly letter: string | null;
  /** Whether the total is `courseGrade`. */
  readonly isTotalEntered: boolean;
  /** In percent, entered or imported for the whole course. Null if there is none. */
  readonly courseGrade: number | null;
}

/** The grades of the students for one item. `index`: its position among the columns. */
export function studentCells(rows: readonly Row[], index: number): Cell[] {
  return rows.flatMap(({ isStudent, cells }) => (isStudent ? (cells[index] ?? []) : []));
}

export type PendingByItem = ReadonlyMap<string, PendingGrade>;
export type PendingByStudent = ReadonlyMap<string, PendingByItem>;

const nothingPending: PendingByItem = new Map();

function toCells(
  { points, revisions, gradedBy: graders, details }: SentRow,
  columns: readonly GradebookColumn[],
): Cell[] {
  const byItem = new Map(details.map((each) => [each.itemId, each]));
  return columns.map(({ itemId }, at) => {
    const detail = byItem.get(itemId);
    const value = points[at] ?? null;
    const gradedBy = graders[at] ?? null;
    const status: GradeStatus | null = detail?.status ?? null;
    const quizPoints = detail?.quizPoints ?? null;
    return {
      points: value,
      status,
      revision: revisions[at] ?? 0,
      isPending: false,
      isEntered: gradedBy !== null,
      quizPoints,
      attemptId: detail?.attemptId ?? null,
      pendingAttemptId: detail?.pendingAttemptId ?? null,
      note: detail?.note ?? '',
      feedback: detail?.feedback ?? '',
      gradedBy,
      gradedAt: detail?.gradedAt ?? null,
    };
  });
}

function withPending(cell: Cell, { grade, note, feedback }: PendingGrade): Cell {
  const isRemoved = grade.points === null && grade.status === null;
  return {
    ...cell,
    points: isRemoved ? cell.quizPoints : grade.points,
    status: grade.status,
    isPending: true,
    isEntered: !isRemoved,
    note: note ?? cell.note,
    feedback: feedback ?? cell.feedback,
    gradedBy: null,
    gradedAt: null,
  };
}

/** The total and the letter by the planner's rules. */
export function totalOf(
  { categories, gradeMaps }: Pick<GradedCourse, 'categories' | 'gradeMaps'>,
  gradeOf: (itemId: string) => ItemGrade | null,
): Pick<Row, 'total' | 'letter'> {
  const counted = gradedCategories(categories, ({ itemId }) => (itemId ? gradeOf(itemId) : null));
  const { currentGrade } = standing(counted);
  return { total: currentGrade, letter: letterFor(currentGrade, gradeMaps) };
}

/**
 * Returns a function that adds the pending grades and the totals to a row of the server. It builds a row again only if
 * the grades have changed, so that the table renders only changed rows.
 */
export function createRowBuilder(course: GradedCourse, columns: readonly GradebookColumn[]) {
  const built = new WeakMap<SentRow, { readonly pending: PendingByItem; readonly row: Row }>();
  const indexOf = new Map(columns.map(({ itemId }, at) => [itemId, at]));
  return (sent: SentRow, pending: PendingByItem = nothingPending): Row => {
    const previous = built.get(sent);
    if (previous?.pending === pending) return previous.row;
    const { studentId, name, email, key, isStudent, currentGrade, letter, courseGrade } = sent;
    const cells = toCells(sent, columns);
    const cellsToShow =
      pending.size === 0
        ? cells
        : cells.map((cell, at) => {
            const entered = pending.get(columns[at]?.itemId ?? '');
            return entered ? withPending(cell, entered) : cell;
          });
    const itemsTotal =
      pending.size === 0
        ? { total: currentGrade, letter }
        : totalOf(course, (itemId) => cellsToShow[indexOf.get(itemId) ?? -1] ?? null);
    const isTotalEntered = itemsTotal.total === null && courseGrade !== null;
    const totals = isTotalEntered
      ? { total: courseGrade, letter: letterFor(courseGrade, course.gradeMaps) }
      : itemsTotal;
    const row = {
      studentId,
      name,
      email,
      key,
      isStudent,
      cells: cellsToShow,
      courseGrade,
      isTotalEntered,
      ...totals,
    };
    built.set(sent, { pending, row });
    return row;
  };
}

import { defaultRole } from '../../core/accounts/role.ts';
import { isStudentRole } from '../../core/courses/student-role.ts';
import type { Task } from '../../schema/tasks/task.type.ts';
import type { AssignmentToDo, DueAssignments } from '../assignments/index.ts';
import type { DueItem, DueItems } from '../gradebook/index.ts';
import type { Actor } from '../platform/actor.ts';
import { day, isoAfter, type Clock } from '../platform/clock.ts';
import type { DueQuizzes, QuizToDo } from '../quizzes/index.ts';

interface MemberCourse {
  readonly id: string;
  readonly name: string;
  /** The member's role in the course, as its instructor typed it. */
  readonly role: string;
}

export interface TaskServiceDependencies {
  readonly items: Pick<DueItems, 'of'>;
  readonly quizzes: Pick<DueQuizzes, 'of'>;
  readonly assignments: Pick<DueAssignments, 'of'>;
  /** IDs of the quizzes of the courses that no longer change the actor’s grade. */
  readonly settledQuizzes: (courseIds: readonly string[], actor: Actor) => Promise<ReadonlySet<string>>;
  /** The same for items. */
  readonly settledItems: (courseIds: readonly string[], actor: Actor) => Promise<ReadonlySet<string>>;
  readonly memberships: {
    list(actor: Actor): Promise<readonly MemberCourse[]>;
  };
  readonly clock: Clock;
}

/** How long a quiz or an assignment stays a task after its due date, if the student can still submit. */
const overdueTime = 30 * day;

/** Computes the tasks of an account from all its courses. Stores nothing. */
export class TaskService {
  constructor(private readonly dependencies: TaskServiceDependencies) {}

  /**
   * Quizzes and assignments that are due and not submitted yet, and items that are due and not graded yet, by due date.
   * After its due date, a quiz stays a task for 30 days, or until it closes, and an assignment that accepts late work for
   * 30 days. An item is a task until its due date, because it is unknown whether it is done after that. An item that is
   * linked to a quiz or an assignment with dates is no task of its own: the quiz or the assignment is the task. If an
   * instructor entered the grade, they are no tasks, because no submission changes it. Courses that the actor does not
   * attend have no tasks.
   */
  async list(actor: Actor): Promise<Task[]> {
    const { clock, memberships } = this.dependencies;
    const [due, courses] = await Promise.all([
      this.dependencies.items.of(actor, isoAfter(clock, 0)),
      memberships.list(actor),
    ]);
    const isToDo = isTaskOf(actor, courses);
    const items = due.filter(isToDo);
    const assignments = await this.assignmentsOf(actor, courses, isToDo);
    const linked = new Set(items.flatMap(({ quizId }) => quizId ?? []));
    const toDo = (await this.dependencies.quizzes.of(actor, linked)).filter(isToDo);
    const courseIds = new Set(toDo.flatMap(({ courseId }) => courseId ?? []));
    const settled = await this.dependencies.settledQuizzes([...courseIds], actor);
    const quizzes = toDo.filter(({ id }) => !settled.has(id));
    const names = new Map(courses.map(({ id, name }) => [id, name]));
    const byId = new Map(quizzes.map((quiz) => [quiz.id, quiz]));
    const byItem = new Map(assignments.map((assignment) => [assignment.itemId, assignment]));
    const earliest = isoAfter(clock, -overdueTime);
    return [
      ...quizzes.flatMap((quiz) => quizTask(quiz, names, earliest)),
      ...assignments.flatMap((assignment) => assignmentTask(assignment, names, isoAfter(clock, 0), earliest)),
      ...items.flatMap((item) =>
        itemTask(item, byId.get(item.quizId ?? '') ?? null, byItem.get(item.itemId) ?? null),
      ),
    ].toSorted(byDueDate);
  }

  /** The assignments of the courses that the actor attends, without those whose grade an instructor entered. */
  private async assignmentsOf(
    actor: Actor,
    courses: readonly MemberCourse[],
    isToDo: (assignment: AssignmentToDo) => boolean,
  ): Promise<AssignmentToDo[]> {
    const ids = courses.map(({ id }) => id);
    const found = (await this.dependencies.assignments.of(actor, ids)).filter(isToDo);
    const linked = new Set(found.filter(({ itemId }) => itemId !== null).map(({ courseId }) => courseId));
    const settled = await this.dependencies.settledItems([...linked], actor);
    return found.filter(({ itemId }) => itemId === null || !settled.has(itemId));
  }
}

/**
 * A function that returns whether a quiz or an item is a task of the actor. A member with another role than student, for
 * example a coordinator, does not attend the course. Quizzes without a course are tasks of students only.
 */
function isTaskOf(
  { role }: Actor,
  courses: readonly MemberCourse[],
): (task: { readonly courseId: string | null }) => boolean {
  const idsOf = (list: readonly MemberCourse[]) => new Set(list.map(({ id }) => id));
  const attended = idsOf(courses.filter((course) => isStudentRole(course.role)));
  const others = idsOf(courses.filter((course) => !isStudentRole(course.role)));
  return role === defaultRole
    ? ({ courseId }) => courseId === null || !others.has(courseId)
    : ({ courseId }) => courseId !== null && attended.has(courseId);
}

function quizTask(quiz: QuizToDo, names: ReadonlyMap<string, string>, earliest: string): Task[] {
  const { id, title, courseId, opensAt, closesAt, availability, ownExceptions, isDone, isBegun } = quiz;
  const dueAt = quiz.dueAt ?? closesAt;
  if (isDone || dueAt === null || dueAt < earliest || availability === 'CLOSED') return [];
  const courseName = courseId === null ? null : (names.get(courseId) ?? '');
  return [
    {
      id: `quiz:${id}`,
      title,
      courseId,
      courseName,
      quizId: id,
      assignmentId: null,
      itemId: null,
      opensAt,
      dueAt,
      closesAt,
      ownExceptions,
      isBegun,
    },
  ];
}

/** `earliest`: the first due date at which an assignment that accepts late work is a task. */
function assignmentTask(
  { id, title, courseId, opensAt, dueAt, acceptsLateWork, isDone }: AssignmentToDo,
  names: ReadonlyMap<string, string>,
  now: string,
  earliest: string,
): Task[] {
  if (isDone || dueAt === null || dueAt < (acceptsLateWork ? earliest : now)) return [];
  const courseName = names.get(courseId) ?? '';
  const noQuiz = { quizId: null, closesAt: null, ownExceptions: [], isBegun: false };
  return [
    {
      id: `assignment:${id}`,
      title,
      courseId,
      courseName,
      assignmentId: id,
      itemId: null,
      opensAt,
      dueAt,
      ...noQuiz,
    },
  ];
}

/**
 * The task of an item. Empty if its quiz or assignment is the task. `quiz`: the item's quiz, or null if the student cannot
 * take it. `assignment`: the assignment that grades the item, or null if there is none.
 */
function itemTask(
  { courseId, courseName, itemId, name, dueAt }: DueItem,
  quiz: QuizToDo | null,
  assignment: AssignmentToDo | null,
): Task[] {
  const hasOwnDates = quiz !== null && (quiz.dueAt !== null || quiz.closesAt !== null);
  if (hasOwnDates || quiz?.isDone) return [];
  if (assignment !== null && (assignment.dueAt !== null || assignment.isDone)) return [];
  return [
    {
      id: `item:${courseId}:${itemId}`,
      title: name,
      courseId,
      courseName,
      quizId: quiz?.id ?? null,
      assignmentId: assignment?.id ?? null,
      itemId,
      opensAt: null,
      dueAt,
      closesAt: null,
      ownExceptions: quiz?.ownExceptions ?? [],
      isBegun: quiz?.isBegun ?? false,
    },
  ];
}

function byDueDate(one: Task, other: Task): number {
  if (one.dueAt !== other.dueAt) return one.dueAt < other.dueAt ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

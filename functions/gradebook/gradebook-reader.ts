import type { GradebookColumn, OwnGrade } from '../../schema/gradebook/gradebook.type.ts';
import {
  courseOfItem,
  storedItemId,
  type GradebookCourse,
  type GradebookCourses,
  type GradebookPerson,
} from '../courses/index.ts';
import type { Actor } from '../platform/actor.ts';
import { pageOfList } from '../platform/paging/page-of-list.ts';
import type { Page, PageRequest } from '../platform/paging/page.ts';
import type { Person } from '../platform/personal-data.ts';
import type { QuizGrade, QuizGrades, QuizResults } from '../quizzes/index.ts';
import {
  columnsIn,
  countEntered,
  countItemGrades,
  quizItemsIn,
  rowsByPerson,
  toColumn,
  toOwnGrades,
  toRow,
  type ColumnOfItem,
  type CourseGrades,
  type GradebookRowView,
} from './gradebook-rows.ts';
import {
  courseOfRow,
  rowIdOf,
  type GradebookRowDocument,
  type GradebookStore,
  type RowOwner,
} from './gradebook.store.ts';

export interface GradebookReaderDependencies {
  readonly gradebooks: GradebookStore;
  readonly courses: GradebookCourses;
  readonly quizGrades: QuizGrades;
}

/** Maximum people whose rows and results are read by ID. For more people, all rows and results of the course are read. */
const maxFewPeople = 100;

/** Reads the grades of the people in courses, by item. */
export class GradebookReader {
  constructor(private readonly dependencies: GradebookReaderDependencies) {}

  /** The courses in which the actor sees all grades, by ID. */
  taught(ids: readonly string[], actor: Actor): Promise<ReadonlyMap<string, GradebookCourse>> {
    return this.dependencies.courses.taught(ids, actor);
  }

  /** The columns of the courses in which the actor sees all grades, by course ID. */
  async columnsOf(ids: readonly string[], actor: Actor): Promise<ReadonlyMap<string, GradebookColumn[]>> {
    const courses = await this.taught(ids, actor);
    const stored = await this.dependencies.gradebooks.columnsOf([...courses.keys()]);
    const shown = await Promise.all(
      Array.from(courses.values(), async (course) => {
        const columns = columnsIn(course, stored.get(course.id));
        return [course.id, await this.shownColumns(course.id, columns)] as const;
      }),
    );
    return new Map(shown);
  }

  /** IDs of the items that a quiz grades, by course ID, then by quiz ID. In courses that the actor teaches or attends. */
  async itemsByQuiz(
    ids: readonly string[],
    actor: Actor,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
    const { courses, gradebooks } = this.dependencies;
    const [taught, attended] = await Promise.all([courses.taught(ids, actor), courses.attended(ids, actor)]);
    const visible = new Map([...attended, ...taught]);
    const stored = await gradebooks.columnsOf([...visible.keys()]);
    return new Map(
      Array.from(visible.values(), (course) => [course.id, quizItemsIn(course, stored.get(course.id))]),
    );
  }

  /** One page of the people of a course from `taught`, with their grades. */
  async pageOfRows(course: GradebookCourse, request: PageRequest): Promise<Page<GradebookRowView>> {
    const people = course.people.map((person) => ({ id: person.studentId, person }));
    const page = pageOfList(people, request);
    const rows = await this.rowsOf(
      course,
      page.nodes.map(({ person }) => person),
    );
    const edges = page.edges.flatMap(({ cursor }, at) => {
      const node = rows[at];
      return node ? [{ cursor, node }] : [];
    });
    return { ...page, edges, nodes: rows };
  }

  /** The grades of people in a course, in the order of the people. */
  async rowsOf(course: GradebookCourse, people: readonly GradebookPerson[]): Promise<GradebookRowView[]> {
    const grades = await this.gradesIn(course, people);
    return people.map((person) => toRow(grades, person));
  }

  /** The released grades of the actor in the courses in which the actor is a member, by course ID. */
  async ownGrades(ids: readonly string[], actor: Actor): Promise<ReadonlyMap<string, OwnGrade[]>> {
    const attended = await this.dependencies.courses.attended(ids, actor);
    return this.releasedGrades([...attended.values()], actor);
  }

  /** IDs of the quizzes that grade an item for which the actor has a released grade, in the actor's courses as a member. */
  async gradedQuizzes(courseIds: readonly string[], actor: Actor): Promise<ReadonlySet<string>> {
    const grades = await this.ownGrades(courseIds, actor);
    const all = [...grades.values()].flat();
    return new Set(all.flatMap(({ quizId }) => (quizId === null ? [] : [quizId])));
  }

  /**
   * IDs of the quizzes that no longer change the actor's grade: the actor is excused, or an instructor entered a released
   * grade. Missing work can still be handed in, so its quizzes are not included. In the actor's courses as a member.
   */
  async settledQuizzes(courseIds: readonly string[], actor: Actor): Promise<ReadonlySet<string>> {
    const settled = await this.settledGrades(courseIds, actor);
    return new Set(settled.flatMap(({ quizId }) => (quizId === null ? [] : [quizId])));
  }

  /** The same for items: their IDs in the API. */
  async settledItems(courseIds: readonly string[], actor: Actor): Promise<ReadonlySet<string>> {
    return new Set((await this.settledGrades(courseIds, actor)).map(({ itemId }) => itemId));
  }

  /** IDs of the quizzes that grade an item whose grades are hidden from students, in the actor's courses as a member. */
  async hiddenQuizzes(courseIds: readonly string[], actor: Actor): Promise<ReadonlySet<string>> {
    const { courses, gradebooks } = this.dependencies;
    const attended = await courses.attended(courseIds, actor);
    const stored = await gradebooks.columnsOf([...attended.keys()]);
    const columns = Array.from(attended.values(), (course) =>
      columnsIn(course, stored.get(course.id)),
    ).flat();
    return new Set(
      columns.flatMap(({ quizId, isReleased }) => (quizId === null || isReleased ? [] : [quizId])),
    );
  }

  /** The released grades of a person, by course ID. `courses` contain only the person’s rows. */
  async releasedGrades(
    courses: readonly GradebookCourse[],
    owner: Person,
  ): Promise<ReadonlyMap<string, OwnGrade[]>> {
    const { gradebooks, quizGrades } = this.dependencies;
    const stored = await gradebooks.columnsOf(courses.map(({ id }) => id));
    const columns = new Map(courses.map((course) => [course.id, columnsIn(course, stored.get(course.id))]));
    const linked = Array.from(columns, ([courseId, own]) =>
      own.flatMap(({ quizId }) => (quizId === null ? [] : [{ courseId, quizId }])),
    ).flat();
    const people = courses.flatMap(({ id, people: own }) =>
      own.map(({ studentId }) => ({ courseId: id, studentId })),
    );
    const [own, sameAddress, results] = await Promise.all([
      gradebooks.rowsOfPeople(people),
      gradebooks.rowsOfAddresses([owner.email], [...columns.keys()]),
      quizGrades.own(owner, linked),
    ]);
    const ownIds = new Set(own.map(({ _id }) => _id));
    const earlier = sameAddress.filter(({ _id }) => !ownIds.has(_id));
    const rows = [...own, ...earlier];
    const present = new Set([...ownIds, ...(await this.dependencies.courses.presentAmong(earlier))]);
    const isPresent = ({ _id }: GradebookRowDocument) => present.has(_id);
    return new Map(
      courses.map((course) => {
        const grades = course.people.flatMap((person) =>
          toOwnGrades(
            {
              course,
              columns: columns.get(course.id) ?? [],
              rows: rowsByPerson(
                course,
                rows.filter(({ courseId }) => courseId === course.id),
                isPresent,
              ),
              results: byAddressOf(person, results),
              pending: new Map(),
            },
            person,
          ),
        );
        return [course.id, grades];
      }),
    );
  }

  /**
   * The number of grades of people in courses in which the actor sees all grades, by the ID of the person's row. Grades
   * of items count, and the grade for the whole course.
   */
  async gradeCounts(rowIds: readonly string[], actor: Actor): Promise<ReadonlyMap<string, number>> {
    const { gradebooks, quizGrades } = this.dependencies;
    const courses = await this.taught([...new Set(rowIds.map(courseOfRow))], actor);
    const all = Array.from(courses.values(), ({ id: courseId, people }) =>
      people.map((person) => ({ ...person, courseId })),
    ).flat();
    const requested = new Set(rowIds);
    const people = all.filter((person) => requested.has(rowIdOf(person)));
    const [stored, rows] = await Promise.all([
      gradebooks.columnsOf([...courses.keys()]),
      this.rowsOfFew(people),
    ]);
    await this.noteAddresses(all, rows);
    const present = new Set(all.map(rowIdOf));
    const isPresent = ({ _id }: GradebookRowDocument) => present.has(_id);
    const rowsIn = Map.groupBy(rows, ({ courseId }) => courseId);
    const known = Array.from(courses.values(), (course) => ({
      courseId: course.id,
      columns: columnsIn(course, stored.get(course.id)),
      rows: rowsByPerson(course, rowsIn.get(course.id) ?? [], isPresent),
    }));
    const linked = known.flatMap(({ courseId, columns }) =>
      columns.flatMap(({ quizId }) => (quizId === null ? [] : [{ courseId, quizId }])),
    );
    const emails = new Set(people.flatMap(({ email }) => (email === '' ? [] : [email])));
    const graded = await quizGrades.addressesWithResults(linked, [...emails]);
    const byCourse = new Map(known.map((each) => [each.courseId, each]));
    return new Map(
      people.map((person) => {
        const { courseId, studentId, email, courseGrade } = person;
        const course = byCourse.get(courseId);
        const hasResult = (quizId: string) => graded.get(quizId)?.has(email) ?? false;
        const ofItems = countItemGrades(course?.columns ?? [], course?.rows.get(studentId), hasResult);
        return [rowIdOf(person), ofItems + (courseGrade === null ? 0 : 1)];
      }),
    );
  }

  /**
   * The number of people with an entered grade, by the item's ID in the API. Items of courses in which the actor does
   * not see all grades are missing.
   */
  async enteredCounts(itemIds: readonly string[], actor: Actor): Promise<ReadonlyMap<string, number>> {
    const courses = await this.taught([...new Set(itemIds.map(courseOfItem))], actor);
    const counts = await Promise.all(
      Array.from(courses.values(), async (course) => {
        const stored = await this.dependencies.gradebooks.rowsOf(course.id);
        const rows = [...rowsByPerson(course, stored, presentIn(course)).values()];
        return itemIds.flatMap((id): [string, number][] => {
          const itemId = courseOfItem(id) === course.id ? storedItemId(id, course.id) : null;
          return itemId === null ? [] : [[id, countEntered(rows, itemId)]];
        });
      }),
    );
    return new Map(counts.flat());
  }

  /** The columns as the API returns them, with the titles of their quizzes. */
  async shownColumns(courseId: string, columns: readonly ColumnOfItem[]): Promise<GradebookColumn[]> {
    const quizIds = columns.flatMap(({ quizId }) => quizId ?? []);
    const quizzes = await this.dependencies.quizGrades.quizzesIn(courseId, quizIds);
    return columns.map((column) => toColumn(courseId, column, quizzes));
  }

  private async settledGrades(courseIds: readonly string[], actor: Actor): Promise<OwnGrade[]> {
    const grades = await this.ownGrades(courseIds, actor);
    return [...grades.values()].flat().filter((each) => each.isEntered && each.status !== 'MISSING');
  }

  /** The stored grades and quiz results of people in a course. `onlyQuiz`: reads only the results of this quiz. */
  async gradesIn(
    course: GradebookCourse,
    people = course.people,
    onlyQuiz: string | null = null,
  ): Promise<CourseGrades> {
    const { gradebooks, quizGrades } = this.dependencies;
    const few = people.length > maxFewPeople ? null : people;
    const [stored, rows] = await Promise.all([
      gradebooks.columnsOf([course.id]),
      few === null
        ? gradebooks.rowsOf(course.id)
        : this.rowsOfFew(few.map((person) => ({ ...person, courseId: course.id }))),
    ]);
    await this.noteAddresses(course.people, rows);
    const columns = columnsIn(course, stored.get(course.id));
    const quizIds = columns.flatMap(({ quizId }) => quizId ?? []);
    const results = await quizGrades.of(
      course.id,
      quizIds.filter((quizId) => onlyQuiz === null || quizId === onlyQuiz),
      few && few.map(({ email }) => email),
    );
    return {
      course,
      columns,
      rows: rowsByPerson(course, rows, presentIn(course)),
      ...byAddress(results),
    };
  }

  /**
   * Stores the current addresses of people in their rows. Without this, another person who has the former address would
   * get the grades if the person is removed later.
   */
  private async noteAddresses(
    people: readonly GradebookPerson[],
    rows: readonly GradebookRowDocument[],
  ): Promise<void> {
    const addresses = new Map(people.map(({ studentId, email }) => [studentId, email]));
    const changed = rows.flatMap((row) => {
      const email = addresses.get(row.studentId);
      return email === undefined || email === row.email ? [] : [{ id: row._id, email }];
    });
    await Promise.all(changed.map(({ id, email }) => this.dependencies.gradebooks.setEmail(id, email)));
  }

  /** The rows of people. For people without a row, also the rows of removed people with the same address. */
  private async rowsOfFew(people: readonly RowOwner[]): Promise<GradebookRowDocument[]> {
    const { gradebooks } = this.dependencies;
    const rows = await gradebooks.rowsOfPeople(people);
    const known = new Set(rows.map(({ _id }) => _id));
    const others = people.filter((person) => person.email !== '' && !known.has(rowIdOf(person)));
    const emails = new Set(others.map(({ email }) => email));
    const courseIds = new Set(others.map(({ courseId }) => courseId));
    return [...rows, ...(await gradebooks.rowsOfAddresses([...emails], [...courseIds]))];
  }
}

/** Whether the person of a row is in the course. */
function presentIn({ people }: GradebookCourse): (row: GradebookRowDocument) => boolean {
  const present = new Set(people.map(({ studentId }) => studentId));
  return ({ studentId }) => present.has(studentId);
}

/** The results of one person, by quiz ID and address. */
function byAddressOf(
  { email }: GradebookPerson,
  results: ReadonlyMap<string, QuizGrade>,
): ReadonlyMap<string, ReadonlyMap<string, QuizGrade>> {
  return new Map(Array.from(results, ([quizId, result]) => [quizId, new Map([[email, result]])]));
}

/** The results of quizzes, and the attempts with answers to grade, by quiz ID and address. */
function byAddress(quizzes: ReadonlyMap<string, QuizResults>): Pick<CourseGrades, 'results' | 'pending'> {
  const all = [...quizzes];
  return {
    results: new Map(all.map(([id, { grades }]) => [id, new Map(grades.map((each) => [each.email, each]))])),
    pending: new Map(
      all.map(([id, { pending }]) => [id, new Map(pending.map((each) => [each.email, each.attemptId]))]),
    ),
  };
}

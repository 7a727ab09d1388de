import { normalizeEmail } from '../../core/accounts/email.ts';
import { canSeeGradesWith } from '../../core/courses/course-staff.ts';
import { isStudentRole } from '../../core/courses/student-role.ts';
import type { GradeMap } from '../../core/grading/course.ts';
import type { Student } from '../../schema/courses/student.type.ts';
import type { Actor } from '../platform/actor.ts';
import type { Person } from '../platform/personal-data.ts';
import type { RowOfCourse } from './membership.store.ts';
import type { OwnRows } from './own-rows.ts';
import type { SavedCategory } from './item-ids.ts';
import { type SavedCourseMetaView, toPeople, toPerson, toVisiblePeople } from './saved-course.mapper.ts';
import { accessTo, isMemberRow, isOwnRow } from './saved-course.policy.ts';
import type { SavedCourseService } from './saved-course.service.ts';
import type {
  CourseOutline,
  CourseRows,
  PersonDocument,
  SavedCourseDocument,
} from './saved-course.document.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

export interface GradebookPerson {
  readonly studentId: string;
  readonly name: string;
  /** Normalized for comparison. May be empty. */
  readonly email: string;
  /** ID in another system. May be empty. */
  readonly key: string;
  /** False for people with another role, for example teaching assistants. */
  readonly isStudent: boolean;
  /** Grade in percent that was entered or imported for the whole course. Null if there is none. */
  readonly courseGrade: number | null;
}

/** The data of a course that a gradebook needs. */
export interface GradebookCourse {
  readonly id: string;
  readonly name: string;
  readonly categories: readonly SavedCategory[];
  readonly gradeMaps: readonly GradeMap[];
  /** In the order of the list. For a member only the member’s rows. */
  readonly people: readonly GradebookPerson[];
}

/** Maximum courses in memory at the same time, in exports. */
const coursesPerRead = 5;

function toGradebookCourse(course: CourseOutline, people: readonly GradebookPerson[]): GradebookCourse {
  const { _id, name, categories, gradeMaps } = course;
  return { id: _id, name, categories, gradeMaps, people };
}

function seesGrades(course: SavedCourseDocument, actor: Actor): boolean {
  const access = accessTo(course, actor);
  return access !== null && canSeeGradesWith(access);
}

function withAllPeople(course: SavedCourseDocument): GradebookCourse {
  return toGradebookCourse(course, toPeople(course).map(toGradebookPerson));
}

function peopleIn(course: SavedCourseDocument, actor: Actor): GradebookPerson[] {
  return toVisiblePeople(course, actor).map(toGradebookPerson);
}

function toGradebookPerson({ id, name, role, email, key, grade }: Student): GradebookPerson {
  const isStudent = isStudentRole(role);
  return { studentId: id, name, email: normalizeEmail(email), key, isStudent, courseGrade: grade };
}

/** Courses for their gradebooks. */
export class GradebookCourses {
  constructor(
    private readonly courses: SavedCourseStore,
    private readonly rows: Pick<OwnRows, 'all' | 'ofMember'>,
    private readonly saved: Pick<SavedCourseService, 'editable' | 'gradable' | 'list'>,
  ) {}

  /** By ID: the courses in which the actor sees all grades. */
  async taught(ids: readonly string[], actor: Actor): Promise<ReadonlyMap<string, GradebookCourse>> {
    const found = await this.courses.listWholeByIds(ids, (course) =>
      seesGrades(course, actor) ? toGradebookCourse(course, peopleIn(course, actor)) : null,
    );
    return new Map(found.flatMap((course) => (course ? [[course.id, course]] : [])));
  }

  /** All people of a course. Empty if the course does not exist or is deleted. For tasks without an actor. */
  async peopleOf(id: string): Promise<readonly GradebookPerson[]> {
    const course = await this.courses.find(id);
    return course ? withAllPeople(course).people : [];
  }

  /**
   * IDs of the accounts of the owner and of the staff who accepted. Empty if the course does not exist or is deleted.
   * For tasks without an actor.
   */
  async staffIdsOf(id: string): Promise<readonly string[]> {
    const [head] = await this.courses.listHeads([id]);
    return head ? [head.ownerId, ...(head.editorIds ?? []), ...(head.graderIds ?? [])] : [];
  }

  /** By course ID: the IDs of the person's rows, in courses in which the person is a member. */
  async ownRowsIn(ids: readonly string[], person: Person): Promise<ReadonlyMap<string, readonly string[]>> {
    const requested = new Set(ids);
    const rows = (await this.rows.ofMember(person)).filter(({ _id }) => requested.has(_id));
    return new Map(
      rows.map(({ _id, people }) => [
        _id,
        Object.entries(people).flatMap(([studentId, row]) => (isMemberRow(row, person) ? [studentId] : [])),
      ]),
    );
  }

  /** By ID: the courses in which the actor is a member, with only the actor's rows. */
  async attended(ids: readonly string[], actor: Actor): Promise<ReadonlyMap<string, GradebookCourse>> {
    const requested = new Set(ids);
    const rows = (await this.rows.ofMember(actor)).filter(({ _id }) => requested.has(_id));
    const found = await this.withOwnRows(rows, (row) => isMemberRow(row, actor));
    return new Map(found.map((course) => [course.id, course]));
  }

  /** The courses in which the actor is a member, with only the actor's rows. */
  async attendedBy(actor: Actor): Promise<GradebookCourse[]> {
    return this.withOwnRows(await this.rows.ofMember(actor), (row) => isMemberRow(row, actor));
  }

  /** The courses that the actor owns, without their people. Without templates, which have no dates. */
  async ownedBy({ userId }: Actor): Promise<GradebookCourse[]> {
    const found = await this.courses.listOutlines(await this.courses.idsOwned(userId), (course) =>
      course.isTemplate ? null : toGradebookCourse(course, []),
    );
    return found.filter((course) => course !== null);
  }

  /** The saved courses that the actor owns, with the current grade of each, most recently updated first. */
  async metasOwnedBy(actor: Actor): Promise<SavedCourseMetaView[]> {
    return (await this.saved.list(actor)).filter(({ ownerId }) => ownerId === actor.userId);
  }

  /** A course with all people, also if it is deleted and can be restored. For tasks without an actor. */
  async findEver(id: string): Promise<GradebookCourse | null> {
    const course = await this.courses.findEver(id);
    return course && withAllPeople(course);
  }

  /** Whether the course exists, also if it is deleted and can be restored. */
  async isStored(id: string): Promise<boolean> {
    return this.courses.isStored(id);
  }

  /** The courses that a user owns, with all people, including deleted courses that can be restored. */
  async *everOwned(userId: string): AsyncGenerator<GradebookCourse[], void> {
    for await (const chunk of this.courses.everOwnedChunks(userId)) yield chunk.map(withAllPeople);
  }

  /** The courses of other people that list the person, with any membership. Each has only the person's rows. */
  async *listing(person: Person): AsyncGenerator<GradebookCourse[], void> {
    const listed = (await this.rows.all(person)).filter(({ ownerId }) => ownerId !== person.userId);
    for (let at = 0; at < listed.length; at += coursesPerRead)
      // oxlint-disable-next-line no-await-in-loop -- one chunk after the other, so that little is in memory
      yield await this.withOwnRows(listed.slice(at, at + coursesPerRead), (row) => isOwnRow(row, person));
  }

  /** The given people who are in their course now. Each as `{course ID}:{person ID}`. */
  async presentAmong(people: readonly RowOfCourse[]): Promise<ReadonlySet<string>> {
    const found = await this.courses.listByRows(people);
    return new Set(
      found.flatMap(({ _id, people: rows }) => Object.keys(rows).map((studentId) => `${_id}:${studentId}`)),
    );
  }

  /** Throws NOT_FOUND if the actor cannot edit the course, and FORBIDDEN for graders. */
  async editable(id: string, actor: Actor): Promise<GradebookCourse> {
    const course = await this.saved.editable(actor, id);
    return toGradebookCourse(course, peopleIn(course, actor));
  }

  /** Throws NOT_FOUND if the actor cannot enter grades in the course. */
  async gradable(id: string, actor: Actor): Promise<GradebookCourse> {
    const course = await this.saved.gradable(actor, id);
    return toGradebookCourse(course, peopleIn(course, actor));
  }

  /** The courses with only the rows for which `isOwn` returns true. Rows of other people are not read. */
  private async withOwnRows(
    courses: readonly CourseRows[],
    isOwn: (row: PersonDocument) => boolean,
  ): Promise<GradebookCourse[]> {
    const own = new Map(
      courses.flatMap(({ _id, people }) => {
        const rows = Object.entries(people).filter(([, row]) => isOwn(row));
        return rows.length === 0
          ? []
          : [[_id, rows.map(([studentId, row]) => toGradebookPerson(toPerson(studentId, row)))]];
      }),
    );
    return this.courses.listOutlines([...own.keys()], (course) =>
      toGradebookCourse(course, own.get(course._id) ?? []),
    );
  }
}

import { normalizeEmail } from '../../core/accounts/email.ts';
import type { GradeMap } from '../../core/grading/course.ts';
import type { Student } from '../../schema/courses/student.type.ts';
import type { Actor } from '../platform/actor.ts';
import type { OwnRows } from './own-rows.ts';
import type { SavedCategory } from './item-ids.ts';
import { toPeople, toPerson, toVisiblePeople } from './saved-course.mapper.ts';
import { accessTo, isMemberRow, type CourseAccess } from './saved-course.policy.ts';
import { courseNotFound } from './saved-course.service.ts';
import type { SavedCourseDocument } from './saved-course.document.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

export interface GradebookPerson {
  readonly studentId: string;
  readonly name: string;
  /** Normalized for comparison. May be empty. */
  readonly email: string;
  /** ID in another system. May be empty. */
  readonly key: string;
}

/** What a gradebook needs of a course. */
export interface GradebookCourse {
  readonly id: string;
  readonly name: string;
  readonly categories: readonly SavedCategory[];
  readonly gradeMaps: readonly GradeMap[];
  /** In the order in which they were added. For a member only the member’s rows. */
  readonly people: readonly GradebookPerson[];
}

/** Users who see the grades of all people in a course. */
const teachers: ReadonlySet<CourseAccess | null> = new Set(['editor', 'instructor']);

function toGradebookCourse(course: SavedCourseDocument, people: readonly GradebookPerson[]): GradebookCourse {
  const { _id, name, categories, gradeMaps } = course;
  return { id: _id, name, categories, gradeMaps, people };
}

function peopleIn(course: SavedCourseDocument, actor: Actor): GradebookPerson[] {
  return toVisiblePeople(course, actor).map(toGradebookPerson);
}

function toGradebookPerson({ id, name, email, key }: Student): GradebookPerson {
  return { studentId: id, name, email: normalizeEmail(email), key };
}

/** Courses for their gradebooks. */
export class GradebookCourses {
  constructor(
    private readonly courses: SavedCourseStore,
    private readonly rows: Pick<OwnRows, 'ofMember'>,
  ) {}

  /** By ID: the courses in which the actor sees all grades. */
  async taught(ids: readonly string[], actor: Actor): Promise<ReadonlyMap<string, GradebookCourse>> {
    const found = await this.courses.listWholeByIds(ids, (course) =>
      teachers.has(accessTo(course, actor)) ? toGradebookCourse(course, peopleIn(course, actor)) : null,
    );
    return new Map(found.flatMap((course) => (course ? [[course.id, course]] : [])));
  }

  /** By ID: the courses in which the actor is a member, with only the actor's rows. */
  async attended(ids: readonly string[], actor: Actor): Promise<ReadonlyMap<string, GradebookCourse>> {
    // Other courses are not read.
    const known = new Set((await this.rows.ofMember(actor)).map(({ _id }) => _id));
    const attended = ids.filter((id) => known.has(id));
    const found = await this.courses.listWholeByIds(attended, (course) => {
      const own = Object.entries(course.people).flatMap(([studentId, person]) =>
        isMemberRow(person, actor) ? [toGradebookPerson(toPerson(studentId, person))] : [],
      );
      return own.length > 0 ? toGradebookCourse(course, own) : null;
    });
    return new Map(found.flatMap((course) => (course ? [[course.id, course]] : [])));
  }

  /** A course that is not deleted, with all people. For work without an actor. */
  async find(id: string): Promise<GradebookCourse | null> {
    const course = await this.courses.find(id);
    return course && toGradebookCourse(course, toPeople(course).map(toGradebookPerson));
  }

  /** Throws NOT_FOUND if the actor cannot edit the course. */
  async editable(id: string, actor: Actor): Promise<GradebookCourse> {
    const course = await this.courses.findEditable(id, actor);
    if (!course) throw courseNotFound();
    return toGradebookCourse(course, peopleIn(course, actor));
  }
}

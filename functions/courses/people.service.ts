import type { CourseMembership } from '../../core/courses/course-membership.ts';
import {
  checkCourseGrade,
  checkPerson,
  peopleLimits,
  type PersonEntry,
} from '../../core/courses/person-rules.ts';
import type { Actor } from '../platform/actor.ts';
import { isoAfter, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput, fieldsUnder } from '../platform/errors.ts';
import { givenReason } from '../platform/given-reason.ts';
import type { NewId } from '../platform/new-id.ts';
import type { CourseLog } from './course-log.ts';
import type { MembershipStore } from './membership.store.ts';
import { checkAddressIsFree } from './people-addresses.ts';
import type { Admission, PeopleAdmission } from './people-admission.ts';
import { addressesOf, lastOrder } from './people-import.ts';
import { gradableBy } from './saved-course.policy.ts';
import { toPerson, toPersonView, type PersonView } from './saved-course.mapper.ts';
import type { SavedCourseService } from './saved-course.service.ts';
import type { PersonDocument, SavedCourseDocument } from './saved-course.document.ts';
import type { SavedCourseStore } from './saved-course.store.ts';

export interface PeopleServiceDependencies {
  readonly courses: SavedCourseStore;
  readonly members: MembershipStore;
  readonly saved: Pick<SavedCourseService, 'get' | 'editable' | 'gradable'>;
  readonly admission: PeopleAdmission;
  readonly log: CourseLog;
  readonly clock: Clock;
  readonly newId: NewId;
}

export function studentNotFound(): AppError {
  return new AppError('Student not found in this course.', { code: 'NOT_FOUND' });
}

export function courseIsFull(): AppError {
  return badUserInput({}, `A course has at most ${peopleLimits.people.toLocaleString('en-US')} people.`);
}

export function personOf({ people }: SavedCourseDocument, id: string): PersonDocument {
  const person = Object.hasOwn(people, id) ? people[id] : undefined;
  if (!person) throw studentNotFound();
  return person;
}

function checkEntry(
  entry: PersonEntry,
  context: { readonly extraCredit: boolean; readonly before: number | null },
): void {
  const grade = checkCourseGrade(entry.grade, context);
  const errors = { ...(grade !== null && { grade }), ...checkPerson(entry) };
  if (Object.keys(errors).length > 0) throw badUserInput(fieldsUnder('input', errors));
}

function checkGrade(
  grade: number | null | undefined,
  context: { readonly extraCredit: boolean; readonly before: number | null },
): asserts grade is number | null {
  if (grade === undefined) throw badUserInput({ grade: 'A value is needed: percent, or null for no grade.' });
  const problem = checkCourseGrade(grade, context);
  if (problem !== null) throw badUserInput({ grade: problem });
}

/**
 * The membership of a row with a new address. Undefined if the row gets no membership. Throws BAD_USER_INPUT if the
 * address cannot be added.
 */
export function membershipIn(admission: Admission | undefined): CourseMembership | undefined {
  if (admission && 'problem' in admission) throw badUserInput({ 'input.email': admission.problem });
  return admission?.membership;
}

interface NewPerson extends PersonEntry {
  /** Row of the list of people, from 1. Null for the end. */
  readonly position: number | null;
  /** The former ID of a removed person who is added again, whose grade at removal is accepted. Null for a new person. */
  readonly removedId: string | null;
}

interface AddedPerson {
  readonly id: string;
  readonly person: Omit<PersonDocument, 'order'>;
  /** From 1. Null for the end. */
  readonly position: number | null;
}

/** The `order` for a new person at a position: between the orders of the people before and after. */
function orderAt(people: SavedCourseDocument['people'], position: number | null): number {
  if (position === null) return lastOrder(people) + 1;
  const orders = Object.values(people).map(({ order }) => order);
  orders.sort((one, other) => one - other);
  const [before, after] = [orders[position - 2], orders[position - 1]];
  if (after === undefined) return lastOrder(people) + 1;
  return before === undefined ? after - 1 : (before + after) / 2;
}

/** Condition that the person still exists. Without it, an update would store parts of a removed person again. */
export function stillThere(id: string): { [path: `people.${string}`]: { $exists: boolean } } {
  return { [`people.${id}.name`]: { $exists: true } };
}

/**
 * The people of a course. Each person is changed in a separate write, so that concurrent graders lose nothing.
 * Changes of people do not conflict with other changes of the course. Grades are logged before they are changed.
 */
export class PeopleService {
  constructor(private readonly dependencies: PeopleServiceDependencies) {}

  /** A person whom the actor can see. Throws NOT_FOUND if there is none. */
  async get(actor: Actor, courseId: string, studentId: string): Promise<PersonView> {
    const { people } = await this.dependencies.saved.get(courseId, actor);
    const person = people.find(({ id }) => id === studentId);
    if (!person) throw studentNotFound();
    return person;
  }

  /** Adds a person. Throws BAD_USER_INPUT with `fields` under `input`, or if the course is full. */
  async add(
    actor: Actor,
    courseId: string,
    { position, removedId, ...input }: NewPerson,
  ): Promise<PersonView> {
    const { saved, members, admission, log, newId } = this.dependencies;
    const course = await saved.editable(actor, courseId);
    const { name, role, email, linkedin, github, key, grade } = input;
    const entry = { name, role, email: email.trim(), linkedin, github, key, grade };
    const before = removedId === null ? null : await log.gradeAtRemoval(actor, removedId);
    checkEntry(entry, { extraCredit: course.extraCredit, before });
    if (position !== null && position < 1)
      throw badUserInput({ 'input.position': 'The position must be at least 1.' });
    checkAddressIsFree(course, entry.email);
    const studentId = newId();
    const addresses = addressesOf([{ id: studentId, before: null, after: { ...entry, order: 0 } }]);
    try {
      const membership = membershipIn((await admission.admit(actor, course, addresses)).get(studentId));
      await log.recordAddition(actor, course, { studentId, name, email: entry.email, after: grade });
      const person = { ...entry, ...(membership && { membership }) };
      return await this.insert(actor, course, { id: studentId, person, position });
    } catch (error) {
      await members.removeRows(courseId, [studentId]);
      throw error;
    }
  }

  async updateGrade(
    actor: Actor,
    courseId: string,
    studentId: string,
    grade: number | null | undefined,
  ): Promise<PersonView> {
    const { saved, courses, log } = this.dependencies;
    const course = await saved.gradable(actor, courseId);
    const { name, email, grade: before } = personOf(course, studentId);
    checkGrade(grade, { extraCredit: course.extraCredit, before });
    await log.recordGrade(actor, course, { studentId, name, email, before, after: grade });
    const changed = await courses.change(
      courseId,
      actor,
      { $set: { [`people.${studentId}.grade`]: grade, lastUpdatedOn: this.now() } },
      stillThere(studentId),
      gradableBy,
    );
    if (!changed) throw await this.courseGoneOr(actor, courseId, studentNotFound());
    return toPersonView(changed, actor, toPerson(studentId, personOf(changed, studentId)));
  }

  async remove(actor: Actor, courseId: string, studentId: string, why: string | null): Promise<string> {
    const { saved, courses, members, log } = this.dependencies;
    const reason = givenReason(why);
    const course = await saved.editable(actor, courseId);
    const { name, email, grade: before } = personOf(course, studentId);
    await log.recordRemoval(actor, course, { studentId, name, email, before }, reason);
    const changed = await courses.change(
      courseId,
      actor,
      {
        $unset: { [`people.${studentId}`]: '' as const },
        $set: { lastUpdatedOn: this.now() },
        $inc: { peopleCount: -1, peopleVersion: 1 },
      },
      stillThere(studentId),
    );
    if (!changed) throw await this.courseGoneOr(actor, courseId, studentNotFound());
    await members.removeRows(courseId, [studentId]);
    return studentId;
  }

  /** Stores the person. If people changed since the address was checked, checks it again first. */
  private async insert(actor: Actor, course: SavedCourseDocument, added: AddedPerson): Promise<PersonView> {
    const { id: studentId, person: entry, position } = added;
    const person = { ...entry, order: orderAt(course.people, position) };
    const { peopleVersion } = course;
    const changed = await this.dependencies.courses.change(
      course._id,
      actor,
      {
        $set: { [`people.${studentId}`]: person, lastUpdatedOn: this.now() },
        $inc: { peopleCount: 1, peopleVersion: 1 },
      },
      { peopleCount: { $lt: peopleLimits.people }, ...(entry.email !== '' && { peopleVersion }) },
    );
    if (changed) return toPersonView(changed, actor, toPerson(studentId, person));
    const latest = await this.dependencies.saved.editable(actor, course._id);
    if (entry.email === '' || latest.peopleCount >= peopleLimits.people) throw courseIsFull();
    // The people changed in between: check again that nobody has the address.
    checkAddressIsFree(latest, entry.email);
    return this.insert(actor, latest, added);
  }

  private now(): string {
    return isoAfter(this.dependencies.clock, 0);
  }

  /** Returns `error`. Throws NOT_FOUND instead if the course was deleted in between. */
  private async courseGoneOr(actor: Actor, courseId: string, error: AppError): Promise<AppError> {
    await this.dependencies.saved.gradable(actor, courseId);
    return error;
  }
}

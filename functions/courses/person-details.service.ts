import type { CourseMembership } from '../../core/courses/course-membership.ts';
import { blankPerson } from '../../core/courses/people-table.ts';
import { checkPerson, type PersonEntry } from '../../core/courses/person-rules.ts';
import type { Actor } from '../platform/actor.ts';
import { isoAfter } from '../platform/clock.ts';
import { badUserInput, fieldsUnder } from '../platform/errors.ts';
import { checkAddressIsFree } from './people-addresses.ts';
import { addressesOf, lostAddresses } from './people-import.ts';
import {
  membershipIn,
  studentNotFound,
  personOf,
  stillThere,
  type PeopleServiceDependencies,
} from './people.service.ts';
import { toPerson, toPersonView, type PersonView } from './saved-course.mapper.ts';
import type { SavedCourseDocument } from './saved-course.document.ts';

/** The details of a person. `PeopleService` changes the grade, with an entry in the audit log. */
type Details = Omit<PersonEntry, 'grade'>;

/** Unchecked changes. Null is not a valid value. */
export type UncheckedDetails = { readonly [field in keyof Details]?: string | null | undefined };

const fields = ['name', 'role', 'email', 'linkedin', 'github', 'key'] as const satisfies (keyof Details)[];

/** The valid fields that were sent. Throws BAD_USER_INPUT that names each invalid field as `input.{field}`. */
function checkDetails(source: UncheckedDetails): Partial<Details> {
  const sent = fields.filter((field) => source[field] !== undefined);
  const nulls = sent.filter((field) => source[field] === null);
  const missing = Object.fromEntries(nulls.map((field) => [field, 'A value is needed.']));
  const texts = Object.fromEntries(sent.map((field) => [field, source[field] ?? '']));
  const details = { ...texts, ...(texts['email'] !== undefined && { email: texts['email'].trim() }) };
  const errors = { ...checkPerson({ ...blankPerson, name: 'Somebody', ...details }), ...missing };
  if (Object.keys(errors).length > 0) throw badUserInput(fieldsUnder('input', errors));
  return details;
}

function paths(
  id: string,
  details: Partial<Details & { membership: CourseMembership }>,
): { [path: `people.${string}`]: string } {
  return Object.fromEntries(Object.entries(details).map(([field, text]) => [`people.${id}.${field}`, text]));
}

/** The details of a person, except the grade. */
export class PersonDetailsService {
  constructor(private readonly dependencies: PeopleServiceDependencies) {}

  /**
   * Changes only the given fields. Throws NOT_FOUND if the person does not exist, and BAD_USER_INPUT if a field is
   * invalid.
   */
  async update(
    actor: Actor,
    courseId: string,
    studentId: string,
    input: UncheckedDetails,
  ): Promise<PersonView> {
    const course = await this.dependencies.saved.editable(actor, courseId);
    personOf(course, studentId);
    return this.apply(actor, course, studentId, checkDetails(input));
  }

  private async apply(
    actor: Actor,
    course: SavedCourseDocument,
    studentId: string,
    details: Partial<Details>,
  ): Promise<PersonView> {
    const { saved, courses, admission, clock } = this.dependencies;
    const before = personOf(course, studentId);
    const { email } = details;
    if (Object.keys(details).length === 0) return toPersonView(course, actor, toPerson(studentId, before));
    if (email !== undefined) checkAddressIsFree(course, email, studentId);
    const added = addressesOf([{ id: studentId, before, after: { ...before, ...details } }]);
    const membership = membershipIn((await admission.admit(actor, course, added)).get(studentId));
    const changed = await courses.change(
      course._id,
      actor,
      {
        $set: {
          ...paths(studentId, { ...details, ...(membership && { membership }) }),
          lastUpdatedOn: isoAfter(clock, 0),
        },
        ...(email !== undefined && { $inc: { peopleVersion: 1 } }),
      },
      { ...stillThere(studentId), ...(email !== undefined && { peopleVersion: course.peopleVersion }) },
    );
    if (changed) {
      await admission.withdraw(
        course,
        lostAddresses([{ id: studentId, before, after: { ...before, ...details } }]),
      );
      return toPersonView(changed, actor, toPerson(studentId, personOf(changed, studentId)));
    }
    // The people changed in between: check again with the current people.
    const latest = await saved.editable(actor, course._id);
    if (email === undefined) throw studentNotFound();
    return this.apply(actor, latest, studentId, details);
  }
}

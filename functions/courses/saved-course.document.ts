import type { CourseMembership } from '../../core/courses/course-membership.ts';
import type { StaffRole } from '../../core/courses/course-staff.ts';
import type { Course, Person } from '../../core/grading/course.ts';
import type { SavedCategory } from './item-ids.ts';
import type { FieldsToRead, StoredDocument } from '../platform/store/store.ts';

/** The fields of a course that its editors can change in one update. People and staff have their own updates. */
export interface SavedContent extends Course {
  readonly categories: readonly SavedCategory[];
  readonly isTemplate: boolean;
}

export interface PersonDocument extends Omit<Person, 'id'> {
  /** Sorts the list, ascending. A fraction for a person who was added between two others. */
  readonly order: number;
  /**
   * Membership of the person with the address. Undefined in rows stored before invitations existed: those people are
   * members.
   */
  readonly membership?: CourseMembership;
}

/** Somebody whom the owner invited to the staff. */
export interface StaffDocument {
  /** Normalized for comparison. */
  readonly email: string;
  readonly role: StaffRole;
  /** `MEMBER` if the person accepted the invitation. Others have no access. */
  readonly membership: CourseMembership;
  /** ID of the account that accepted. Null until then. */
  readonly userId: string | null;
  /** Name of the account that accepted. Empty until then. */
  readonly name: string;
  /** Name of the person who sent the invitation. */
  readonly invitedBy: string;
  readonly invitedAt: string;
  readonly acceptedAt: string | null;
}

/** A course with its people: data that must stay consistent is in one document. */
export interface SavedCourseDocument extends StoredDocument, SavedContent {
  readonly ownerId: string;
  readonly createdBy: string;
  /** By ID, so that two people can be changed at the same time. */
  readonly people: Readonly<Record<string, PersonDocument>>;
  readonly peopleCount: number;
  /** By ID. Undefined in older courses to whose staff nobody was invited. */
  readonly staff?: Readonly<Record<string, StaffDocument>>;
  /** Accounts of the accepted staff by role, derived from `staff`, so that filters can use them. */
  readonly editorIds?: readonly string[];
  readonly graderIds?: readonly string[];
  /** Increases when people are added, removed or imported, when staff changes, or when an address or a membership changes. */
  readonly peopleVersion: number;
  readonly revision: number;
  readonly createdAt: string;
  readonly lastUpdatedOn: string;
  /** Null if it is not deleted. */
  readonly deletedAt: string | null;
}

/** Texts that can be large. They are not read for lists, which do not show them. */
const texts = { syllabus: 0, meetingDetails: 0, notes: 0 } as const;

// The fields that each of these reads leaves out.
export const leftOutOfRoll = { ...texts, categories: 0 } as const;
export const leftOutOfHead = { ...leftOutOfRoll, people: 0 } as const;
export const leftOutOfOutline = { ...texts, people: 0 } as const;

/** A course's name and owner. */
export type CourseHead = Omit<SavedCourseDocument, keyof typeof leftOutOfHead>;
/** The head and the grading of the course. */
export type CourseOutline = Omit<SavedCourseDocument, keyof typeof leftOutOfOutline>;
/** The head and the people of the course. */
export type CourseRoll = Omit<SavedCourseDocument, keyof typeof leftOutOfRoll>;

/** The fields that a list shows to people who have a row in the course. */
const shownToPeople = {
  name: 1,
  description: 1,
  ownerId: 1,
  createdBy: 1,
  lastUpdatedOn: 1,
  isTemplate: 1,
} as const;

type ShownField = keyof typeof shownToPeople | 'people' | 'staff';

/** A course with some of its people and staff. */
export type CourseRows = Pick<SavedCourseDocument, '_id' | ShownField>;

/**
 * The fields to read for a list, with only these rows of the people and the staff, since a course can have a thousand
 * people.
 */
export function fieldsWith(rowIds: Iterable<string>): FieldsToRead<ShownField> {
  const rows = Array.from(rowIds).flatMap((id) => [
    [`people.${id}`, 1] as const,
    [`staff.${id}`, 1] as const,
  ]);
  return { ...shownToPeople, ...Object.fromEntries(rows) };
}

import type { CourseMembership } from '../../core/courses/course-membership.ts';
import type { Course, Person } from '../../core/grading/course.ts';
import type { SavedCategory } from './item-ids.ts';
import type { FieldsToRead, StoredDocument } from '../platform/store/store.ts';

/** The part of a course that its owner can change in one update. People are changed one by one. */
export interface SavedContent extends Course {
  readonly categories: readonly SavedCategory[];
  readonly isTemplate: boolean;
}

export interface PersonDocument extends Omit<Person, 'id'> {
  /** Increases in the order in which people were added. */
  readonly order: number;
  /** Membership of the person with the address. Undefined in rows older than invitations: the person is a member. */
  readonly membership?: CourseMembership;
}

/** A course with its people: data that must stay consistent is in one document. */
export interface SavedCourseDocument extends StoredDocument, SavedContent {
  readonly ownerId: string;
  readonly createdBy: string;
  /** By ID, so that two people can be changed at the same time. */
  readonly people: Readonly<Record<string, PersonDocument>>;
  readonly peopleCount: number;
  /** Increases when people are added, removed or imported, or when an address or a membership changes. */
  readonly peopleVersion: number;
  readonly revision: number;
  readonly createdAt: string;
  readonly lastUpdatedOn: string;
  /** Null if it is not deleted. */
  readonly deletedAt: string | null;
}

/** Texts that can be large. Like people, they are only read for lists that show them. */
const texts = { syllabus: 0, meetingDetails: 0, notes: 0 } as const;
export const allButPeople = { ...texts, categories: 0 } as const;
export const allButHead = { ...allButPeople, people: 0 } as const;
export const allButContent = { ...texts, people: 0 } as const;

/** A course's name and owner. */
export type CourseHead = Omit<SavedCourseDocument, keyof typeof allButHead>;
/** The head and the grading of the course. */
export type CourseOutline = Omit<SavedCourseDocument, keyof typeof allButContent>;
/** The head and the people of the course. */
export type CourseRoll = Omit<SavedCourseDocument, keyof typeof allButPeople>;

/** What a list shows to somebody who has a row in the course. */
const shownToPeople = {
  name: 1,
  description: 1,
  ownerId: 1,
  createdBy: 1,
  lastUpdatedOn: 1,
  isTemplate: 1,
} as const;

type ShownField = keyof typeof shownToPeople | 'people';

/** A course with some of its people. */
export type CourseRows = Pick<SavedCourseDocument, '_id' | ShownField>;

/** The fields to read for a list, with only the given rows, since a course can have a thousand people. */
export function fieldsWith(studentIds: Iterable<string>): FieldsToRead<ShownField> {
  const rows = Array.from(studentIds, (id) => [`people.${id}`, 1] as const);
  return { ...shownToPeople, ...Object.fromEntries(rows) };
}

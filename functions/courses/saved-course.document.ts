import type { CourseMembership } from '../../core/courses/course-membership.ts';
import type { Course, Person } from '../../core/grading/course.ts';
import type { StoredDocument } from '../platform/store/store.ts';

/** What its owner may change of a course at once. People are changed one by one. */
export interface SavedContent extends Course {
  readonly isTemplate: boolean;
}

export interface PersonDocument extends Omit<Person, 'id'> {
  /** Rising in the order in which people were added. */
  readonly order: number;
  /** What the address gives its person. Missing in rows that were written before there were invitations: a member. */
  readonly membership?: CourseMembership;
}

/** A course with its people: what must stay true together is one document. */
export interface SavedCourseDocument extends StoredDocument, SavedContent {
  readonly ownerId: string;
  readonly createdBy: string;
  /** By id, so that two people can be changed at the same time. */
  readonly people: Readonly<Record<string, PersonDocument>>;
  readonly peopleCount: number;
  /** Counts the changes of who is in it. */
  readonly peopleVersion: number;
  readonly revision: number;
  readonly createdAt: string;
  readonly lastUpdatedOn: string;
  /** Null while the course is there. */
  readonly deletedAt: string | null;
}

/** Texts and people can be large: a list that shows none of them does not read them. */
const texts = { syllabus: 0, meetingDetails: 0, notes: 0 } as const;
export const allButPeople = { ...texts, categories: 0 } as const;
export const allButHead = { ...allButPeople, people: 0 } as const;
export const allButContent = { ...texts, people: 0 } as const;

/** What a course is called and whose it is. */
export type CourseHead = Omit<SavedCourseDocument, keyof typeof allButHead>;
/** The head, and how the course is graded. */
export type CourseOutline = Omit<SavedCourseDocument, keyof typeof allButContent>;
/** The head, and who is in the course. */
export type CourseRoll = Omit<SavedCourseDocument, keyof typeof allButPeople>;

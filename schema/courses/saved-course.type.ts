import { GraphQLDateTime } from 'graphql-scalars';
import { maxStaff, type CourseAccess } from '../../core/courses/course-staff.ts';
import { peopleLimits } from '../../core/courses/person-rules.ts';
import { Extensions, Field, Float, Int, ObjectType } from '../type-graphql.ts';
import { CourseContent, CourseHead, CourseSummary } from './course.type.ts';
import { CourseAccessEnum, StaffMember } from './staff.type.ts';
import { Student } from './student.type.ts';
import { connectionOf } from '../connections/connection.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'A saved course. Its owner, its co-instructors and admins can read and edit all of it. Graders read all of it except the notes and item grades, and enter grades of people. Members are people with a verified address whom an instructor added, or who accepted an invitation. Members, and readers of a template, cannot read its notes and item grades. Members see their own entry in `people`. Graders and members who are instructors see all entries. For other users it does not exist.',
})
export class SavedCourse extends CourseContent {
  @Field(() => String, { description: 'Name of the person who created the course.' })
  createdBy!: string;

  @Field(() => String, { description: 'Syllabus. May be empty.' })
  syllabus!: string;

  @Field(() => String, { description: 'When and where the course meets. May be empty.' })
  meetingDetails!: string;

  @Field(() => String, {
    description:
      'IANA name of the time zone in which the dates of the course are typed, for example Europe/Berlin. Empty if unset.',
  })
  timeZone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Notes. May be empty. Null if the caller cannot edit the course.',
  })
  notes!: string | null;

  @Field(() => Boolean, {
    description: 'True if grades of people for the whole course can be over 100 percent.',
  })
  extraCredit!: boolean;

  @Extensions({ maxRows: peopleLimits.people })
  @Field(() => [Student], {
    description: 'People whom the caller can see, in the order of the list.',
  })
  people!: readonly Student[];

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  lastUpdatedOn!: string;

  @Field(() => Boolean, { description: 'True if it is a template: anyone can read and copy it.' })
  isTemplate!: boolean;

  @Field(() => Int, {
    description:
      'Number that grows with each update, except changes of people. An update with an older revision fails with CONFLICT.',
  })
  revision!: number;

  @Field(() => Boolean, { description: 'True if the caller can edit it.' })
  canEdit!: boolean;

  @Field(() => CourseAccessEnum, { description: 'What the caller can do with the course.' })
  access!: CourseAccess;

  @Extensions({ maxRows: maxStaff })
  @Field(() => [StaffMember], {
    nullable: true,
    description:
      'Co-instructors and graders, in the order in which they were invited. Null if the caller neither owns the course nor works in its staff.',
  })
  staff!: readonly StaffMember[] | null;
}

@ObjectType({ simpleResolvers: true, description: 'A saved course in the list of its owner or staff.' })
export class SavedCourseMeta extends CourseSummary {
  @Field(() => Float, {
    nullable: true,
    description: 'Grade on the known items, in percent. Null if no known item has a weight, or for graders.',
  })
  currentGrade!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Letter of the current grade. Null if the scale of the course has none for it.',
  })
  letter!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed.' })
  lastUpdatedOn!: string;

  @Field(() => Boolean, { description: 'True if it is a template: anyone can read and copy it.' })
  isTemplate!: boolean;

  @Field(() => Int, { description: 'Revision of the course, to send with an update.' })
  revision!: number;

  @Field(() => CourseAccessEnum, { description: 'What the caller can do with the course.' })
  access!: CourseAccess;

  @Field(() => String, { description: 'Name of the person who created the course.' })
  createdBy!: string;

  @Field(() => Int, { description: 'Number of people in the course, 0 to 1,000.' })
  peopleCount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A course that its owner deleted and can still restore.',
})
export class DeletedCourse extends CourseHead {
  @Field(() => GraphQLDateTime, { description: 'When it was deleted.' })
  deletedAt!: string;

  @Field(() => GraphQLDateTime, {
    description: 'When it can no longer be restored: 30 days after its deletion.',
  })
  restoreExpiresAt!: string;
}

export const SavedCourseMetaConnection = connectionOf(SavedCourseMeta, {
  name: 'SavedCourseMeta',
  description: 'Courses of the caller, most recently updated first.',
});

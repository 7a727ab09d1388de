import { GraphQLDateTime } from 'graphql-scalars';
import type { StaffRole } from '../../core/courses/course-staff.ts';
import { connectionOf } from '../connections/connection.ts';
import { Field, ID, ObjectType } from '../type-graphql.ts';
import { StaffRoleEnum } from './staff.type.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'An invitation to another person’s course. The caller has no access to the course until accepting it.',
})
export class CourseInvitation {
  @Field(() => ID, { description: 'ID of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Name of the course. May be empty.' })
  courseName!: string;

  @Field(() => String, {
    description: 'Name of the course’s owner, or of the admin who invited the caller to the staff.',
  })
  invitedBy!: string;

  @Field(() => String, {
    description: 'Role in the course’s list of people or in its staff, as text. May be empty.',
  })
  role!: string;

  @Field(() => StaffRoleEnum, {
    nullable: true,
    description: 'Role in the staff of the course. Null for an invitation as a member.',
  })
  staffRole!: StaffRole | null;

  @Field(() => GraphQLDateTime, { description: 'When the caller was invited.' })
  invitedAt!: string;
}

export const CourseInvitationConnection = connectionOf(CourseInvitation, {
  name: 'CourseInvitation',
  description: 'Unanswered invitations, newest first.',
});

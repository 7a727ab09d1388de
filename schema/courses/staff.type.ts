import { GraphQLDateTime } from 'graphql-scalars';
import type { CourseMembership } from '../../core/courses/course-membership.ts';
import { courseAccesses, staffRoles, type StaffRole } from '../../core/courses/course-staff.ts';
import { enumObject } from '../enum-object.ts';
import { Field, ID, ObjectType, registerEnumType } from '../type-graphql.ts';
import { CourseMembershipEnum } from './student.type.ts';

export const StaffRoleEnum = enumObject(staffRoles);
registerEnumType(StaffRoleEnum, {
  name: 'StaffRole',
  description: 'Role of a person in the staff of a course.',
  valuesConfig: {
    CO_INSTRUCTOR: {
      description:
        'Edits the course, its people, its quizzes and its gradebook. Cannot delete the course or change its staff.',
    },
    GRADER: {
      description:
        'Reads the course, its quizzes and results. Enters grades and grades essays. Edits nothing else.',
    },
  },
});

export const CourseAccessEnum = enumObject(courseAccesses);
registerEnumType(CourseAccessEnum, {
  name: 'CourseAccess',
  description: 'What the caller can do with a course.',
  valuesConfig: {
    OWNER: { description: 'Everything. The owner and admins have this access.' },
    CO_INSTRUCTOR: { description: 'Everything, except to delete the course or to change its staff.' },
    GRADER: { description: 'Reads the course and all grades, and enters grades.' },
    INSTRUCTOR: { description: 'A member with an instructor’s account: reads the course and all grades.' },
    MEMBER: { description: 'Reads the course and the caller’s own grades.' },
    READER: { description: 'Reads a template.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'A person in the staff of a course, or an invitation to it. The course’s owner, its staff and admins only.',
})
export class StaffMember {
  @Field(() => ID, { description: 'ID of the person in the staff of the course.' })
  id!: string;

  @Field(() => String, { description: 'Email address that was invited.' })
  email!: string;

  @Field(() => String, { description: 'Name of the person. Empty until the invitation is accepted.' })
  name!: string;

  @Field(() => StaffRoleEnum, { description: 'What the person can do in the course.' })
  role!: StaffRole;

  @Field(() => CourseMembershipEnum, { description: 'The person’s answer to the invitation.' })
  membership!: CourseMembership;

  @Field(() => String, { description: 'Name of the person who sent the invitation.' })
  invitedBy!: string;

  @Field(() => GraphQLDateTime, { description: 'When the person was invited.' })
  invitedAt!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the person accepted the invitation. Null if not yet.',
  })
  acceptedAt!: string | null;
}

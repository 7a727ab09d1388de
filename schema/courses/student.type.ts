import { courseMemberships, type CourseMembership } from '../../core/courses/course-membership.ts';
import { connectionOf } from '../connections/connection.ts';
import { enumObject } from '../enum-object.ts';
import { Field, Float, ID, ObjectType, registerEnumType } from '../type-graphql.ts';

export const CourseMembershipEnum = enumObject(courseMemberships);
registerEnumType(CourseMembershipEnum, {
  name: 'CourseMembership',
  description: 'Relation of a person to a course, by email address.',
  valuesConfig: {
    MEMBER: { description: 'The person is in the course or in its staff.' },
    INVITED: { description: 'The person was invited and has not answered yet.' },
    DECLINED: { description: 'The person declined the invitation.' },
    LEFT: { description: 'The person left the course.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'A person in a course. Only the course’s owner, its staff, members who are instructors, admins and the person can read it.',
})
export class Student {
  @Field(() => ID, { description: 'ID of the person in the course. It never changes.' })
  id!: string;

  @Field(() => String, { description: 'Name of the person.' })
  name!: string;

  @Field(() => String, { description: 'Role in the course’s list of people, as text. May be empty.' })
  role!: string;

  @Field(() => String, {
    description:
      'Email address. May be empty. A user with this verified address is a member or is invited: see `membership`.',
  })
  email!: string;

  @Field(() => String, { description: 'Username or URL. May be empty.' })
  linkedin!: string;

  @Field(() => String, { description: 'Username or URL. May be empty.' })
  github!: string;

  @Field(() => String, { description: 'ID of the person in another system. May be empty.' })
  key!: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Entered course grade, in percent. Null if there is none.',
  })
  grade!: number | null;

  @Field(() => CourseMembershipEnum, {
    nullable: true,
    description:
      'Relation of the email address to the course. MEMBER if an instructor or admin added it. INVITED at first if a student added it. Null if there is no address.',
  })
  membership!: CourseMembership | null;
}

export const StudentConnection = connectionOf(Student, {
  name: 'Student',
  description: 'People of a course, in the order of the list.',
});

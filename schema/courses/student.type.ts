import { courseMemberships, type CourseMembership } from '../../core/courses/course-membership.ts';
import { enumObject } from '../enum-object.ts';
import { Field, Float, ID, ObjectType, registerEnumType } from '../type-graphql.ts';

const CourseMembershipEnum = enumObject(courseMemberships);
registerEnumType(CourseMembershipEnum, {
  name: 'CourseMembership',
  description: 'What the address of a row in a course gives its person.',
  valuesConfig: {
    MEMBER: { description: 'The person is in the course.' },
    INVITED: { description: 'The person has not answered the invitation of a student.' },
    DECLINED: { description: 'The person declined the invitation.' },
    LEFT: { description: 'The person left the course.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'A person in a course. Seen by whoever may edit the course, by its instructors, and by the person.',
})
export class Student {
  @Field(() => ID, { description: 'Opaque; the same for as long as the person is in the course.' })
  id!: string;

  @Field(() => String, { description: 'What the person is called.' })
  name!: string;

  @Field(() => String, { description: 'What the person is in the course; may be empty.' })
  role!: string;

  @Field(() => String, {
    description:
      'May be empty. A user with this verified address is a member, or is invited: see `membership`.',
  })
  email!: string;

  @Field(() => String, { description: 'A name there or an address; may be empty.' })
  linkedin!: string;

  @Field(() => String, { description: 'A name there or an address; may be empty.' })
  github!: string;

  @Field(() => String, { description: 'What other systems know the person by; may be empty.' })
  key!: string;

  @Field(() => Float, { nullable: true, description: 'Percent of the course; null while none was given.' })
  grade!: number | null;

  @Field(() => CourseMembershipEnum, {
    nullable: true,
    description:
      'What the address gives its person. An address that an instructor or admin adds is a member’s; one that a student ' +
      'adds is invited. Null if the row has no address.',
  })
  membership!: CourseMembership | null;
}

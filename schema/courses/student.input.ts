import { Field, Float, ID, InputType, Int } from '../type-graphql.ts';

@InputType({ description: 'A person to add to a course.' })
export class StudentInput {
  @Field(() => String, { description: 'Name of the person, 1 to 200 characters.' })
  name!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Role in the course’s list of people, as text. Maximum 100 characters.',
  })
  role!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Email address, unique in the course. May be empty.',
  })
  email!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'LinkedIn username or http(s) URL. Maximum 300 characters.',
  })
  linkedin!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'GitHub username or http(s) URL. Maximum 300 characters.',
  })
  github!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'ID of the person in another system. Maximum 100 characters.',
  })
  key!: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Grade in percent of the course, 0 to 100, with extra credit 0 to 1,000,000. Null for none.',
  })
  grade?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Position of the person in the list of people, counted from 1. Null, or a larger number than the list has people, for the end of the list.',
  })
  position?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a person whom the caller removed, to restore that person. The grade that the person had is accepted, even if it is over 100 and the course has no extra credit. Null for a new person.',
  })
  removedId?: string | null;
}

@InputType({
  description:
    'Changes to a person in a course, without the grade. Omitted fields stay. No field can be null.',
})
export class UpdateStudentInput {
  @Field(() => String, { nullable: true, description: 'Name of the person, 1 to 200 characters.' })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Role in the course’s list of people, as text. Maximum 100 characters.',
  })
  role?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address, unique in the course. May be empty.',
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'LinkedIn username or http(s) URL. Maximum 300 characters.',
  })
  linkedin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'GitHub username or http(s) URL. Maximum 300 characters.',
  })
  github?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ID of the person in another system. Maximum 100 characters.',
  })
  key?: string | null;
}

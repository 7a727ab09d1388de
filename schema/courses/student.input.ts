import { Field, Float, InputType } from '../type-graphql.ts';

@InputType({ description: 'A person to add to a course.' })
export class StudentInput {
  @Field(() => String, { description: 'Maximum 200 characters. Not blank.' })
  name!: string;

  @Field(() => String, { defaultValue: '', description: 'Maximum 100 characters.' })
  role!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Email address, unique in the course. May be empty.',
  })
  email!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Username or http(s) URL. Maximum 300 characters.',
  })
  linkedin!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Username or http(s) URL. Maximum 300 characters.',
  })
  github!: string;

  @Field(() => String, { defaultValue: '', description: 'Maximum 100 characters.' })
  key!: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Grade in percent of the course, 0 to 1,000,000. Null for none.',
  })
  grade?: number | null;
}

@InputType({
  description:
    'Changes to a person in a course, without the grade. Omitted fields stay. No field can be null.',
})
export class UpdateStudentInput {
  @Field(() => String, { nullable: true, description: 'Maximum 200 characters. Not blank.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Maximum 100 characters.' })
  role?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address, unique in the course. May be empty.',
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Username or http(s) URL. Maximum 300 characters.',
  })
  linkedin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Username or http(s) URL. Maximum 300 characters.',
  })
  github?: string | null;

  @Field(() => String, { nullable: true, description: 'Maximum 100 characters.' })
  key?: string | null;
}

import { Field, Float, InputType } from '../type-graphql.ts';

@InputType({ description: 'A person to add to a course.' })
export class StudentInput {
  @Field(() => String, { description: 'Not blank; at most 200 characters.' })
  name!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 100 characters.' })
  role!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Empty, or shaped like an address, which nobody else in the course has.',
  })
  email!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'A name or an http(s) address; at most 300 characters.',
  })
  linkedin!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'A name or an http(s) address; at most 300 characters.',
  })
  github!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 100 characters.' })
  key!: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Percent of the course, 0 to 1,000,000; null for none.',
  })
  grade?: number | null;
}

@InputType({
  description:
    'What a course knows of a person, but for the grade: what is left out stays as it is; nothing may be null.',
})
export class UpdateStudentInput {
  @Field(() => String, { nullable: true, description: 'Not blank; at most 200 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  role?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Empty, or shaped like an address, which nobody else in the course has.',
  })
  email?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A name or an http(s) address; at most 300 characters.',
  })
  linkedin?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A name or an http(s) address; at most 300 characters.',
  })
  github?: string | null;

  @Field(() => String, { nullable: true, description: 'At most 100 characters.' })
  key?: string | null;
}

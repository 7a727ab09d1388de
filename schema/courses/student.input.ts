import { Field, Float, InputType } from '../type-graphql.ts';

@InputType({ description: 'A person to add to a course.' })
export class StudentInput {
  @Field(() => String, { description: 'Not blank; at most 200 characters.' })
  name!: string;

  @Field(() => String, { defaultValue: '', description: 'At most 100 characters.' })
  role!: string;

  @Field(() => String, { defaultValue: '', description: 'Empty, or shaped like an address.' })
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

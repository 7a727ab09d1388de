import { Field, Float, ID, ObjectType } from '../type-graphql.ts';

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
    description: 'May be empty. Whoever proves this address as an account’s is a member of the course.',
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
}

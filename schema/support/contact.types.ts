import { GraphQLDateTime } from 'graphql-scalars';
import { connectionOf } from '../connections/connection.ts';
import { Field, ID, InputType, ObjectType } from '../type-graphql.ts';

@InputType({ description: 'A message to whoever runs the place.' })
export class ContactInput {
  @Field(() => String, { description: 'One line, 1 to 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'An e-mail address to answer to.' })
  email!: string;

  @Field(() => String, { description: 'Plain text, 1 to 5,000 characters.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The outcome of a message.' })
export class ContactResult {
  @Field(() => String, { description: 'What to tell the person.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A message that came by the contact form. Admins see it.' })
export class ContactMessage {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'As it was typed.' })
  name!: string;

  @Field(() => String, { description: 'As it was typed: nobody has proven it.' })
  email!: string;

  @Field(() => String, { description: 'Plain text.' })
  message!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The account of the sender; null where nobody was signed in.',
  })
  userId!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it came.' })
  createdOn!: string;
}

export const ContactMessageConnection = connectionOf(ContactMessage, {
  name: 'ContactMessage',
  description: 'Messages by the contact form, newest first.',
});

import { GraphQLDateTime } from 'graphql-scalars';
import { connectionOf } from '../connections/connection.ts';
import { Field, ID, InputType, ObjectType } from '../type-graphql.ts';

@InputType({ description: 'A message to the operators of this site.' })
export class ContactInput {
  @Field(() => String, { description: 'Name of the sender, 1 to 100 characters in one line.' })
  name!: string;

  @Field(() => String, { description: 'Email address for the reply.' })
  email!: string;

  @Field(() => String, { description: 'Message in plain text, 1 to 5,000 characters.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of sending a contact message.' })
export class ContactResult {
  @Field(() => String, { description: 'Message to show.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A message from the contact form. Admins only.' })
export class ContactMessage {
  @Field(() => ID, { description: 'ID of the message.' })
  id!: string;

  @Field(() => String, { description: 'Name as typed.' })
  name!: string;

  @Field(() => String, { description: 'Email address as typed. It is not verified.' })
  email!: string;

  @Field(() => String, { description: 'Message in plain text.' })
  message!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'ID of the sender’s account. Null if nobody was signed in.',
  })
  userId!: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the message was received.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When an admin marked the message as answered. Null if it is open.',
  })
  answeredAt!: string | null;
}

export const ContactMessageConnection = connectionOf(ContactMessage, {
  name: 'ContactMessage',
  description: 'Messages from the contact form, newest first.',
});

import { GraphQLDateTime } from 'graphql-scalars';
import type { Role } from '../../core/accounts/role.ts';
import { Field, ID, Int, ObjectType } from '../type-graphql.ts';
import { RoleEnum } from './role.enum.ts';

@ObjectType({ simpleResolvers: true, description: 'A link that a person shows on the own account.' })
export class UserLink {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'What the link is called.' })
  title!: string;

  @Field(() => String, { description: 'An http or https address.' })
  url!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Storage that an account uses, and its limit.' })
export class AccountStorage {
  @Field(() => Int, {
    description:
      'Bytes that the account’s courses, quizzes, questions, files and attempts use. Deleted ones count for 30 days.',
  })
  usedBytes!: number;

  @Field(() => Int, {
    description:
      'Bytes that the account can use: 20 MB (students), 250 MB (instructors) or 1,000 MB (admins).',
  })
  limitBytes!: number;

  @Field(() => Int, {
    description: 'The last bytes of the limit, which only attempts and their answers can use: 5 MB.',
  })
  attemptReserveBytes!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'An account. It is shown to whom it belongs and to admins; to everybody else it does not exist.',
})
export class User {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'In small letters; no two accounts share one.' })
  email!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name; may be empty.' })
  lastName!: string;

  @Field(() => RoleEnum, { description: 'What the account may do.' })
  role!: Role;

  @Field(() => Boolean, { description: 'Whether the person asked at registration to become an instructor.' })
  instructor!: boolean;

  @Field(() => Boolean, { description: 'Whether mails about more than the account itself are welcome.' })
  notifications!: boolean;

  @Field(() => String, { description: 'What the person says of itself; plain text, may be empty.' })
  description!: string;

  @Field(() => [UserLink], { description: 'In the order in which they were added.' })
  links!: readonly UserLink[];

  @Field(() => Boolean, { description: 'Whether the address is proven.' })
  verified!: boolean;

  @Field(() => Boolean, { description: 'Whether an admin has shut the account.' })
  disabled!: boolean;

  @Field(() => Boolean, { description: 'Whether the account may ask to become an instructor.' })
  upgradeRequestsEnabled!: boolean;

  @Field(() => Boolean, { description: 'Whether the account can sign in with a password.' })
  hasPassword!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When it was registered.' })
  createdOn!: string;
}

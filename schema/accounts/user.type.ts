import { GraphQLDateTime } from 'graphql-scalars';
import type { Role } from '../../core/accounts/role.ts';
import { Field, ID, Int, ObjectType } from '../type-graphql.ts';
import { RoleEnum } from './role.enum.ts';

@ObjectType({ simpleResolvers: true, description: 'A link in an account.' })
export class UserLink {
  @Field(() => ID, { description: 'ID of the link.' })
  id!: string;

  @Field(() => String, { description: 'Title of the link.' })
  title!: string;

  @Field(() => String, { description: 'http or https URL.' })
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
    description: 'Bytes of the limit that are reserved for attempts and their answers: 5 MB.',
  })
  attemptReserveBytes!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'An account. Its owner and admins only. For other users it does not exist.',
})
export class User {
  @Field(() => ID, { description: 'ID of the account.' })
  id!: string;

  @Field(() => String, { description: 'Email address in lower case. Unique.' })
  email!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name. May be empty.' })
  lastName!: string;

  @Field(() => RoleEnum, { description: 'Role of the account.' })
  role!: Role;

  @Field(() => Boolean, {
    description:
      'True if the person asked at registration to become an instructor. False once an admin has changed the role.',
  })
  instructor!: boolean;

  @Field(() => Boolean, { description: 'True if the account receives product news.' })
  notifications!: boolean;

  @Field(() => String, {
    description: 'Plain text about the person, maximum 2,000 characters. May be empty.',
  })
  description!: string;

  @Field(() => [UserLink], { description: 'Links in the order in which they were added. Maximum 20.' })
  links!: readonly UserLink[];

  @Field(() => Boolean, { description: 'True if the email address is verified.' })
  isVerified!: boolean;

  @Field(() => Boolean, { description: 'True if an admin disabled the account.' })
  isDisabled!: boolean;

  @Field(() => Boolean, {
    description: 'False if an admin switched off this account’s requests to become an instructor.',
  })
  canRequestUpgrade!: boolean;

  @Field(() => Boolean, { description: 'True if the account has a password.' })
  hasPassword!: boolean;

  @Field(() => GraphQLDateTime, { description: 'When the account was registered.' })
  createdAt!: string;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the account last signed in. Null if never.',
  })
  lastSignInAt!: string | null;
}

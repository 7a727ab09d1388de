import type { Role } from '../../core/accounts/role.ts';
import { Field, InputType, ObjectType } from '../type-graphql.ts';
import { RoleEnum } from './role.enum.ts';

/** A response with a message for the user. */
@ObjectType({ simpleResolvers: true })
abstract class Message {
  @Field(() => String, { description: 'Message to show.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Result of a registration.' })
export class RegisterResult extends Message {}

@ObjectType({ simpleResolvers: true, description: 'Result of a verification.' })
export class VerifyResult extends Message {
  @Field(() => Boolean, {
    description:
      'True if the address is verified, but the account has no usable password yet. To make one usable, send `password` or `newPassword` with the same token.',
  })
  needsPassword!: boolean;

  @Field(() => String, {
    nullable: true,
    description:
      'Path on this site that the person registered from, to open after signing in. Null if there is none, if the account has no usable password yet, or if another password was set.',
  })
  returnPath!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'Result of a password reset step.' })
export class ResetResult extends Message {}

@ObjectType({ simpleResolvers: true, description: 'Result of requesting a sign-in code.' })
export class LoginCodeResult extends Message {}

@InputType({
  description: 'Details of a request to become an instructor, made at registration. Each is optional.',
})
export class RegistrationUpgradeInput {
  @Field(() => String, {
    defaultValue: '',
    description: 'http or https URL, maximum 2,000 characters. May be empty.',
  })
  linkedin!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Academic title or position. Maximum 200 characters.',
  })
  title!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'Reason in plain text, 10 to 1,000 characters. May be empty.',
  })
  description!: string;

  @Field(() => String, { defaultValue: '', description: 'School or university. Maximum 200 characters.' })
  affiliation!: string;
}

@InputType({ description: 'An account to create.' })
export class RegisterInput {
  @Field(() => String, { description: 'Given name, 1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { defaultValue: '', description: 'Family name, at most 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'Email address, maximum 254 characters. Letter case is ignored.' })
  email!: string;

  @Field(() => String, {
    description:
      'Password, 10 to 128 characters. Common passwords, and passwords with the name or email address, are refused.',
  })
  password!: string;

  @Field(() => RoleEnum, {
    nullable: true,
    description: 'Has no effect: everybody who registers starts as a Student. Some clients send it.',
  })
  role?: Role | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True to request to become an instructor. An admin decides.',
  })
  instructor!: boolean;

  @Field(() => RegistrationUpgradeInput, {
    nullable: true,
    description:
      'Details of the request to become an instructor. They have no effect unless `instructor` is true. Admins get them once the account is verified with the password of the registration. They are dropped if another password is set at verification: the request is then sent without them.',
  })
  upgradeRequest?: RegistrationUpgradeInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Path on this site to open after the first sign-in, for example the path of a course. Maximum 1,000 characters. `verifyEmail` returns it, so that the person finds the way back on another device.',
  })
  returnPath?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True to receive product news.',
  })
  notifications!: boolean;
}

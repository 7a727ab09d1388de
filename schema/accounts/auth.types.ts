import { Field, InputType, ObjectType } from '../type-graphql.ts';

/** An answer that is a sentence for the person. */
@ObjectType({ simpleResolvers: true })
abstract class Message {
  @Field(() => String, { description: 'What to tell the person.' })
  message!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The outcome of a registration.' })
export class RegisterResult extends Message {}

@ObjectType({ simpleResolvers: true, description: 'The outcome of a verification.' })
export class VerifyResult extends Message {
  @Field(() => Boolean, {
    description:
      'True if the address is verified and nobody can sign in yet: `password` or `newPassword` has to be sent with the same token.',
  })
  needsPassword!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'The outcome of a step of resetting a password.' })
export class ResetResult extends Message {}

@ObjectType({ simpleResolvers: true, description: 'The outcome of asking for a sign-in code.' })
export class LoginCodeResult extends Message {}

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'Given name, 1 to 100 characters.' })
  firstName!: string;

  @Field(() => String, { defaultValue: '', description: 'Family name, at most 100 characters.' })
  lastName!: string;

  @Field(() => String, { description: 'An e-mail address; the case of its letters does not matter.' })
  email!: string;

  @Field(() => String, { description: '10 to 128 characters; well-known passwords are refused.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Ignored: every account starts as a Student. Here because clients send it.',
  })
  role?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'A wish to become an instructor. It gives no right; an admin decides.',
  })
  instructor!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether mails beside those of the account are welcome.',
  })
  notifications!: boolean;
}

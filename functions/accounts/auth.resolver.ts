import {
  RegisterInput,
  RegisterResult,
  ResetResult,
  VerifyResult,
} from '../../schema/accounts/auth.types.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { RequestContext } from '../core/request-context.ts';
import type { GoogleLoginService } from './google-login.service.ts';
import type { LoginService } from './login.service.ts';
import type { PasswordResetService } from './password-reset.service.ts';
import type { RegistrationService } from './registration.service.ts';

export interface AuthResolverParts {
  readonly registration: RegistrationService;
  readonly login: LoginService;
  readonly googleLogin: GoogleLoginService;
  readonly passwordReset: PasswordResetService;
}

@Resolver()
export class AuthResolver {
  constructor(private readonly parts: AuthResolverParts) {}

  @Authorized('anyone')
  @Mutation(() => RegisterResult, {
    nullable: true,
    description:
      'Makes an account and mails a link that verifies it; once more where that has yet to be done. Anyone may, 20 times an hour.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
    @Ctx() { client }: RequestContext,
  ): Promise<RegisterResult> {
    return this.parts.registration.register(input, client);
  }

  @Authorized('anyone')
  @Mutation(() => VerifyResult, { nullable: true, description: 'Proves an address, once, within 24 hours.' })
  verifyEmail(
    @Arg('token', () => String, { description: 'From the link in the mail.' }) token: string,
    @Ctx() { client }: RequestContext,
  ): Promise<VerifyResult> {
    return this.parts.registration.verify(token, client);
  }

  @Authorized('anyone')
  @Mutation(() => User, {
    nullable: true,
    description: 'Signs in; the answer sets the session’s cookies. Ten attempts at an account in 15 minutes.',
  })
  login(
    @Arg('email', () => String, { description: 'The account’s address.' }) email: string,
    @Arg('password', () => String, { description: 'Its password.' }) password: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.parts.login.login(email, password, context);
  }

  @Authorized('anyone')
  @Mutation(() => User, {
    nullable: true,
    description: 'Signs in with Google’s word for who it is; makes the account where there is none.',
  })
  loginWithGoogle(
    @Arg('jwtToken', () => String, { description: 'Google’s ID token.' }) jwtToken: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.parts.googleLogin.login(jwtToken, context);
  }

  @Authorized('anyone')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Ends the session; true also where there was none.',
  })
  async logout(@Ctx() context: RequestContext): Promise<boolean> {
    await this.parts.login.logout(context);
    return true;
  }

  @Authorized('anyone')
  @Mutation(() => ResetResult, {
    nullable: true,
    description:
      'Mails a link that sets a new password, if the address has an account; the answer does not tell.',
  })
  requestPasswordReset(
    @Arg('email', () => String, { description: 'The account’s address.' }) email: string,
    @Ctx() { client }: RequestContext,
  ): Promise<ResetResult> {
    return this.parts.passwordReset.request(email, client);
  }

  @Authorized('anyone')
  @Query(() => Boolean, {
    nullable: true,
    description: 'Whether the link of a mail can set a new password still. Anyone may ask, 20 times an hour.',
  })
  passwordResetLink(
    @Arg('token', () => String, { description: 'From the link in the mail.' }) token: string,
    @Ctx() { client }: RequestContext,
  ): Promise<boolean> {
    return this.parts.passwordReset.works(token, client);
  }

  @Authorized('anyone')
  @Mutation(() => ResetResult, {
    nullable: true,
    description: 'Sets a new password, once, within an hour, and ends every session of the account.',
  })
  resetPassword(
    @Arg('token', () => String, { description: 'From the link in the mail.' }) token: string,
    @Arg('password', () => String, { description: '10 to 128 characters; well-known ones are refused.' })
    password: string,
    @Ctx() { client }: RequestContext,
  ): Promise<ResetResult> {
    return this.parts.passwordReset.reset(token, password, client);
  }
}

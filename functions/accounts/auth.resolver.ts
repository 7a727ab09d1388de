import {
  LoginCodeResult,
  RegisterInput,
  RegisterResult,
  ResetResult,
  VerifyResult,
} from '../../schema/accounts/auth.types.ts';
import { User } from '../../schema/accounts/user.type.ts';
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from '../../schema/type-graphql.ts';
import type { RequestContext } from '../platform/request-context.ts';
import type { GoogleLoginService } from './google-login.service.ts';
import type { LoginCodeService } from './login-code.service.ts';
import type { LoginService } from './login.service.ts';
import type { PasswordResetService } from './password-reset.service.ts';
import type { RegistrationService } from './registration.service.ts';
import type { VerificationService } from './verification.service.ts';

export interface AuthResolverParts {
  readonly registration: RegistrationService;
  readonly verification: VerificationService;
  readonly login: LoginService;
  readonly loginCodes: LoginCodeService;
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
      'Makes an account and mails a link that verifies it. Repeated before the address is verified, it replaces the registration and its link. Maximum 10 a day for one mailbox. Maximum 600 an hour from one client address; those that `verifyEmail` completed do not count.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
    @Ctx() context: RequestContext,
  ): Promise<RegisterResult> {
    return this.parts.registration.register(input, context);
  }

  @Authorized('anyone')
  @Mutation(() => VerifyResult, {
    nullable: true,
    description:
      'Verifies an address within 24 hours. The password that was registered becomes usable in the browser that registered, or with `password`. `newPassword` sets another one instead.',
  })
  verifyEmail(
    @Arg('token', () => String, { description: 'From the link in the mail.' }) token: string,
    @Ctx() context: RequestContext,
    @Arg('password', () => String, {
      nullable: true,
      description: 'The password that was registered. Not needed in the browser that registered.',
    })
    password: string | null = null,
    @Arg('newPassword', () => String, {
      nullable: true,
      description: 'A password to set instead of the registered one, 10 to 128 characters.',
    })
    newPassword: string | null = null,
  ): Promise<VerifyResult> {
    return this.parts.verification.verify(token, { password, newPassword }, context);
  }

  @Authorized('anyone')
  @Mutation(() => User, {
    nullable: true,
    description:
      'Signs in; the response sets the session’s cookies. Only failures count, each for 15 minutes. Maximum for new browsers at one account: 5 from one client address and 10 from all addresses together. After 3 failures from one address, each attempt waits: 1 second, then 2 seconds. Known browsers and mailed codes have a count of their own: maximum 10, with waits of 1, 2, 4, … seconds after 3 failures.',
  })
  login(
    @Arg('email', () => String, { description: 'The account’s address.' }) email: string,
    @Arg('password', () => String, { description: 'Its password.' }) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description:
        'The code that `requestLoginCode` mailed. With it, the password is checked however many others guess at the account. Null where there is none.',
    })
    code: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.parts.login.login({ email, password, code: code ?? null }, context);
  }

  @Authorized('anyone')
  @Mutation(() => LoginCodeResult, {
    nullable: true,
    description:
      'Mails a code for `login`, if the address has an account; the answer is the same if it has none. The code works once, for one hour. Maximum 3 mails to an address in 30 minutes.',
  })
  requestLoginCode(
    @Arg('email', () => String, { description: 'The account’s address.' }) email: string,
    @Ctx() { client }: RequestContext,
  ): Promise<LoginCodeResult> {
    return this.parts.loginCodes.request(email, client);
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
    description:
      'Whether the link of a mail can set a new password still. Anyone may ask, 300 times in 15 minutes.',
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
    description:
      'Sets a new password, once, within an hour, and ends every session of the account. The browser is known to the account afterwards.',
  })
  resetPassword(
    @Arg('token', () => String, { description: 'From the link in the mail.' }) token: string,
    @Arg('password', () => String, { description: '10 to 128 characters; well-known ones are refused.' })
    password: string,
    @Ctx() context: RequestContext,
  ): Promise<ResetResult> {
    return this.parts.passwordReset.reset(token, password, context);
  }
}

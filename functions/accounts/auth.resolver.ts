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

export interface AuthResolverDependencies {
  readonly registration: RegistrationService;
  readonly verification: VerificationService;
  readonly login: LoginService;
  readonly loginCodes: LoginCodeService;
  readonly googleLogin: GoogleLoginService;
  readonly passwordReset: PasswordResetService;
}

@Resolver()
export class AuthResolver {
  constructor(private readonly dependencies: AuthResolverDependencies) {}

  @Authorized('anyone')
  @Mutation(() => RegisterResult, {
    nullable: true,
    description:
      'Creates an account and mails a verification link. Repeating it before the address is verified replaces the registration and its link. Maximum mails per day to one mailbox, including password resets of unverified addresses: 10 caused by one client address, and 40 in total. Maximum registrations per hour: 600 from one client address, and 1,200 from its network. A registration no longer counts when `verifyEmail` makes a password usable.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'Account to create.' }) input: RegisterInput,
    @Ctx() context: RequestContext,
  ): Promise<RegisterResult> {
    const { upgradeRequest = null, returnPath = null } = input;
    return this.dependencies.registration.register({ ...input, upgradeRequest, returnPath }, context);
  }

  @Authorized('anyone')
  @Mutation(() => VerifyResult, {
    nullable: true,
    description:
      'Verifies an email address. The token works for 24 hours. The registered password becomes usable if the call comes from the browser that registered, or contains this password as `password`. `newPassword` sets another password instead.',
  })
  verifyEmail(
    @Arg('token', () => String, { description: 'Token from the link in the mail.' }) token: string,
    @Ctx() context: RequestContext,
    @Arg('password', () => String, {
      nullable: true,
      description: 'The registered password. Not needed in the browser that registered.',
    })
    password: string | null = null,
    @Arg('newPassword', () => String, {
      nullable: true,
      description: 'Password to set instead of the registered one, 10 to 128 characters.',
    })
    newPassword: string | null = null,
  ): Promise<VerifyResult> {
    return this.dependencies.verification.verify(token, { password, newPassword }, context);
  }

  @Authorized('anyone')
  @Mutation(() => User, {
    nullable: true,
    description:
      'Signs in. The response sets the session cookies. Each failure counts for 15 minutes. Maximum failures of new browsers at one account: 5 from one client address, and 10 from all addresses. After the third failure from one address, attempts are refused for 1 second, and after the fourth for 2 seconds. Each known browser and each mailed code has its own count, maximum 10 failures. After its third failure, attempts are refused for 1 second, and after each further failure for 2, 4, … seconds.',
  })
  login(
    @Arg('email', () => String, { description: 'Email address of the account.' }) email: string,
    @Arg('password', () => String, { description: 'Password of the account.' }) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description:
        'Code mailed by `requestLoginCode`. With a code, failures of other people do not block the sign-in. Null if there is none.',
    })
    code: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.dependencies.login.login({ email, password, code: code ?? null }, context);
  }

  @Authorized('anyone')
  @Mutation(() => LoginCodeResult, {
    nullable: true,
    description:
      'Mails a code for `login` if the address has an account. The response is the same if it has none. The code works once, for one hour. Maximum 3 mails to an address in 30 minutes.',
  })
  requestLoginCode(
    @Arg('email', () => String, { description: 'Email address of the account.' }) email: string,
    @Ctx() { client }: RequestContext,
  ): Promise<LoginCodeResult> {
    return this.dependencies.loginCodes.request(email, client);
  }

  @Authorized('anyone')
  @Mutation(() => User, {
    nullable: true,
    description: 'Signs in with a Google account. Creates the account if there is none.',
  })
  loginWithGoogle(
    @Arg('jwtToken', () => String, { description: 'ID token from Google.' }) jwtToken: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.dependencies.googleLogin.login(jwtToken, context);
  }

  @Authorized('anyone')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Ends the session. Returns true even if there was none.',
  })
  async logout(@Ctx() context: RequestContext): Promise<boolean> {
    await this.dependencies.login.logout(context);
    return true;
  }

  @Authorized('anyone')
  @Mutation(() => ResetResult, {
    nullable: true,
    description:
      'Mails a link to set a new password if the address has an account. The response is the same if it has none.',
  })
  requestPasswordReset(
    @Arg('email', () => String, { description: 'Email address of the account.' }) email: string,
    @Ctx() { client }: RequestContext,
  ): Promise<ResetResult> {
    return this.dependencies.passwordReset.request(email, client);
  }

  @Authorized('anyone')
  @Query(() => Boolean, {
    nullable: true,
    description:
      'True if the mailed link can still set a new password. Maximum 300 requests from one client address in 15 minutes.',
  })
  passwordResetLink(
    @Arg('token', () => String, { description: 'Token from the link in the mail.' }) token: string,
    @Ctx() { client }: RequestContext,
  ): Promise<boolean> {
    return this.dependencies.passwordReset.works(token, client);
  }

  @Authorized('anyone')
  @Mutation(() => ResetResult, {
    nullable: true,
    description:
      'Sets a new password with a link that works once, for one hour. Ends all sessions of the account. The browser counts as a known browser at `login`, but is not signed in.',
  })
  resetPassword(
    @Arg('token', () => String, { description: 'Token from the link in the mail.' }) token: string,
    @Arg('password', () => String, {
      description: 'New password, 10 to 128 characters. Common passwords are refused.',
    })
    password: string,
    @Ctx() context: RequestContext,
  ): Promise<ResetResult> {
    return this.dependencies.passwordReset.reset(token, password, context);
  }
}

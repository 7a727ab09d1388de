import { isEmail, normalizeEmail } from '../../core/accounts/email.ts';
import type { User } from '../../schema/accounts/user.type.ts';
import { isoAfter, type Clock } from '../platform/clock.ts';
import type { NewId } from '../platform/new-id.ts';
import type { RequestContext } from '../platform/request-context.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import type { GoogleIdentity, GooglePerson } from './google-identity.ts';
import { loginFailed, type LoginService } from './login.service.ts';
import { newUser } from './new-user.ts';
import { isUnproven, isUsable } from './user.policy.ts';
import type { UserDocument, UserStore } from './user.store.ts';

export interface GoogleLoginServiceDependencies {
  readonly users: UserStore;
  readonly login: LoginService;
  /** Null if Google login is not set up. */
  readonly google: GoogleIdentity | null;
  readonly clock: Clock;
  readonly newId: NewId;
}

/**
 * Signs users in with Google. Google's ID identifies the account. The address is only used at the first sign-in, to
 * link an existing account.
 */
export class GoogleLoginService {
  constructor(private readonly dependencies: GoogleLoginServiceDependencies) {}

  /** Throws UNAUTHENTICATED if the token is invalid, or if its account cannot be used. */
  async login(idToken: string, context: RequestContext): Promise<User> {
    const { google, login } = this.dependencies;
    const person = google && (await google.verify(idToken));
    if (!person?.emailVerified || !isEmail(normalizeEmail(person.email))) throw loginFailed();
    const user = await this.accountOf({ ...person, email: normalizeEmail(person.email) });
    if (!isUsable(user)) throw loginFailed();
    return login.signIn(user, context);
  }

  private async accountOf(person: GooglePerson): Promise<UserDocument> {
    const { users } = this.dependencies;
    const known = await users.findByGoogleId(person.id);
    if (known) return known;
    const sameAddress = await users.findByEmail(person.email);
    return sameAddress ? this.link(sameAddress, person) : this.create(person);
  }

  /**
   * Google has verified the address. An earlier unproven registration may be from somebody else, who waits for
   * the owner of the address to sign in. So the registration's password and sessions are removed.
   */
  private async link(user: UserDocument, { id, firstName, lastName }: GooglePerson): Promise<UserDocument> {
    if (user.googleId !== undefined) throw loginFailed();
    const unproven = {
      firstName,
      lastName,
      passwordHash: null,
      isVerified: true,
      verification: null,
      reset: null,
      sessions: {},
    };
    const changes = isUnproven(user) ? { googleId: id, ...unproven } : { googleId: id };
    const unchanged = { isVerified: user.isVerified, passwordHash: { $eq: user.passwordHash } };
    const linked = await this.dependencies.users.change(user._id, { $set: changes }, unchanged);
    if (!linked) throw loginFailed();
    return linked;
  }

  private async create({ id, email, firstName, lastName }: GooglePerson): Promise<UserDocument> {
    const { users, clock, newId } = this.dependencies;
    const person = { email, firstName, lastName, googleId: id, passwordHash: null, verification: null };
    const user = newUser(newId(), isoAfter(clock, 0), person);
    try {
      await users.add(user);
    } catch (error) {
      // A concurrent first login created the account.
      if (isDuplicateKey(error)) throw loginFailed();
      throw error;
    }
    return user;
  }
}

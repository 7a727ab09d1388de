import { maxPasswordLength } from '../../core/accounts/password.ts';
import type { Actor } from '../platform/actor.ts';
import { isoAfter, minute, type Clock } from '../platform/clock.ts';
import { badUserInput } from '../platform/errors.ts';
import type { AttemptGuard, AttemptLimit } from '../platform/limits/attempt-guard.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import { forbidden } from '../platform/policy.ts';
import type { UserDocument } from './user.store.ts';

export interface ReauthenticationDependencies {
  readonly hasher: PasswordHasher;
  readonly guard: AttemptGuard;
  readonly clock: Clock;
}

export interface Proof {
  readonly password: string | null;
  /** What the input calls it. */
  readonly field: string;
}

/** By session, so that a stolen one does not keep the owner's from proving the password. */
const proving: AttemptLimit = { name: 'reauthentication', free: 3, maxPerClient: 10, max: 20 };

/** How long a sign-in counts as fresh. */
const fresh = 15 * minute;

/** Asks once more who somebody is, before what cannot be taken back: a browser may be left open. */
export class Reauthentication {
  constructor(private readonly dependencies: ReauthenticationDependencies) {}

  /**
   * By the password; where the account has none, by a session that began in the last 15 minutes. Throws BAD_USER_INPUT
   * with the field where the password is wrong, FORBIDDEN where the session is older, RATE_LIMITED where it is guessed at.
   */
  async prove(actor: Actor, user: UserDocument, { password, field }: Proof): Promise<void> {
    const { hasher, guard } = this.dependencies;
    if (user.passwordHash === null) return this.proveFresh(actor, user);
    const attempt = { subject: user._id, by: actor.sessionId ?? '' };
    const { isCorrect } = await guard.attempt(proving, attempt, () =>
      hasher.verify(user.passwordHash, (password ?? '').slice(0, 4 * maxPasswordLength)),
    );
    if (!isCorrect) throw badUserInput({ [field]: 'This is not your password.' });
  }

  private proveFresh({ sessionId }: Actor, { sessions }: UserDocument): void {
    const session = sessionId === null ? undefined : sessions[sessionId];
    if (session && session.createdAt > isoAfter(this.dependencies.clock, -fresh)) return;
    throw forbidden('Sign in with Google once more, and then do this within 15 minutes.');
  }
}

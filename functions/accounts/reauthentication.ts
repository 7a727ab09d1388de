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
  /** Null if the account has no password. */
  readonly password: string | null;
  /** Name of the input field, for the error. */
  readonly field: string;
}

/** Counted by session, so that a stolen session cannot block the owner. */
const proofLimit: AttemptLimit = { name: 'reauthentication', free: 3, maxPerClient: 10, max: 20 };

/** How long after signing in a user without a password can do irreversible actions. */
const maxSessionAge = 15 * minute;

/** Confirms the user's identity before irreversible actions: a browser may be left unattended. */
export class Reauthentication {
  constructor(private readonly dependencies: ReauthenticationDependencies) {}

  /**
   * Checks the password or, for an account without one, that the session began in the last 15 minutes. Throws
   * BAD_USER_INPUT with the field for a wrong password, FORBIDDEN for an older session, RATE_LIMITED after
   * too many attempts.
   */
  async prove(actor: Actor, user: UserDocument, { password, field }: Proof): Promise<void> {
    const { hasher, guard } = this.dependencies;
    if (user.passwordHash === null) return this.requireFreshSession(actor, user);
    const attempt = { subject: user._id, by: actor.sessionId ?? '' };
    const { isCorrect } = await guard.attempt(proofLimit, attempt, () =>
      hasher.verify(user.passwordHash, (password ?? '').slice(0, 4 * maxPasswordLength)),
    );
    if (!isCorrect) throw badUserInput({ [field]: 'This is not your password.' });
  }

  private requireFreshSession({ sessionId }: Actor, { sessions }: UserDocument): void {
    const session = sessionId === null ? undefined : sessions[sessionId];
    if (session && session.createdAt > isoAfter(this.dependencies.clock, -maxSessionAge)) return;
    throw forbidden('Sign in with Google once more, and then do this within 15 minutes.');
  }
}

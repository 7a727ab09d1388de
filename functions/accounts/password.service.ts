import type { User } from '../../schema/accounts/user.type.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import { signInFirst } from '../platform/policy.ts';
import type { AccountMails } from './account-mails.ts';
import { newPasswordProblem } from './new-password.ts';
import type { Reauthentication } from './reauthentication.ts';
import { toUser } from './user.mapper.ts';
import type { UserDocument, UserStore } from './user.store.ts';

export interface PasswordServiceDependencies {
  readonly users: UserStore;
  readonly hasher: PasswordHasher;
  readonly reauthentication: Reauthentication;
  readonly outbox: Outbox;
  readonly mails: AccountMails;
}

/** Changes the password of the signed-in user. */
export class PasswordService {
  constructor(private readonly dependencies: PasswordServiceDependencies) {}

  /**
   * Ends every other session, and invalidates mailed links to set a password. Throws BAD_USER_INPUT with
   * `currentPassword` or `newPassword`, and CONFLICT if the account changed at the same time.
   */
  async change(actor: Actor, current: string | null, next: string): Promise<User> {
    const { users, hasher, reauthentication, outbox, mails } = this.dependencies;
    const user = await users.find(actor.userId);
    if (!user) throw signInFirst();
    await reauthentication.prove(actor, user, { password: current, field: 'currentPassword' });
    // The current password is verified, so the texts can be compared.
    const isSame = user.passwordHash !== null && next.normalize('NFKC') === current?.normalize('NFKC');
    const problem = isSame ? 'This is your password already.' : await newPasswordProblem(next, user);
    if (problem) throw badUserInput({ newPassword: problem });
    const changed = await this.set(user, actor.sessionId ?? '', await hasher.hash(next));
    await outbox.post(mails.passwordChanged(user.email, user.firstName, 'every other browser'));
    return toUser(changed);
  }

  /** Ends the other sessions in the same write. Throws CONFLICT if the password or the session changes at the same time. */
  private async set(user: UserDocument, sessionId: string, passwordHash: string): Promise<UserDocument> {
    const { users } = this.dependencies;
    const latest = await users.find(user._id);
    const session = latest?.sessions[sessionId];
    if (!session) throw signInFirst();
    const changed = await users.change(
      user._id,
      { $set: { passwordHash, reset: null, sessions: { [sessionId]: session } } },
      {
        passwordHash: { $eq: user.passwordHash },
        [`sessions.${sessionId}.refreshHash`]: session.refreshHash,
      },
    );
    if (!changed) throw new AppError('Your account changed just now. Try again.', { code: 'CONFLICT' });
    return changed;
  }
}

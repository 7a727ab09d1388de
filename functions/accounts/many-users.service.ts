import type { Role } from '../../core/accounts/role.ts';
import type { User } from '../../schema/accounts/user.type.ts';
import type { UserFailure, UsersUpdate } from '../../schema/accounts/users-update.type.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import { givenReason } from '../platform/given-reason.ts';
import type { UserAdministrationService } from './user-administration.service.ts';

/** Maximum accounts in one request. */
const maxUsers = 100;

/**
 * Changes several accounts, each with its own entry in the audit log. If an account cannot be changed, it is returned
 * in `failures`, and the others are still changed.
 */
export class ManyUsersService {
  constructor(private readonly administration: Pick<UserAdministrationService, 'setRole' | 'setDisabled'>) {}

  /** Throws BAD_USER_INPUT for an invalid reason or too many accounts. */
  setRole(actor: Actor, userIds: readonly string[], role: Role, why: string | null): Promise<UsersUpdate> {
    const reason = givenReason(why);
    return changeEach(userIds, (userId) => this.administration.setRole(actor, userId, role, reason));
  }

  /** Throws BAD_USER_INPUT for an invalid reason or too many accounts. */
  setDisabled(
    actor: Actor,
    userIds: readonly string[],
    disabled: boolean,
    why: string | null,
  ): Promise<UsersUpdate> {
    const reason = givenReason(why);
    return changeEach(userIds, (userId) => this.administration.setDisabled(actor, userId, disabled, reason));
  }
}

async function changeEach(
  userIds: readonly string[],
  change: (userId: string) => Promise<User>,
): Promise<UsersUpdate> {
  if (userIds.length > maxUsers) throw badUserInput({ userIds: `At most ${maxUsers} accounts at once.` });
  const users: User[] = [];
  const failures: UserFailure[] = [];
  for (const userId of new Set(userIds)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that one admin is always left
      users.push(await change(userId));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failures.push({ userId, message: error.message });
    }
  }
  return { users, failures };
}

import type { User } from '../../schema/accounts/user.type.ts';
import type { Actor } from '../platform/actor.ts';
import { signInFirst } from '../platform/policy.ts';
import { toUser } from './user.mapper.ts';
import type { UserStore } from './user.store.ts';

/** The user's own account. */
export class AccountService {
  constructor(private readonly users: UserStore) {}

  async me({ userId }: Actor): Promise<User> {
    const user = await this.users.find(userId);
    // The account was deleted after the session was read.
    if (!user) throw signInFirst();
    return toUser(user);
  }
}

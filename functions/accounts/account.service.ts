import type { Actor } from '../platform/actor.ts';
import { signInFirst } from '../platform/policy.ts';
import { toUser, type UserView } from './user.mapper.ts';
import type { UserStore } from './user.store.ts';

/** The user's own account. */
export class AccountService {
  constructor(private readonly users: UserStore) {}

  async me({ userId }: Actor): Promise<UserView> {
    const user = await this.users.find(userId);
    // The account was deleted after the session was read.
    if (!user) throw signInFirst();
    return toUser(user);
  }
}

import type { Actor } from '../platform/actor.ts';
import { signInFirst } from '../platform/policy.ts';
import { toUser, type UserView } from './user.mapper.ts';
import type { UserStore } from './user.store.ts';

/** A person's own account. */
export class AccountService {
  constructor(private readonly users: UserStore) {}

  async me({ userId }: Actor): Promise<UserView> {
    const user = await this.users.find(userId);
    // Removed between the look at the session and this one.
    if (!user) throw signInFirst();
    return toUser(user);
  }
}

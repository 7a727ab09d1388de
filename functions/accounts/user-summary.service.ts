import { defaultRole } from '../../core/accounts/role.ts';
import type { UserSummary } from '../../schema/accounts/user-summary.type.ts';
import type { UserDocument, UserStore } from './user.store.ts';

function toUserSummary({ firstName, lastName, role = defaultRole }: UserDocument): UserSummary {
  return { name: `${firstName} ${lastName}`.trim(), role };
}

/** What people of a course see of the accounts of others. */
export class UserSummaryService {
  constructor(private readonly users: Pick<UserStore, 'listByIds'>) {}

  /** By account ID. Accounts that do not exist are missing. */
  async byId(ids: readonly string[]): Promise<ReadonlyMap<string, UserSummary>> {
    const users = await this.users.listByIds(ids);
    return new Map(users.map((user) => [user._id, toUserSummary(user)]));
  }
}

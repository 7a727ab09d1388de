import type { Session } from '../../schema/accounts/session.type.ts';
import type { Person, PersonalData } from '../platform/personal-data.ts';
import type { OwnSessionsService } from './own-sessions.service.ts';
import { toUser } from './user.mapper.ts';
import type { UserStore } from './user.store.ts';

export interface AccountDataDependencies {
  readonly users: UserStore;
  readonly ownSessions: OwnSessionsService;
}

/** The session without `isCurrent`, which depends on the request. */
function toExport({ id, createdAt, lastSeenAt, userAgent }: Session): object {
  return { id, createdAt, lastSeenAt, userAgent };
}

/** The account itself, with its links and sessions. It is removed by `AccountRemovalService`, after everything else. */
export class AccountData implements PersonalData {
  readonly name = 'account';

  constructor(private readonly dependencies: AccountDataDependencies) {}

  async read({ userId }: Person): Promise<unknown> {
    const { users, ownSessions } = this.dependencies;
    const user = await users.find(userId);
    const sessions = await ownSessions.list({ userId, sessionId: null });
    return user && { ...toUser(user), sessions: sessions.map(toExport) };
  }

  async forget(): Promise<void> {
    // Nothing to do: `AccountRemovalService` removes the account.
  }
}

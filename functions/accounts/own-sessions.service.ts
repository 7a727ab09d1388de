import type { Session } from '../../schema/accounts/session.type.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/errors.ts';
import type { BrowserSession } from '../platform/request-context.ts';
import type { SessionService } from './session.service.ts';

/** The user's sessions. */
export class OwnSessionsService {
  constructor(private readonly sessions: SessionService) {}

  /** Most recently used first. */
  async list({ userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>): Promise<Session[]> {
    const views = (await this.sessions.list(userId)).map(([id, { createdAt, refreshedAt, userAgent }]) => ({
      id,
      createdAt,
      lastSeenAt: refreshedAt,
      userAgent,
      isCurrent: id === sessionId,
    }));
    return views.toSorted((left, right) => (left.lastSeenAt < right.lastSeenAt ? 1 : -1));
  }

  /** Throws NOT_FOUND if the user has no session with this ID. */
  async end(actor: Actor, id: string, browser: BrowserSession): Promise<string> {
    const known = await this.list(actor);
    if (!known.some((session) => session.id === id)) {
      throw new AppError('Session not found.', { code: 'NOT_FOUND' });
    }
    await this.sessions.end(actor.userId, id);
    if (id === actor.sessionId) browser.clear();
    return id;
  }

  /** Ends all sessions except the current one. Returns the remaining sessions. */
  async endOthers(actor: Actor): Promise<Session[]> {
    const others = (await this.list(actor)).filter(({ isCurrent }) => !isCurrent);
    await Promise.all(others.map(({ id }) => this.sessions.end(actor.userId, id)));
    return this.list(actor);
  }
}

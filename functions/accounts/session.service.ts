import type { Actor } from '../core/actor.ts';
import { day, isoAfter, minute, type Clock } from '../core/clock.ts';
import type { NewId } from '../core/new-id.ts';
import type { SessionTokens } from '../core/request-context.ts';
import { hashOf, sameHash, splitToken, type NewSecret } from '../core/secrets.ts';
import { toActor } from './user.mapper.ts';
import type { SessionDocument, UserDocument, UserStore } from './user.store.ts';

export interface SessionServiceParts {
  readonly users: UserStore;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
}

/** A session that is not used ends after this time. */
const idleLifetime = 30 * day;

/** How long the token before the last is right: the requests that were under way with it still arrive. */
const overlap = minute;

/** The oldest goes when one more begins. */
const mostSessions = 20;

/** Browsers that are signed in. The record on the server decides; what the browser has only names it. */
export class SessionService {
  constructor(private readonly parts: SessionServiceParts) {}

  /**
   * Null where the account was shut, or its password changed, since `user` was read: what ended every session then
   * must not miss one that is just beginning.
   */
  async start(user: UserDocument, userAgent: string): Promise<SessionTokens | null> {
    const { users, newId, newSecret } = this.parts;
    const sessionId = newId();
    const secret = newSecret();
    const tooMany = oldest(user.sessions, mostSessions - 1);
    const changed = await users.change(
      user._id,
      {
        $set: { [`sessions.${sessionId}`]: this.fresh(secret, userAgent) },
        ...(tooMany.length > 0 && { $unset: unsetting(tooMany) }),
      },
      { passwordHash: { $eq: user.passwordHash }, verified: true, disabled: false },
    );
    return changed && tokensOf(user._id, sessionId, secret);
  }

  async ofSession(userId: string, sessionId: string): Promise<Actor | null> {
    const user = await this.parts.users.find(userId);
    return user && this.current(user, sessionId) ? toActor(user, { sessionId, scopes: null }) : null;
  }

  /** A token that was replaced long ago is in two hands: the session ends for both. */
  async ofRefreshToken(token: string): Promise<{ actor: Actor; tokens: SessionTokens | null } | null> {
    const { userId, sessionId, hash } = parse(token) ?? {};
    if (!userId || !sessionId || !hash) return null;
    const user = await this.parts.users.find(userId);
    const session = user && this.current(user, sessionId);
    const actor = toActor(user, { sessionId, scopes: null });
    if (!session || !actor) return null;
    if (sameHash(session.refreshHash, hash)) {
      return { actor, tokens: await this.rotate(userId, sessionId, session) };
    }
    if (session.previousHash === null || !sameHash(session.previousHash, hash)) return null;
    if (session.refreshedOn > isoAfter(this.parts.clock, -overlap)) return { actor, tokens: null };
    await this.end(userId, sessionId);
    return null;
  }

  /** Those that are not over. */
  async list(userId: string): Promise<readonly (readonly [id: string, session: SessionDocument])[]> {
    const user = await this.parts.users.find(userId);
    const now = isoAfter(this.parts.clock, 0);
    return Object.entries(user?.sessions ?? {}).filter(([, { expiresOn }]) => expiresOn > now);
  }

  async end(userId: string, sessionId: string): Promise<void> {
    await this.parts.users.change(userId, { $unset: unsetting([sessionId]) });
  }

  private current(user: UserDocument, sessionId: string): SessionDocument | null {
    const session = Object.hasOwn(user.sessions, sessionId) ? user.sessions[sessionId] : undefined;
    return session && session.expiresOn > isoAfter(this.parts.clock, 0) ? session : null;
  }

  /** Null where another request replaced the token a moment ago: its answer brings the browser the next one. */
  private async rotate(
    userId: string,
    sessionId: string,
    session: SessionDocument,
  ): Promise<SessionTokens | null> {
    const { users, newSecret } = this.parts;
    const secret = newSecret();
    const { createdOn, refreshHash: previousHash } = session;
    const next = { ...this.fresh(secret, session.userAgent), createdOn, previousHash };
    const changed = await users.change(
      userId,
      { $set: { [`sessions.${sessionId}`]: next } },
      { [`sessions.${sessionId}.refreshHash`]: previousHash },
    );
    return changed && tokensOf(userId, sessionId, secret);
  }

  private fresh(secret: string, userAgent: string): SessionDocument {
    const { clock } = this.parts;
    const now = isoAfter(clock, 0);
    return {
      refreshHash: hashOf(secret),
      previousHash: null,
      refreshedOn: now,
      createdOn: now,
      expiresOn: isoAfter(clock, idleLifetime),
      userAgent,
    };
  }
}

function tokensOf(userId: string, sessionId: string, secret: string): SessionTokens {
  return { userId, sessionId, refreshToken: `${userId}~${sessionId}.${secret}` };
}

function parse(token: string): { userId: string; sessionId: string; hash: string } | null {
  const [owner, secret] = splitToken(token) ?? [];
  const [userId, sessionId] = owner?.split('~') ?? [];
  return userId && sessionId && secret ? { userId, sessionId, hash: hashOf(secret) } : null;
}

/** Ids of all sessions but the `keep` that were used last. */
function oldest(sessions: UserDocument['sessions'], keep: number): string[] {
  return Object.entries(sessions)
    .toSorted(([, left], [, right]) => (left.refreshedOn < right.refreshedOn ? 1 : -1))
    .slice(keep)
    .map(([id]) => id);
}

function unsetting(sessionIds: readonly string[]): { [path: `sessions.${string}`]: '' } {
  return Object.fromEntries(sessionIds.map((id) => [`sessions.${id}`, '']));
}

import type { Actor } from '../platform/actor.ts';
import { day, isoAfter, minute, type Clock } from '../platform/clock.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { NewId } from '../platform/new-id.ts';
import type { SessionTokens } from '../platform/request-context.ts';
import { hashOf, proofOf, sameHash, splitToken, type NewSecret } from '../platform/secrets.ts';
import type { AccountMails } from './account-mails.ts';
import { toActor } from './user.mapper.ts';
import type { SessionDocument, UserDocument, UserStore } from './user.store.ts';

export interface SessionServiceDependencies {
  readonly users: UserStore;
  readonly outbox: Outbox;
  readonly mails: AccountMails;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
}

/** A session expires after this time without use. */
const idleLifetime = 30 * day;

/** How long the previous refresh token stays valid, for requests in progress. */
const overlap = minute;

/** Maximum per account. A further session ends the least recently used session. */
const maxSessions = 20;

/**
 * Sessions of browsers. They are stored on the server. The browser only has tokens with the ID of its session.
 */
export class SessionService {
  constructor(private readonly dependencies: SessionServiceDependencies) {}

  /**
   * Starts a session. Returns the tokens and the changed account. Null if the account was disabled or its password
   * changed since `user` was read: both end all sessions, also one that is just being started.
   */
  async start(
    user: UserDocument,
    userAgent: string,
  ): Promise<{ tokens: SessionTokens; user: UserDocument } | null> {
    const { users, newId, newSecret } = this.dependencies;
    const sessionId = newId();
    const issued = issue(user._id, sessionId, { value: newSecret(), key: newSecret() });
    const tooMany = leastRecentlyUsed(user.sessions, maxSessions - 1);
    const session = this.newSession(issued, userAgent);
    const changed = await users.change(
      user._id,
      {
        $set: { [`sessions.${sessionId}`]: session, lastSignInAt: session.createdAt },
        ...(tooMany.length > 0 && { $unset: unsetting(tooMany) }),
      },
      { passwordHash: { $eq: user.passwordHash }, isVerified: true, isDisabled: false },
    );
    return changed && { tokens: issued.tokens, user: changed };
  }

  async ofSession(userId: string, sessionId: string): Promise<Actor | null> {
    const user = await this.dependencies.users.find(userId);
    return user && this.currentSession(user, sessionId) ? toActor(user, { sessionId, scopes: null }) : null;
  }

  /**
   * The actor of a refresh token, and the new tokens that replace it. `tokens` is null for the previous token, which
   * stays valid for a minute. Null if the token is invalid. An older token means that two parties have the session, so
   * it ends the session for both. A token that was never issued changes nothing, since anyone who knows the IDs can
   * invent one.
   */
  async ofRefreshToken(token: string): Promise<{ actor: Actor; tokens: SessionTokens | null } | null> {
    const { userId, sessionId, secret } = parse(token) ?? {};
    if (!userId || !sessionId || !secret) return null;
    const user = await this.dependencies.users.find(userId);
    const session = user && this.currentSession(user, sessionId);
    const actor = toActor(user, { sessionId, scopes: null });
    if (!session || !actor) return null;
    const hash = hashOf(secret);
    if (sameHash(session.refreshHash, hash)) {
      return { actor, tokens: await this.rotate(userId, sessionId, session) };
    }
    const isPrevious = session.previousHash !== null && sameHash(session.previousHash, hash);
    const isWithinOverlap = session.refreshedAt > isoAfter(this.dependencies.clock, -overlap);
    if (isPrevious && isWithinOverlap) return { actor, tokens: null };
    if (isPrevious || wasIssued(userId, sessionId, { secret, key: session.issueKey })) {
      await this.endReused(userId, sessionId, session);
    }
    return null;
  }

  /** Sessions that have not expired. */
  async list(userId: string): Promise<readonly (readonly [id: string, session: SessionDocument])[]> {
    const user = await this.dependencies.users.find(userId);
    const now = isoAfter(this.dependencies.clock, 0);
    return Object.entries(user?.sessions ?? {}).filter(([, { expiresAt }]) => expiresAt > now);
  }

  async end(userId: string, sessionId: string): Promise<void> {
    await this.dependencies.users.change(userId, { $unset: unsetting([sessionId]) });
  }

  /** Ends the session, even if its token was replaced in the meantime, and mails the owner once. */
  private async endReused(userId: string, sessionId: string, { createdAt }: SessionDocument): Promise<void> {
    const { users, outbox, mails } = this.dependencies;
    const isSameSession = { [`sessions.${sessionId}.createdAt`]: createdAt };
    const user = await users.change(userId, { $unset: unsetting([sessionId]) }, isSameSession);
    if (user) await outbox.post(mails.sessionEnded(user.email, user.firstName));
  }

  private currentSession(user: UserDocument, sessionId: string): SessionDocument | null {
    const session = Object.hasOwn(user.sessions, sessionId) ? user.sessions[sessionId] : undefined;
    return session && session.expiresAt > isoAfter(this.dependencies.clock, 0) ? session : null;
  }

  /** Null if another request just replaced the token. The response to that request has the new one. */
  private async rotate(
    userId: string,
    sessionId: string,
    session: SessionDocument,
  ): Promise<SessionTokens | null> {
    const { users, newSecret } = this.dependencies;
    const { createdAt, refreshHash: previousHash, issueKey: key = newSecret() } = session;
    const issued = issue(userId, sessionId, { value: newSecret(), key });
    const next = { ...this.newSession(issued, session.userAgent), createdAt, previousHash };
    const changed = await users.change(
      userId,
      { $set: { [`sessions.${sessionId}`]: next } },
      { [`sessions.${sessionId}.refreshHash`]: previousHash },
    );
    return changed && issued.tokens;
  }

  private newSession({ refreshHash, issueKey }: Issued, userAgent: string): SessionDocument {
    const { clock } = this.dependencies;
    const now = isoAfter(clock, 0);
    return {
      refreshHash,
      previousHash: null,
      issueKey,
      refreshedAt: now,
      createdAt: now,
      expiresAt: isoAfter(clock, idleLifetime),
      userAgent,
    };
  }
}

interface Issued {
  readonly tokens: SessionTokens;
  readonly refreshHash: string;
  readonly issueKey: string;
}

/** `{userId}~{sessionId}.{value}~{proof}`: `key` proves that `value` was issued for this session. */
function issue(userId: string, sessionId: string, { value, key }: { value: string; key: string }): Issued {
  const owner = `${userId}~${sessionId}`;
  const secret = `${value}~${proofOf(`${owner}.${value}`, key)}`;
  return {
    tokens: { userId, sessionId, refreshToken: `${owner}.${secret}` },
    refreshHash: hashOf(secret),
    issueKey: key,
  };
}

/** Whether the token has a valid proof. False without a key: tokens of older sessions have no proof. */
function wasIssued(
  userId: string,
  sessionId: string,
  { secret, key }: { secret: string; key: string | undefined },
): boolean {
  const [value, proof, ...more] = secret.split('~');
  if (key === undefined || !value || !proof || more.length > 0) return false;
  return sameHash(proof, proofOf(`${userId}~${sessionId}.${value}`, key));
}

function parse(token: string): { userId: string; sessionId: string; secret: string } | null {
  const [owner, secret] = splitToken(token) ?? [];
  const [userId, sessionId] = owner?.split('~') ?? [];
  return userId && sessionId && secret ? { userId, sessionId, secret } : null;
}

/** IDs of all sessions except the `allowed` most recently used sessions. */
function leastRecentlyUsed(sessions: UserDocument['sessions'], allowed: number): string[] {
  return Object.entries(sessions)
    .toSorted(([, left], [, right]) => (left.refreshedAt < right.refreshedAt ? 1 : -1))
    .slice(allowed)
    .map(([id]) => id);
}

function unsetting(sessionIds: readonly string[]): { [path: `sessions.${string}`]: '' } {
  return Object.fromEntries(sessionIds.map((id) => [`sessions.${id}`, '']));
}

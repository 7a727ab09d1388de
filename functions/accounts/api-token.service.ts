import type { ApiToken } from '../../schema/accounts/api-token.types.ts';
import { tokenScopes, type Actor, type TokenScope } from '../platform/actor.ts';
import { day, isoAfter, minute, type Clock } from '../platform/clock.ts';
import { AppError, badUserInput } from '../platform/errors.ts';
import type { Outbox } from '../platform/mail/outbox.ts';
import type { NewId } from '../platform/new-id.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { hashOf, type NewSecret } from '../platform/secrets.ts';
import { isDuplicateKey } from '../platform/store/store-errors.ts';
import { lineProblem, problemsIn } from '../platform/text-problems.ts';
import type { AccountMails } from './account-mails.ts';
import { toApiToken } from './api-token.mapper.ts';
import type { ApiTokenDocument, ApiTokenStore } from './api-token.store.ts';
import { toActor } from './user.mapper.ts';
import type { UserStore } from './user.store.ts';

export interface ApiTokenServiceDependencies {
  readonly tokens: ApiTokenStore;
  readonly users: UserStore;
  readonly outbox: Outbox;
  readonly mails: AccountMails;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly newSecret: NewSecret;
}

export interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresInDays: number;
}

const maxTokens = 20;
const maxLifetimeDays = 365;
const tokenFormat = /^mw_[\w-]{1,250}$/;

function validate({ name, scopes, expiresInDays }: NewApiToken): void {
  const hasDays = expiresInDays >= 1 && expiresInDays <= maxLifetimeDays;
  const fields = problemsIn({
    name: lineProblem(name, { min: 1, max: 100 }),
    scopes: scopes.length === 0 ? 'Choose what the token may do.' : null,
    expiresInDays: hasDays ? null : `Choose 1 to ${maxLifetimeDays} days.`,
  });
  if (Object.keys(fields).length > 0) throw badUserInput(fields);
}

/** API tokens, with which programs act for a user. */
export class ApiTokenService implements PersonalData {
  readonly name = 'api-tokens';

  constructor(private readonly dependencies: ApiTokenServiceDependencies) {}

  /** The user's tokens, newest first, without expired tokens. */
  async list(userId: string): Promise<ApiToken[]> {
    const now = isoAfter(this.dependencies.clock, 0);
    const tokens = await this.dependencies.tokens.ofUser(userId);
    return tokens.filter(({ expiresAt }) => expiresAt > now).map(toApiToken);
  }

  /**
   * `token` is the secret, which is returned only here. Its format is `mw_{id}_{secret}`. Throws CONFLICT if the user
   * has 20 tokens, and BAD_USER_INPUT with `fields`.
   */
  async create({ userId }: Actor, input: NewApiToken): Promise<{ token: string; apiToken: ApiToken }> {
    const { tokens, users, outbox, mails, clock, newId, newSecret } = this.dependencies;
    validate(input);
    await tokens.removeExpired(isoAfter(clock, 0));
    const id = newId();
    const token = `mw_${id}_${newSecret()}`;
    const document = await this.addToSlot({
      _id: id,
      userId,
      name: input.name.trim(),
      // The scope `write` includes `read`.
      scopes: tokenScopes.filter((scope) => scope === 'read' || input.scopes.includes(scope)),
      hash: hashOf(token),
      createdAt: isoAfter(clock, 0),
      expiresAt: isoAfter(clock, input.expiresInDays * day),
      lastUsedAt: null,
    });
    const user = await users.find(userId);
    await outbox.post(user && mails.apiTokenCreated(user.email, user.firstName, document.name));
    return { token, apiToken: toApiToken(document) };
  }

  /** Throws NOT_FOUND if the user has no token with this ID. */
  async revoke({ userId }: Actor, id: string): Promise<string> {
    if (await this.dependencies.tokens.remove(userId, id)) return id;
    throw new AppError('API token not found.', { code: 'NOT_FOUND' });
  }

  /**
   * The actor of a token. Null if the token is unknown, revoked or expired, or if its account cannot be used.
   */
  async ofApiToken(text: string): Promise<Actor | null> {
    const { tokens, users, clock } = this.dependencies;
    const token = tokenFormat.test(text) ? await tokens.findByHash(hashOf(text)) : null;
    if (!token || token.expiresAt <= isoAfter(clock, 0)) return null;
    const actor = toActor(await users.find(token.userId), { sessionId: null, scopes: token.scopes });
    if (actor) await this.noteUse(token);
    return actor;
  }

  read({ userId }: { userId: string }): Promise<ApiToken[]> {
    return this.list(userId);
  }

  forget({ userId }: { userId: string }): Promise<void> {
    return this.dependencies.tokens.removeOfUser(userId);
  }

  async purge(): Promise<void> {
    await this.dependencies.tokens.removeExpired(isoAfter(this.dependencies.clock, 0));
  }

  /** Stores the time of use, at most once a minute, since a program may send many requests a second. */
  private async noteUse({ _id, lastUsedAt }: ApiTokenDocument): Promise<void> {
    const { tokens, clock } = this.dependencies;
    if (lastUsedAt === null || lastUsedAt <= isoAfter(clock, -minute)) {
      await tokens.noteUse(_id, isoAfter(clock, 0));
    }
  }

  /** Uses a free slot. Tries again if another request took it at the same time. */
  private async addToSlot(token: Omit<ApiTokenDocument, 'place'>): Promise<ApiTokenDocument> {
    const { tokens } = this.dependencies;
    const taken = new Set((await tokens.ofUser(token.userId)).map(({ place }) => place));
    const slots = Array.from({ length: maxTokens }, (_, number) => `${token.userId}:${number}`);
    const place = slots.find((slot) => !taken.has(slot));
    if (place === undefined) {
      throw new AppError(`You have ${maxTokens} tokens: revoke one first.`, { code: 'CONFLICT' });
    }
    try {
      await tokens.add({ ...token, place });
      return { ...token, place };
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.addToSlot(token);
    }
  }
}

import { defaultRole, type Role } from '../../core/accounts/role.ts';
import { inBatches } from '../platform/in-batches.ts';
import { inChunks } from '../platform/in-chunks.ts';
import { readPage, type Page, type PageOrder, type PageRequest } from '../platform/paging/page.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';
import type { StoreFilter } from '../platform/store/store-filter.ts';
import type { StoreUpdate } from '../platform/store/store-update.ts';
import { WordIndex } from '../platform/word-index.ts';
import type { UpgradeDetails } from './upgrade-details.ts';

/** A session of a browser. Secrets are stored as SHA-256, so that a leaked store gives nobody a session. */
export interface SessionDocument {
  readonly refreshHash: string;
  /** Hash of the previous token, still valid for requests that were in progress when it was replaced. */
  readonly previousHash: string | null;
  /**
   * Proves that a refresh token was issued for this session at any time. Only the current token gives access.
   * Undefined in sessions from before the field existed, until their token is next replaced.
   */
  readonly issueKey?: string;
  readonly refreshedAt: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly userAgent: string;
}

/** The secret of a link in a mail, as SHA-256. */
export interface OneTimeSecret {
  readonly hash: string;
  readonly expiresAt: string;
}

/** An unproven registration. The account gets the password only after the proof. */
export interface RegistrationSecret extends OneTimeSecret {
  /** Undefined in older documents, which have it in the account's `passwordHash`. */
  readonly passwordHash?: string;
  /** SHA-256 of the cookie of the browser that registered. */
  readonly browserHash?: string;
  /** The counts that include the registration until it is proven: see `RegistrationQuota`. */
  readonly countedAs?: string;
  /** Details of a request to become an instructor. Undefined if there are none. */
  readonly upgradeDetails?: UpgradeDetails;
  /** The path on this site that the person came from. Undefined if the client sent none. */
  readonly returnPath?: string;
}

export interface LinkDocument {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/**
 * An account with its sessions. Data that must change together (a new password ends every session) is in one
 * document.
 */
export interface UserDocument extends StoredDocument {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined for a Student. */
  readonly role?: Role;
  /** Null if the account uses Google only, or if its registration is not proven yet. */
  readonly passwordHash: string | null;
  /** Google's ID of the user. */
  readonly googleId?: string;
  readonly isVerified: boolean;
  readonly isDisabled: boolean;
  readonly instructor: boolean;
  readonly notifications: boolean;
  readonly canRequestUpgrade: boolean;
  readonly description: string;
  readonly links: readonly LinkDocument[];
  /** By session ID. */
  readonly sessions: Readonly<Record<string, SessionDocument>>;
  readonly verification: RegistrationSecret | null;
  readonly reset: OneTimeSecret | null;
  readonly createdAt: string;
  /** When a session was last started. Undefined in older documents, until the next sign-in. */
  readonly lastSignInAt?: string;
  /** When the deletion of the account began. Undefined otherwise. The account's data is deleted first. */
  readonly leavingAt?: string;
}

export type UserUpdate = StoreUpdate<UserDocument>;
export type UserCondition = StoreFilter<UserDocument>;

export interface UserSearch {
  /** Beginnings of words in the address and the names. Null or blank for everyone. */
  readonly search: string | null;
  readonly role: Role | null;
}

/** Admins who can sign in. */
const usableAdmin: UserCondition = { role: { $eq: 'Admin' }, isVerified: true, isDisabled: false };

/** The condition of `isUnproven`. */
export const unproven: UserCondition = {
  $or: [{ isVerified: false }, { passwordHash: null, googleId: { $exists: false } }],
};

const byAddress: PageOrder<UserDocument> = {
  sort: { email: 1 },
  keyOf: ({ email }) => email,
  behind: (filter, email) => ({ $and: [filter, { email: { $gt: email } }] }),
};

/** Maximum IDs in one query. */
const chunkSize = 100;

type Names = Pick<UserDocument, 'email' | 'firstName' | 'lastName'>;

const textsOf = ({ email, firstName, lastName }: Names) => [email, firstName, lastName];

function renames({ $set = {} }: UserUpdate): boolean {
  return 'firstName' in $set || 'lastName' in $set || 'email' in $set;
}

/** An account without a role is a Student. */
export function hasRole(role: Role): UserCondition {
  const isRole: UserCondition = { role: { $eq: role } };
  return role === defaultRole ? { $or: [isRole, { role: { $exists: false } }] } : isRole;
}

export class UserStore {
  private readonly users: StoreCollection<UserDocument>;
  private readonly names: WordIndex;

  constructor(store: Store) {
    this.users = store.collection<UserDocument>('users');
    this.names = new WordIndex(store, 'userNames');
  }

  async declareIndexes(): Promise<void> {
    await this.users.createIndex({ email: 1 }, { unique: true });
    await this.users.createIndex({ googleId: 1 }, { unique: true, sparse: true });
    await this.users.createIndex({ role: 1, email: 1 });
    await this.users.createIndex({ leavingAt: 1 });
    await this.users.createIndex({ 'verification.expiresAt': 1 });
    await this.names.declareIndexes();
  }

  /** Fails with a duplicate key if the address is taken. */
  async add(user: UserDocument): Promise<void> {
    await this.names.add(user._id, ...textsOf(user));
    try {
      await this.users.insertOne(user);
    } catch (error) {
      await this.names.replace(user._id);
      throw error;
    }
  }

  find(id: string): Promise<UserDocument | null> {
    return this.users.findOne({ _id: { $eq: id } });
  }

  findByEmail(email: string): Promise<UserDocument | null> {
    return this.users.findOne({ email: { $eq: email } });
  }

  findByGoogleId(googleId: string): Promise<UserDocument | null> {
    return this.users.findOne({ googleId: { $eq: googleId } });
  }

  /** The existing accounts with these IDs, in no particular order. */
  listByIds(ids: readonly string[]): Promise<UserDocument[]> {
    return inChunks(ids, chunkSize, (some) => this.users.find({ _id: { $in: some } }).toArray());
  }

  findByEmails(emails: readonly string[]): Promise<UserDocument[]> {
    return this.users.find({ email: { $in: emails } }).toArray();
  }

  /** Sorted by address. */
  async page<Node>(
    { search, role }: UserSearch,
    request: PageRequest,
    toNode: (user: UserDocument) => Node,
  ): Promise<Page<Node>> {
    const conditions: UserCondition[] = [];
    if (search?.trim()) conditions.push({ _id: { $in: await this.names.find(search) } });
    if (role) conditions.push(hasRole(role));
    const filter = conditions.length > 0 ? { $and: conditions } : {};
    return readPage(this.users, { filter, order: byAddress }, request, toNode);
  }

  admins(): Promise<UserDocument[]> {
    return this.users.find(usableAdmin).toArray();
  }

  countAdmins(): Promise<number> {
    return this.users.countDocuments(usableAdmin);
  }

  /** Whether there are only admins. */
  async hasOnlyAdmins(): Promise<boolean> {
    return (await this.users.findOne({ role: { $ne: 'Admin' } })) === null;
  }

  /** Accounts whose deletion began before `time` and was not completed. */
  leavingBefore(time: string): Promise<UserDocument[]> {
    return this.users.find({ leavingAt: { $lt: time } }).toArray();
  }

  /** Removes registrations whose links expired at `now`, except accounts that a mailed reset link can still verify. */
  async removeUnproven(now: string): Promise<void> {
    const noReset: UserCondition = { $or: [{ reset: null }, { 'reset.expiresAt': { $lte: now } }] };
    const expired = { 'verification.expiresAt': { $lte: now }, $and: [unproven, noReset] };
    const found = await this.users.find(expired).project({ _id: 1 }).toArray();
    // Each removal checks the condition again, since the owner can verify the address in the meantime.
    await inBatches(found, chunkSize, ({ _id }) => this.remove(_id, expired));
  }

  /** Changes the account if it also meets `condition`, atomically. Returns the changed account or null. */
  async change(id: string, update: UserUpdate, condition: UserCondition = {}): Promise<UserDocument | null> {
    const filter = { ...condition, _id: { $eq: id } };
    const change = () => this.users.findOneAndUpdate(filter, update, { returnDocument: 'after' });
    if (!renames(update)) return change();
    // Adds the new words before the change, so that a search finds the account if the process ends in between.
    const { firstName, lastName, email } = update.$set ?? {};
    await this.names.add(id, ...[firstName, lastName, email].filter((text) => typeof text === 'string'));
    const changed = await change();
    const current = changed ?? (await this.find(id));
    await this.names.replace(id, ...(current ? textsOf(current) : []));
    return changed;
  }

  /**
   * Removes the words by which a search finds the account. Call this before `remove`, so that no words are left if the
   * process ends in between.
   */
  async forgetNames(id: string): Promise<void> {
    await this.names.replace(id);
  }

  /** Returns whether the account was removed. */
  async remove(id: string, condition: UserCondition = {}): Promise<boolean> {
    const { deletedCount } = await this.users.deleteOne({ ...condition, _id: { $eq: id } });
    if (deletedCount === 1) await this.names.replace(id);
    return deletedCount === 1;
  }
}

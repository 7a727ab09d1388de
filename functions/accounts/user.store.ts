import { defaultRole, type Role } from '../../core/accounts/role.ts';
import { inChunks } from '../platform/in-chunks.ts';
import { readPage, type Page, type PageOrder, type PageRequest } from '../platform/paging/page.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';
import type { StoreFilter } from '../platform/store/store-filter.ts';
import type { StoreUpdate } from '../platform/store/store-update.ts';

/** One browser that is signed in. Secrets are kept as SHA-256, so that the store gives nobody a session. */
export interface SessionDocument {
  readonly refreshHash: string;
  /** The previous one, still valid for requests that were in progress when it was replaced. */
  readonly previousHash: string | null;
  /**
   * Proves that a refresh token was issued for this session, however long ago. It gives nobody the session: only the
   * current token does. Absent in sessions that began before it existed, until their token is next replaced.
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

/** A registration that waits for its proof. Its password becomes the account's with the proof, and not before. */
export interface RegistrationSecret extends OneTimeSecret {
  /** Absent in documents of before: the account's own `passwordHash` holds it. */
  readonly passwordHash?: string;
  /** Of the cookie of the browser that registered, as SHA-256. */
  readonly browserHash?: string;
  /** What the registration is counted as until it is proven: see `RegistrationQuota`. */
  readonly countedAs?: string;
}

export interface LinkDocument {
  readonly id: string;
  readonly title: string;
  readonly url: string;
}

/** An account with its sessions: what must change together (a new password ends every session) is one document. */
export interface UserDocument extends StoredDocument {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Absent: a Student. */
  readonly role?: Role;
  /** Null: the account signs in with Google only, or its registration was not proven yet. */
  readonly passwordHash: string | null;
  /** Google's own id of the person. */
  readonly googleId?: string;
  readonly isVerified: boolean;
  readonly isDisabled: boolean;
  readonly instructor: boolean;
  readonly notifications: boolean;
  readonly canRequestUpgrade: boolean;
  readonly description: string;
  readonly links: readonly LinkDocument[];
  /** By id. */
  readonly sessions: Readonly<Record<string, SessionDocument>>;
  readonly verification: RegistrationSecret | null;
  readonly reset: OneTimeSecret | null;
  /** What an admin's search looks at: address and names in small letters, each found by its beginning. */
  readonly searchKeys: readonly string[];
  readonly createdAt: string;
  /** Set while the account is being removed: what it had goes first, the account last. */
  readonly leavingAt?: string;
}

export type UserUpdate = StoreUpdate<UserDocument>;
export type UserCondition = StoreFilter<UserDocument>;

export interface UserSearch {
  /** The beginning of an address or a name; null: everybody. */
  readonly search: string | null;
  readonly role: Role | null;
}

/** Accounts of admins that can sign in. */
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

const maxSearchLength = 254;
/** Accounts that are read together. */
const chunkSize = 100;

/** One by one: not every engine holds a range in an array to a single element. */
const keyPlaces = ['searchKeys.0', 'searchKeys.1', 'searchKeys.2', 'searchKeys.3'] as const;

function beginningWith(text: string): { $gte: string; $lt: string } {
  return { $gte: text, $lt: `${text}\u{10ffff}` };
}

function conditionOf({ search, role }: UserSearch): UserCondition {
  const text = search?.trim().replaceAll(/\s+/g, ' ').toLowerCase().slice(0, maxSearchLength);
  const conditions: UserCondition[] = [];
  if (text) conditions.push({ $or: keyPlaces.map((place) => ({ [place]: beginningWith(text) })) });
  if (role) conditions.push(hasRole(role));
  return conditions.length > 0 ? { $and: conditions } : {};
}

/** An account without a role is a Student. */
export function hasRole(role: Role): UserCondition {
  const isRole: UserCondition = { role: { $eq: role } };
  return role === defaultRole ? { $or: [isRole, { role: { $exists: false } }] } : isRole;
}

export class UserStore {
  private readonly users: StoreCollection<UserDocument>;

  constructor(store: Store) {
    this.users = store.collection<UserDocument>('users');
  }

  async declareIndexes(): Promise<void> {
    await this.users.createIndex({ email: 1 }, { unique: true });
    await this.users.createIndex({ googleId: 1 }, { unique: true, sparse: true });
    await this.users.createIndex({ leavingAt: 1 });
    await this.users.createIndex({ 'verification.expiresAt': 1 });
  }

  /** Fails with a duplicate key where the address is taken. */
  async add(user: UserDocument): Promise<void> {
    await this.users.insertOne(user);
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

  /** In no particular order. */
  listByIds(ids: readonly string[]): Promise<UserDocument[]> {
    return inChunks(ids, chunkSize, (some) => this.users.find({ _id: { $in: some } }).toArray());
  }

  findByEmails(emails: readonly string[]): Promise<UserDocument[]> {
    return this.users.find({ email: { $in: emails } }).toArray();
  }

  /** By address. */
  page<Node>(
    search: UserSearch,
    request: PageRequest,
    toNode: (user: UserDocument) => Node,
  ): Promise<Page<Node>> {
    return readPage(this.users, { filter: conditionOf(search), order: byAddress }, request, toNode);
  }

  admins(): Promise<UserDocument[]> {
    return this.users.find(usableAdmin).toArray();
  }

  countAdmins(): Promise<number> {
    return this.users.countDocuments(usableAdmin);
  }

  /** Whether there is nobody but admins. */
  async hasOnlyAdmins(): Promise<boolean> {
    return (await this.users.findOne({ role: { $ne: 'Admin' } })) === null;
  }

  /** Those whose removal began before `time` and did not end. */
  leavingBefore(time: string): Promise<UserDocument[]> {
    return this.users.find({ leavingAt: { $lt: time } }).toArray();
  }

  /** Removes registrations whose links expired at `now`, except those that a mailed link can still verify. */
  async removeUnproven(now: string): Promise<void> {
    const noReset: UserCondition = { $or: [{ reset: null }, { 'reset.expiresAt': { $lte: now } }] };
    await this.users.deleteMany({ 'verification.expiresAt': { $lte: now }, $and: [unproven, noReset] });
  }

  /** Changes the account if it also meets `condition`, in one step; the account as it is then, or null. */
  change(id: string, update: UserUpdate, condition: UserCondition = {}): Promise<UserDocument | null> {
    return this.users.findOneAndUpdate({ ...condition, _id: { $eq: id } }, update, {
      returnDocument: 'after',
    });
  }

  /** Whether it was there. */
  async remove(id: string, condition: UserCondition = {}): Promise<boolean> {
    return (await this.users.deleteOne({ ...condition, _id: { $eq: id } })).deletedCount === 1;
  }
}

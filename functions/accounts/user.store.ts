import type { Role } from '../../core/accounts/role.ts';
import type { Store, StoreCollection, StoredDocument } from '../core/store/store.ts';
import type { StoreFilter } from '../core/store/store-filter.ts';
import type { StoreUpdate } from '../core/store/store-update.ts';

/** One browser that is signed in. Secrets are kept as SHA-256, so that the store gives nobody a session. */
export interface SessionDocument {
  readonly refreshHash: string;
  /** The one before: still right for the requests that were under way when it was replaced. */
  readonly previousHash: string | null;
  readonly refreshedOn: string;
  readonly createdOn: string;
  readonly expiresOn: string;
  readonly userAgent: string;
}

/** The secret of a link in a mail, as SHA-256. */
export interface OneTimeSecret {
  readonly hash: string;
  readonly expiresOn: string;
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
  /** Null: the account signs in with Google only. */
  readonly passwordHash: string | null;
  /** Google's own id of the person. */
  readonly googleId?: string;
  readonly verified: boolean;
  readonly disabled: boolean;
  readonly instructor: boolean;
  readonly notifications: boolean;
  readonly upgradeRequestsEnabled: boolean;
  readonly description: string;
  readonly links: readonly LinkDocument[];
  /** By id. */
  readonly sessions: Readonly<Record<string, SessionDocument>>;
  readonly verification: OneTimeSecret | null;
  readonly reset: OneTimeSecret | null;
  /** What an admin's search looks at: address and names in small letters, each found by its beginning. */
  readonly searchKeys: readonly string[];
  readonly createdOn: string;
}

export type UserUpdate = StoreUpdate<UserDocument>;
export type UserCondition = StoreFilter<UserDocument>;

export class UserStore {
  private readonly users: StoreCollection<UserDocument>;

  constructor(store: Store) {
    this.users = store.collection<UserDocument>('users');
  }

  async declareIndexes(): Promise<void> {
    await this.users.createIndex({ email: 1 }, { unique: true });
    await this.users.createIndex({ googleId: 1 }, { unique: true, sparse: true });
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

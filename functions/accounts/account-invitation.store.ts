import type { Role } from '../../core/accounts/role.ts';
import { orderBy, readPage, type Page, type PageRequest } from '../platform/paging/page.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';
import type { StoreFilter } from '../platform/store/store-filter.ts';
import type { OneTimeSecret } from './user.store.ts';

/** An invitation of an address, with the secret of the newest link. Each address has at most one. */
export interface AccountInvitationDocument extends StoredDocument, OneTimeSecret {
  readonly email: string;
  readonly role: Role;
  /** The names that the admin typed, to prefill the form of the invited person. Undefined in older documents. */
  readonly firstName?: string;
  readonly lastName?: string;
  /** ID of the admin who sent the newest link. Undefined in older documents. */
  readonly invitedBy?: string;
  readonly state: 'Pending' | 'Accepted' | 'Withdrawn';
  readonly createdAt: string;
  readonly sentAt: string;
  /** When the document is deleted. Until then, users who open a link of it see why the link does not work. */
  readonly forgetAt: string;
}

const newestFirst = orderBy<AccountInvitationDocument>('createdAt', -1);
const pending = { state: { $eq: 'Pending' } } as const;

export class AccountInvitationStore {
  private readonly invitations: StoreCollection<AccountInvitationDocument>;

  constructor(store: Store) {
    this.invitations = store.collection<AccountInvitationDocument>('accountInvitations');
  }

  async declareIndexes(): Promise<void> {
    await this.invitations.createIndex({ email: 1 }, { unique: true });
    await this.invitations.createIndex({ state: 1, createdAt: -1, _id: -1 });
    await this.invitations.createIndex({ forgetAt: 1 });
  }

  /** Fails with a duplicate key if the address has an invitation. */
  async add(invitation: AccountInvitationDocument): Promise<void> {
    await this.invitations.insertOne(invitation);
  }

  find(id: string): Promise<AccountInvitationDocument | null> {
    return this.invitations.findOne({ _id: { $eq: id } });
  }

  findByEmail(email: string): Promise<AccountInvitationDocument | null> {
    return this.invitations.findOne({ email: { $eq: email } });
  }

  /** Invitations that were not accepted or withdrawn, newest first. */
  page(request: PageRequest): Promise<Page<AccountInvitationDocument>> {
    return readPage(
      this.invitations,
      { filter: pending, order: newestFirst },
      request,
      (invitation) => invitation,
    );
  }

  /** Changes the invitation if it also meets `condition`, atomically. Returns the changed invitation or null. */
  change(
    id: string,
    changes: Partial<Omit<AccountInvitationDocument, '_id'>>,
    condition: StoreFilter<AccountInvitationDocument> = pending,
  ): Promise<AccountInvitationDocument | null> {
    return this.invitations.findOneAndUpdate(
      { ...condition, _id: { $eq: id } },
      { $set: changes },
      { returnDocument: 'after' },
    );
  }

  async removeOfEmail(email: string): Promise<void> {
    await this.invitations.deleteMany({ email: { $eq: email } });
  }

  async removeForgotten(now: string): Promise<void> {
    await this.invitations.deleteMany({ forgetAt: { $lte: now } });
  }
}

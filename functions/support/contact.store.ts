import { orderBy, readPage, type Page, type PageRequest } from '../platform/paging/page.ts';
import type { Person } from '../platform/personal-data.ts';
import type { Store, StoreCollection, StoredDocument } from '../platform/store/store.ts';
import type { StoreFilter } from '../platform/store/store-filter.ts';

export interface ContactDocument extends StoredDocument {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Null if nobody was signed in. */
  readonly userId: string | null;
  readonly createdAt: string;
}

const newestFirst = orderBy<ContactDocument>('createdAt', -1);

/** Messages that the person sent while signed in, or with the person's proven address. */
function by({ userId, email }: Person): StoreFilter<ContactDocument> {
  return { $or: [{ userId: { $eq: userId } }, { email: { $eq: email } }] };
}

export class ContactStore {
  private readonly messages: StoreCollection<ContactDocument>;

  constructor(store: Store) {
    this.messages = store.collection<ContactDocument>('contactMessages');
  }

  async declareIndexes(): Promise<void> {
    await this.messages.createIndex({ createdAt: -1, _id: -1 });
    await this.messages.createIndex({ userId: 1 });
    await this.messages.createIndex({ email: 1 });
  }

  async add(message: ContactDocument): Promise<void> {
    await this.messages.insertOne(message);
  }

  page<Node>(request: PageRequest, toNode: (document: ContactDocument) => Node): Promise<Page<Node>> {
    return readPage(this.messages, { filter: {}, order: newestFirst }, request, toNode);
  }

  of(person: Person): Promise<ContactDocument[]> {
    return this.messages.find(by(person)).sort({ createdAt: -1, _id: -1 }).toArray();
  }

  async removeOf(person: Person): Promise<void> {
    await this.messages.deleteMany(by(person));
  }
}

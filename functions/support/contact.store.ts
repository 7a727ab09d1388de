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
  /** When an admin marked the message as answered. Null or undefined if it is open. */
  readonly answeredAt?: string | null;
}

const newestFirst = orderBy<ContactDocument>('createdAt', -1);

/** The filter for messages that the person sent while signed in, or with the person's proven address. */
function sentBy({ userId, email }: Person): StoreFilter<ContactDocument> {
  return { $or: [{ userId: { $eq: userId } }, { email: { $eq: email } }] };
}

export class ContactStore {
  private readonly messages: StoreCollection<ContactDocument>;

  constructor(store: Store) {
    this.messages = store.collection<ContactDocument>('contactMessages');
  }

  async declareIndexes(): Promise<void> {
    await this.messages.createIndex({ createdAt: -1, _id: -1 });
    await this.messages.createIndex({ answeredAt: 1, createdAt: -1, _id: -1 });
    await this.messages.createIndex({ userId: 1 });
    await this.messages.createIndex({ email: 1 });
  }

  async add(message: ContactDocument): Promise<void> {
    await this.messages.insertOne(message);
  }

  find(id: string): Promise<ContactDocument | null> {
    return this.messages.findOne({ _id: { $eq: id } });
  }

  /** `isAnswered`: null for all. */
  page<Node>(
    isAnswered: boolean | null,
    request: PageRequest,
    toNode: (document: ContactDocument) => Node,
  ): Promise<Page<Node>> {
    const filter = isAnswered === null ? {} : { answeredAt: isAnswered ? { $ne: null } : null };
    return readPage(this.messages, { filter, order: newestFirst }, request, toNode);
  }

  /** `answeredAt`: null reopens the message. Returns the changed message, or null if it does not exist. */
  setAnswered(id: string, answeredAt: string | null): Promise<ContactDocument | null> {
    return this.messages.findOneAndUpdate(
      { _id: { $eq: id } },
      { $set: { answeredAt } },
      { returnDocument: 'after' },
    );
  }

  of(person: Person): Promise<ContactDocument[]> {
    return this.messages.find(sentBy(person)).sort({ createdAt: -1, _id: -1 }).toArray();
  }

  async removeOf(person: Person): Promise<void> {
    await this.messages.deleteMany(sentBy(person));
  }
}

import type { Store, StoreCollection, StoredDocument } from '../store/store.ts';

/** The owner and the size of a file, by the file's ID. Written before the content, and removed after the content. */
export interface FileRecord extends StoredDocument {
  readonly ownerId: string;
  /** Bytes. */
  readonly size: number;
  readonly createdAt: string;
}

export class FileRecordStore {
  private readonly records: StoreCollection<FileRecord>;

  constructor(store: Store) {
    this.records = store.collection<FileRecord>('files');
  }

  async declareIndexes(): Promise<void> {
    await this.records.createIndex({ ownerId: 1 });
  }

  async add(record: FileRecord): Promise<void> {
    await this.records.insertOne(record);
  }

  listOwned(ownerId: string): Promise<FileRecord[]> {
    return this.records.find({ ownerId: { $eq: ownerId } }).toArray();
  }

  async remove(id: string): Promise<void> {
    await this.records.deleteOne({ _id: { $eq: id } });
  }
}

import type { Store, StoreCollection, StoredDocument } from '../../core/store/store.ts';

/** Storing: its questions are being stored. Done: all are, so that it goes forwards from there. Undone: it goes back. */
export type BankImportState = 'STORING' | 'DONE' | 'UNDONE';

/** An import into a bank that is under way, or was cut off. */
export interface BankImportDocument extends StoredDocument {
  readonly ownerId: string;
  readonly startedOn: string;
  /** Its questions, in their order. */
  readonly questionIds: readonly string[];
  readonly state: BankImportState;
}

export class BankImportStore {
  private readonly imports: StoreCollection<BankImportDocument>;

  constructor(store: Store) {
    this.imports = store.collection<BankImportDocument>('bankImports');
  }

  async declareIndexes(): Promise<void> {
    await this.imports.createIndex({ startedOn: 1 });
  }

  async add(bankImport: BankImportDocument): Promise<void> {
    await this.imports.insertOne(bankImport);
  }

  /** The import as it is then: in that state, unless somebody else decided otherwise before. Null where it is over. */
  async decide(id: string, state: Exclude<BankImportState, 'STORING'>): Promise<BankImportDocument | null> {
    await this.imports.updateOne({ _id: { $eq: id }, state: 'STORING' }, { $set: { state } });
    return this.imports.findOne({ _id: { $eq: id } });
  }

  /** Those that began before `until`; at most `most`. */
  listStale(until: string, most: number): Promise<BankImportDocument[]> {
    return this.imports
      .find({ startedOn: { $lt: until } })
      .limit(most)
      .toArray();
  }

  async remove(id: string): Promise<void> {
    await this.imports.deleteOne({ _id: { $eq: id } });
  }
}

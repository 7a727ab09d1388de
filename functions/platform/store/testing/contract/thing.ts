import type { StoreCollection, StoredDocument } from '../../store.ts';

/** A document with a field of each kind. */
export interface Thing extends StoredDocument {
  owner?: string;
  email?: string;
  count?: number;
  isOpen?: boolean;
  due?: string | null;
  tags?: string[];
  items?: { id: string; points: number }[];
  plan?: { target?: number; scale?: { top: number }; steps?: string[] };
  revision?: number;
}

/** Returns a new, empty collection for a test. */
export type FreshCollection = () => StoreCollection<Thing>;

export async function insertAll(things: StoreCollection<Thing>, documents: readonly Thing[]): Promise<void> {
  await Promise.all(documents.map((document) => things.insertOne(document)));
}

/** The IDs of the documents that were found, in the same order. */
export async function idsOf(found: Promise<readonly Thing[]>): Promise<string[]> {
  return (await found).map(({ _id }) => _id);
}

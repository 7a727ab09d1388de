import type { CountRule } from '../store/counted-store.ts';

/** How the documents of one collection count for an account's storage. */
export interface StorageRule extends Partial<Omit<CountRule, 'accountOf'>> {
  /** The field with the ID of the account that the document counts for. Default `ownerId`. */
  readonly field?: 'ownerId' | 'userId';
}

/** Rules by collection. Collections that are not listed do not count. */
export type StorageRules = Readonly<Record<string, StorageRule>>;

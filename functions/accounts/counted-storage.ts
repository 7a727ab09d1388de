import { UserStore } from './user.store.ts';
import type { Clock } from '../platform/clock.ts';
import { reservedForAttempts, smallChange, StorageQuota } from '../platform/limits/storage-quota.ts';
import type { StorageRule, StorageRules } from '../platform/limits/storage-rules.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { bytesOf, countedStore, type CountRule } from '../platform/store/counted-store.ts';
import type { Store, StoredDocument } from '../platform/store/store.ts';
import { readInChunks } from '../platform/store/read-in-chunks.ts';

type CountedRule = CountRule & { readonly field: 'ownerId' | 'userId' };

export interface CountedStorageDependencies {
  readonly clock: Clock;
  readonly rules: StorageRules;
  /** Owner ID of the quizzes and questions for an account's practice: a prefix, followed by the account's ID. */
  readonly practiceOwner: (userId: string) => string;
}

/** The rule with its default values. */
function countedRule({ field = 'ownerId', ...rule }: StorageRule, practicePrefix: string): CountedRule {
  return {
    field,
    accountOf: (document) => {
      const account: unknown = Reflect.get(document, field);
      if (typeof account !== 'string') return null;
      return account.startsWith(practicePrefix) ? account.slice(practicePrefix.length) : account;
    },
    leaves: reservedForAttempts,
    refusesNew: true,
    refusesUpdate: (_update, bytes) => bytes > smallChange,
    ...rule,
  };
}

/** Documents per read while bytes are counted. */
const chunkSize = 50;

interface OwnedDocument extends StoredDocument {
  readonly ownerId: string;
  readonly userId: string;
}

/** Bytes of the documents in the collection `name` that have one of these owners. */
async function bytesIn(
  store: Store,
  [name, rule]: readonly [name: string, rule: CountedRule],
  owners: readonly string[],
): Promise<number> {
  const isOwner = { $in: owners };
  const owned = rule.field === 'ownerId' ? { ownerId: isOwner } : { userId: isOwner };
  const collection = store.collection<OwnedDocument>(name);
  let bytes = 0;
  for await (const chunk of readInChunks((id) => collection.find({ ...owned, _id: { $gt: id } }), chunkSize))
    bytes += chunk.reduce((sum, document) => sum + bytesOf(document, rule), 0);
  return bytes;
}

/** How much storage a user uses. */
class StorageData implements PersonalData {
  readonly name = 'storage';

  constructor(private readonly quota: StorageQuota) {}

  async read({ userId }: { readonly userId: string }): Promise<unknown> {
    return { bytes: await this.quota.used(userId) };
  }

  forget({ userId }: { readonly userId: string }): Promise<void> {
    return this.quota.forget(userId);
  }
}

/** A store that counts and limits the bytes of each account, by the rules of the domains. */
export function createCountedStorage(
  store: Store,
  { clock, rules, practiceOwner }: CountedStorageDependencies,
): { readonly store: Store; readonly quota: StorageQuota; readonly personalData: readonly PersonalData[] } {
  const users = new UserStore(store);
  const counted = Object.entries(rules).map(
    ([name, rule]) => [name, countedRule(rule, practiceOwner(''))] as const,
  );
  const quota = new StorageQuota({
    store,
    clock,
    roleOf: async (userId) => (await users.find(userId))?.role ?? null,
    measure: async (userId) => {
      const owners = [userId, practiceOwner(userId)];
      const sizes = await Promise.all(counted.map((each) => bytesIn(store, each, owners)));
      return sizes.reduce((sum, bytes) => sum + bytes, 0);
    },
  });
  const limitedStore = countedStore(store, Object.fromEntries(counted), quota);
  return { store: limitedStore, quota, personalData: [new StorageData(quota)] };
}

import { UserStore } from '../functions/accounts/user.store.ts';
import type { Clock } from '../functions/platform/clock.ts';
import { keptForAttempts, smallChange, StorageQuota } from '../functions/platform/limits/storage-quota.ts';
import type { PersonalData } from '../functions/platform/personal-data.ts';
import { bytesOf, countedStore, type CountRule } from '../functions/platform/store/counted-store.ts';
import type { Store, StoredDocument } from '../functions/platform/store/store.ts';
import { practiceOwner } from '../functions/quizzes/generation/practice-quizzes.ts';

type AccountField = 'ownerId' | 'userId';

interface StorageRule extends CountRule {
  readonly field: AccountField;
}

const practice = practiceOwner('');

/** What practice made for somebody counts for that person. */
function accountIn(document: object, field: AccountField): string | null {
  const account: unknown = Reflect.get(document, field);
  if (typeof account !== 'string') return null;
  return account.startsWith(practice) ? account.slice(practice.length) : account;
}

function ruleBy(field: AccountField, more: Partial<CountRule> = {}): StorageRule {
  return {
    field,
    accountOf: (document) => accountIn(document, field),
    leaves: keptForAttempts,
    refusesNew: true,
    refusesUpdate: (_update, bytes) => bytes > smallChange,
    ...more,
  };
}

const fileBytes = (record: object): number => Number(Reflect.get(record, 'size')) || 0;

/**
 * What counts for an account: what its person writes. Attempts of others count for those who take them. A question is refused
 * by its key, which is stored before anything else of it; the rest is counted along.
 */
const rules: Readonly<Record<string, StorageRule>> = {
  courses: ruleBy('ownerId'),
  quizzes: ruleBy('ownerId'),
  answerKeys: ruleBy('ownerId'),
  questionVersions: ruleBy('ownerId', { refusesNew: false }),
  files: ruleBy('ownerId', { moreBytes: fileBytes }),
  // Its questions and results; a full account can still hand in, and be graded.
  quizAttempts: ruleBy('userId', { leaves: 0, refusesUpdate: () => false }),
  // The document comes with the first save, which is an update: old answers are moved into new ones, too.
  quizResponses: ruleBy('userId', { leaves: 0, refusesNew: false }),
};

/** Documents that are read together to be counted. */
const stretchSize = 50;

interface OwnedDocument extends StoredDocument {
  readonly ownerId: string;
  readonly userId: string;
}

async function bytesIn(store: Store, name: string, rule: StorageRule, userId: string): Promise<number> {
  const accounts = { $in: [userId, practiceOwner(userId)] };
  const owned = rule.field === 'ownerId' ? { ownerId: accounts } : { userId: accounts };
  let bytes = 0;
  for (let last = ''; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in memory at once
    const stretch = await store
      .collection<OwnedDocument>(name)
      .find({ ...owned, _id: { $gt: last } })
      .sort({ _id: 1 })
      .limit(stretchSize)
      .toArray();
    bytes += stretch.reduce((sum, document) => sum + bytesOf(document, rule), 0);
    last = stretch.at(-1)?._id ?? last;
    if (stretch.length < stretchSize) return bytes;
  }
}

async function measure(store: Store, userId: string): Promise<number> {
  const all = Object.entries(rules).map(([name, rule]) => bytesIn(store, name, rule, userId));
  return (await Promise.all(all)).reduce((sum, bytes) => sum + bytes, 0);
}

/** How much a person has stored. */
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

/** The store, in which what each account keeps is counted and limited. */
export function composeStorage(
  store: Store,
  clock: Clock,
): { readonly store: Store; readonly quota: StorageQuota; readonly personalData: readonly PersonalData[] } {
  const users = new UserStore(store);
  const quota = new StorageQuota({
    store,
    clock,
    roleOf: async (userId) => (await users.find(userId))?.role ?? null,
    measure: (userId) => measure(store, userId),
  });
  return { store: countedStore(store, rules, quota), quota, personalData: [new StorageData(quota)] };
}

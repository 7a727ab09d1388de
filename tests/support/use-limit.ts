import type { Store, StoredDocument } from '../../functions/platform/store/store.ts';

interface CountDocument extends StoredDocument {
  readonly count: number;
}

/**
 * Adds `times` uses to the count of a limit. `name`: name of the limit. `user`: the key of the user or client that the
 * limit counts, who has to have used it at least once.
 */
export async function useLimit(
  store: Store,
  { name, user, times }: { name: string; user: string; times: number },
): Promise<void> {
  const counts = store.collection<CountDocument>('rateLimits');
  const all = await counts.find({}).toArray();
  const count = all.find(({ _id }) => _id.startsWith(`${name}:`) && _id.endsWith(`:${user}`));
  if (!count) throw new Error(`${user} did not use ${name}.`);
  await counts.updateOne({ _id: count._id }, { $inc: { count: times } });
}

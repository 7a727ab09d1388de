import type { Store, StoredDocument } from '../../functions/platform/store/store.ts';

interface CountDocument extends StoredDocument {
  readonly count: number;
}

/** Simulates more uses of a limit by `who`, who has used it at least once. */
export async function useLimit(
  store: Store,
  { name, who, times }: { name: string; who: string; times: number },
): Promise<void> {
  const counts = store.collection<CountDocument>('rateLimits');
  const all = await counts.find({}).toArray();
  const count = all.find(({ _id }) => _id.startsWith(`${name}:`) && _id.endsWith(`:${who}`));
  if (!count) throw new Error(`${who} did not use ${name}.`);
  await counts.updateOne({ _id: count._id }, { $inc: { count: times } });
}

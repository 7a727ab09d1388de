import type { StoreCursor, StoredDocument } from './store.ts';

/**
 * What a query finds, by id and `size` documents at a time, so that little is in memory at once.
 * `findAfter` asks for the documents whose id comes after the given one.
 */
export async function* readInChunks<T extends StoredDocument>(
  findAfter: (id: string) => StoreCursor<T>,
  size: number,
): AsyncGenerator<T[], void> {
  for (let after = ''; ;) {
    // oxlint-disable-next-line no-await-in-loop -- each stretch begins where the one before ended
    const chunk = await findAfter(after).sort({ _id: 1 }).limit(size).toArray();
    const last = chunk.at(-1);
    if (!last) return;
    yield chunk;
    if (chunk.length < size) return;
    after = last._id;
  }
}

/** Everything that a query finds, by id, as each document is wanted. */
export async function readAll<T extends StoredDocument, View = T>(
  findAfter: (id: string) => StoreCursor<T>,
  size: number,
  view: (document: T) => View,
): Promise<View[]> {
  const views: View[] = [];
  for await (const chunk of readInChunks(findAfter, size)) views.push(...chunk.map(view));
  return views;
}

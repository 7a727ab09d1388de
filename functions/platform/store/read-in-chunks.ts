import type { StoreCursor, StoredDocument } from './store.ts';

/**
 * Reads the results of a query by ID, `size` documents at a time, so that few are in memory at once.
 * `findAfter` queries the documents after the given ID.
 */
export async function* readInChunks<T extends StoredDocument>(
  findAfter: (id: string) => StoreCursor<T>,
  size: number,
): AsyncGenerator<T[], void> {
  for (let after = ''; ;) {
    // oxlint-disable-next-line no-await-in-loop -- each chunk begins where the previous one ended
    const chunk = await findAfter(after).sort({ _id: 1 }).limit(size).toArray();
    const last = chunk.at(-1);
    if (!last) return;
    yield chunk;
    if (chunk.length < size) return;
    after = last._id;
  }
}

/** All results of one query, each mapped by `view` as soon as it is read. */
export async function readMapped<T extends StoredDocument, View>(
  cursor: StoreCursor<T>,
  view: (document: T) => View,
): Promise<View[]> {
  // A cursor cannot map to null.
  const found = await cursor.map((document) => ({ view: view(document) })).toArray();
  return found.map((each) => each.view);
}

/** All results of a query by ID, each mapped by `view`. */
export async function readAll<T extends StoredDocument, View = T>(
  findAfter: (id: string) => StoreCursor<T>,
  size: number,
  view: (document: T) => View,
): Promise<View[]> {
  const views: View[] = [];
  for await (const chunk of readInChunks(findAfter, size)) views.push(...chunk.map(view));
  return views;
}

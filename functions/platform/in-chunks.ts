/**
 * Reads the results for many values, `size` values at a time and one chunk after the other, so that little is
 * in progress at once. In no particular order.
 */
export async function inChunks<Value, Found>(
  values: readonly Value[],
  size: number,
  read: (some: Value[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let at = 0; at < values.length; at += size)
    // oxlint-disable-next-line no-await-in-loop -- one chunk after the other is the purpose
    for (const each of await read(values.slice(at, at + size))) found.push(each);
  return found;
}

/**
 * What a read finds for many values, asked for `size` of them at a time and one stretch after the other, so that little is
 * in progress at once. In no particular order.
 */
export async function inChunks<Value, Found>(
  values: readonly Value[],
  size: number,
  read: (some: Value[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let at = 0; at < values.length; at += size)
    // oxlint-disable-next-line no-await-in-loop -- as the function is there for
    for (const each of await read(values.slice(at, at + size))) found.push(each);
  return found;
}

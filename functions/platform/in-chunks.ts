/**
 * Reads the results for many values in chunks of `size` values. The chunks are read one after the other, to
 * limit the work in progress. The order of the results is not defined.
 */
export async function inChunks<Value, Found>(
  values: readonly Value[],
  size: number,
  read: (some: Value[]) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (let at = 0; at < values.length; at += size)
    for (const each of await read(values.slice(at, at + size))) found.push(each);
  return found;
}

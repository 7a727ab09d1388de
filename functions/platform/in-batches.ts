/**
 * Runs `act` for each item, for `size` items at once. After a failure it waits for the items of the same batch,
 * starts no other batch, and throws the first failure.
 */
export async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += size) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that little is in progress at once
    const outcomes = await Promise.allSettled(items.slice(at, at + size).map(act));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSqliteStore } from '../../functions/platform/store/sqlite.ts';
import type { OpenStore } from '../../functions/platform/store/testing/empty-stores.ts';
import { scratchFolder } from '../../functions/platform/store/testing/scratch-folder.ts';
import type { Store } from '../../functions/platform/store/store.ts';

/** An empty embedded store for one test, deleted after it. */
export async function testStore(): Promise<Store> {
  const folder = mkdtempSync(join(scratchFolder, 'markwise-test-'));
  const store = await openSqliteStore(folder);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

/**
 * An empty store of a suite's engine for one test. Suites without wrapped stores reuse one store, which is emptied. All
 * others get a new store with this name.
 */
export async function emptyStore(openStore: OpenStore, name: string): Promise<Store> {
  if (openStore.empty) return openStore.empty();
  const store = await openStore(name);
  onTestFinished(() => store.close());
  return store;
}

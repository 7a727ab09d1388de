import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openSqliteStore } from '../../functions/core/store/sqlite.ts';
import type { Store } from '../../functions/core/store/store.ts';

/** An empty embedded store for one test, gone after it. */
export async function testStore(): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'markwise-test-'));
  const store = await openSqliteStore(folder);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

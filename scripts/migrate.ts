import { migrateStore } from '../gateway/composition.ts';
import { readSettings, SettingsError } from '../gateway/env.ts';
import { StoreOpenError } from '../functions/platform/store/store.ts';
import { openStorage } from '../gateway/server-storage.ts';

/**
 * Migrates the store that the settings name. `npm start` does this automatically. For Lambda, run it before each
 * deployment.
 */
async function run(): Promise<void> {
  const { store } = await openStorage(readSettings(process.env));
  try {
    await migrateStore(store);
  } finally {
    await store.close();
  }
}

try {
  await run();
  process.stdout.write('The stored data is up to date.\n');
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StoreOpenError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

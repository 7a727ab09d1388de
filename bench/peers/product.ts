import { createIdentify } from '../../gateway/session/create-identify.ts';
import { loadOrCreateSecret } from '../../gateway/session/session-secret.ts';
import { composeProduct, migrateStore, createProductDependencies } from '../../gateway/composition.ts';
import { readSettings } from '../../gateway/env.ts';
import { openStorage } from '../../gateway/server-storage.ts';

const textWorker = new URL('../../functions/quizzes/text-worker.ts', import.meta.url);

/** Opens the product with the data in `DATA_DIR`, without a gateway. */
export async function openProduct(env: NodeJS.ProcessEnv) {
  const settings = readSettings(env);
  const storage = await openStorage(settings);
  await migrateStore(storage.store);
  const sessionSecret = await loadOrCreateSecret(settings.dataDir);
  const dependencies = createProductDependencies(settings, { sessionSecret, textWorker });
  const product = composeProduct(storage, dependencies);
  await product.prepare();
  const identify = createIdentify(product.identities, { ...dependencies, sessionSecret });
  return { settings, store: storage.store, product, identify };
}

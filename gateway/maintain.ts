import type { Product } from './composition.ts';
import type { Settings } from './env.ts';

/**
 * Does what a long-running server does at start and periodically. Called on platforms without such a server. Safe
 * to repeat.
 */
export async function maintain(product: Product, { admin }: Pick<Settings, 'admin'>): Promise<void> {
  await product.prepare();
  if (admin) await product.ensureAdmin(admin);
  await product.purge();
}

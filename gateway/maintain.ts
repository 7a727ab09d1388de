import type { Product } from './composition.ts';
import type { Settings } from './env.ts';

/** The work of a long-running server at start and periodically, for platforms without one. Safe to repeat. */
export async function maintain(product: Product, { admin }: Pick<Settings, 'admin'>): Promise<void> {
  await product.prepare();
  if (admin) await product.ensureAdmin(admin);
  await product.purge();
}

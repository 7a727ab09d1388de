import { minute } from '../functions/platform/clock.ts';
import type { Logger } from '../functions/platform/logger.ts';
import type { Product } from './composition.ts';

/** Removes expired data every hour, without keeping the process alive. If it fails, the next hour tries again. */
export function purgeHourly(product: Pick<Product, 'purge'>, log: Logger): NodeJS.Timeout {
  const purge = () =>
    product.purge().catch((err: unknown) => log.error({ err }, 'expired data was not removed'));
  return setInterval(() => void purge(), 60 * minute).unref();
}

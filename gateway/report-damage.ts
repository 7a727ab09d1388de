import type { Logger } from '../functions/platform/logger.ts';

/** Looks for damage in the stored data, and logs one sentence for the operator if there is some. */
export async function reportDamage(findDamage: () => Promise<string | null>, log: Logger): Promise<void> {
  try {
    const damage = await findDamage();
    if (damage !== null) log.error({ damage }, damageSentence);
  } catch (err) {
    log.warn({ err }, 'The stored data was not checked for damage. The next start checks it again.');
  }
}

/** What to do about damaged data. */
export const damageSentence =
  'The data in DATA_DIR is damaged: stop the server and restore a backup, as docs/deployment.md describes.';

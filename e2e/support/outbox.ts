import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Of the server that all tests share. */
const sharedData = () => process.env['E2E_DATA_DIR'] ?? '';

/** The letters that were sent to an address, as one reads them. */
function lettersTo(email: string, dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    // The first mail makes the folder.
  }
  return names
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((source) => source.includes(`To: ${email}`))
    .map((source) => source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** Waits for the letter to `email` with a link to `path`, and answers the link as a path of the site. */
export async function linkMailedTo(email: string, path: string, dataDir = sharedData()): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      () => {
        const links = lettersTo(email, dataDir).map((letter) =>
          new RegExp(`${path}\\?token=[\\w.-]+`).exec(letter),
        );
        link = links.find((found) => found !== null)?.[0];
        return link;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return link ?? '';
}

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

/** Waits for a letter to `email` with a text like `pattern`, and returns that text. */
async function textMailedTo(email: string, pattern: RegExp, dataDir: string): Promise<string> {
  let text: string | undefined;
  await expect
    .poll(
      () => {
        const texts = lettersTo(email, dataDir).map((letter) => pattern.exec(letter));
        text = texts.find((found) => found !== null)?.[0];
        return text;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return text ?? '';
}

/** The link to `path` in a letter to `email`, as a path of the site. */
export function linkMailedTo(email: string, path: string, dataDir = sharedData()): Promise<string> {
  return textMailedTo(email, new RegExp(`${path}\\?token=[\\w.-]+`), dataDir);
}

/** The sign-in code in a letter to `email`. */
export function codeMailedTo(email: string): Promise<string> {
  return textMailedTo(email, /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/, sharedData());
}

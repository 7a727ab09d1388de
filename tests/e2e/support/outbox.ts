import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** The data folder of the server that the tests share. */
const sharedData = () => process.env['E2E_DATA_DIR'] ?? '';

/** The decoded texts of the mails to an address. */
function mailsTo(email: string, dataDir: string): string[] {
  const folder = join(dataDir, 'outbox');
  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  } catch {
    // The folder does not exist before the first mail.
  }
  return names
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((source) => source.includes(`To: ${email}`))
    .map((source) => source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
}

/** Waits up to 30 seconds for a mail to `email` that contains the pattern. Returns the text that matches. */
async function textMailedTo(email: string, pattern: RegExp, dataDir: string): Promise<string> {
  let text: string | undefined;
  await expect
    .poll(
      () => {
        const texts = mailsTo(email, dataDir).map((mail) => pattern.exec(mail));
        text = texts.find((found) => found !== null)?.[0];
        return text;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return text ?? '';
}

/** The link to `path` in a mail to `email`, without the origin. */
export function linkMailedTo(email: string, path: string, dataDir = sharedData()): Promise<string> {
  return textMailedTo(email, new RegExp(`${path}\\?token=[\\w.-]+`), dataDir);
}

/** A link without a token to `path` in a mail to `email`, without the origin. */
export function pathMailedTo(email: string, path: string): Promise<string> {
  return textMailedTo(email, new RegExp(`${path}(?=\\s)`), sharedData());
}

/** The sign-in code in a mail to `email`. */
export function codeMailedTo(email: string): Promise<string> {
  return textMailedTo(email, /\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/, sharedData());
}

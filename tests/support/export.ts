import { strFromU8, unzipSync } from 'fflate';
import type { Browser } from './browser.ts';

/** The parsed JSON files of a user's data export, by file name. */
export async function downloadDataExport(browser: Browser): Promise<Readonly<Record<string, unknown>>> {
  const reply = await browser.get('/api/account/export');
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  const files = Object.entries(unzipSync(reply.bytes)).filter(([name]) => name.endsWith('.json'));
  return Object.fromEntries(files.map(([name, bytes]) => [name, JSON.parse(strFromU8(bytes)) as unknown]));
}

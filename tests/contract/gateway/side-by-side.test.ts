import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { describeOnMongo } from '../../../functions/platform/store/testing/store-suites.ts';
import { goodPassword } from '../../support/accounts.ts';
import { runServer } from '../../support/running-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'markwise-side-by-side-'));
afterAll(() => rmSync(folder, { recursive: true }));

const admin = { ADMIN_EMAIL: 'root@markwise.example', ADMIN_PASSWORD: goodPassword };

async function startServer(environment: Readonly<Record<string, string>>) {
  const server = await runServer(environment);
  onTestFinished(() => server.stop());
  return server;
}

/** The cookies that a browser sends after a response: the cookies in `before`, updated by the response. */
function cookiesAfter(response: Response, before = ''): string {
  const pairs = [...before.split('; ').filter(Boolean), ...response.headers.getSetCookie()];
  const jar = new Map(
    pairs.map((line) => (line.split(';', 1)[0] ?? '').split(/=(.*)/s, 2) as [string, string]),
  );
  return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
}

async function login(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  });
  expect(response.status).toBe(200);
  return cookiesAfter(response);
}

const user = (url: string, cookie: string) => fetch(`${url}/api/user`, { headers: { cookie } });

describe('two servers on one data folder', { timeout: 60_000 }, () => {
  it('do not both start: the second reports that the folder is in use, and the first continues', async () => {
    const DATA_DIR = join(folder, 'shared');
    const first = await startServer({ DATA_DIR });
    await expect(runServer({ DATA_DIR })).rejects.toThrow(/The data folder .*shared cannot be used: .*\./);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });
});

await describeOnMongo('two servers on one database', (_, uri) => {
  it('share their sessions, and end them for each other', { timeout: 60_000 }, async () => {
    const settings = { ...admin, MONGODB_URI: uri };
    const [one, two] = await Promise.all([
      startServer({ ...settings, DATA_DIR: join(folder, 'one') }),
      startServer({ ...settings, DATA_DIR: join(folder, 'two') }),
    ]);
    const firstCookies = await login(one.url);
    const reply = await user(two.url, firstCookies);
    expect(await reply.json()).toMatchObject({ email: admin.ADMIN_EMAIL, role: 'Admin' });
    const cookie = cookiesAfter(reply, firstCookies);
    expect((await user(one.url, cookie)).status).toBe(200);
    await fetch(`${two.url}/api/auth/logout`, { headers: { cookie } });
    expect((await user(one.url, cookie)).status).toBe(401);
    expect((await user(two.url, cookie)).status).toBe(401);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { adminOf, signedUp } from '../../support/accounts.ts';
import { gateways } from '../../support/gateways.ts';
import { runServer } from '../../support/running-server.ts';
import { testApp } from '../../support/test-app.ts';
import { testStore } from '../../support/test-store.ts';

const [gateway] = gateways;
if (!gateway) throw new Error('There is no gateway.');

async function setUp() {
  const test = testApp({ store: await testStore() });
  await test.product.prepare();
  return test;
}

describe('the demo data', () => {
  it('is created once', async () => {
    const test = await setUp();
    const root = await adminOf(test, gateway);
    expect(await test.product.seedDemo()).toHaveLength(2);
    expect(await test.product.seedDemo()).toEqual([]);
    expect(JSON.parse((await root.get('/api/users')).text)).toHaveLength(3);
  });

  it('is not added if a user has registered', async () => {
    const test = await setUp();
    await signedUp(test, gateway, 'ada@markwise.example');
    expect(await test.product.seedDemo()).toEqual([]);
  });

  it('prints its passwords at the first start only', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'markwise-demo-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const first = await runServer({ DATA_DIR: folder });
    const [, email = '', password = ''] = /^Demo student: (\S+) \/ (\S+)$/m.exec(first.output()) ?? [];
    expect(email).toBe('demo.student@markwise.example');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email, password });
    const login = await fetch(`${first.url}/api/auth/login`, { method: 'POST', headers, body });
    expect(login.status).toBe(200);
    await first.stop();
    const second = await runServer({ DATA_DIR: folder });
    expect(second.output()).not.toContain('Demo');
    await second.stop();
  });
});

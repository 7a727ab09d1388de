import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadOrCreateSecret } from './session-secret.ts';

it('the session secret is created once for concurrent callers, and only its owner can read the file', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'markwise-secret-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'not there yet');
  const secrets = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateSecret(folder)));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  expect(await loadOrCreateSecret(folder)).toBe(secrets[0]);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

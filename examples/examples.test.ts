import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { testApp } from '../gateway/testing/test-app.ts';

const run = promisify(execFile);

async function servedAddress(): Promise<string> {
  const server = createAdaptorServer({ fetch: testApp().app.fetch });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it(
  'plan-a-course prints where the student stands and what the final needs',
  { timeout: 30_000 },
  async () => {
    const script = fileURLToPath(new URL('plan-a-course.ts', import.meta.url));
    const { stdout } = await run(process.execPath, ['--import', 'tsx', script, await servedAddress()]);
    expect(stdout).toBe('You stand at 85.\nFinal Exam: 112\n');
  },
);

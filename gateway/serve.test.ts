import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseFile } from '../functions/platform/store/sqlite-open.ts';
import { openSqliteStore } from '../functions/platform/store/sqlite.ts';
import { ensureServer, serverProgram } from '../scripts/setup/build-server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'markwise-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly stderr: string;
}

/** Starts the server on a free port, unless `environment` names one, and waits for its end. */
async function start(environment: Readonly<Record<string, string>>): Promise<Ended> {
  const PORT = String(await freePort());
  const program = serverProgram(await ensureServer());
  const own = { PATH: process.env['PATH'] ?? '', DATA_DIR: join(folder, 'data'), PORT };
  const env = { ...program.env, ...own, ...environment };
  const server = spawn(process.execPath, [program.file], { cwd: root, env });
  let stderr = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve) => server.once('exit', (code) => resolve({ code, stderr })));
}

function listening(): Promise<{ server: Server; port: number }> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '0.0.0.0', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
}

async function freePort(): Promise<number> {
  const { server, port } = await listening();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('a start that cannot succeed prints one sentence and ends with 1', { timeout: 30_000 }, () => {
  it('with an empty port', async () => {
    expect(await start({ PORT: '' })).toEqual({
      code: 1,
      stderr: 'PORT is set to "", but a whole number from 1 to 65535 is expected.\n',
    });
  });

  it('on a taken port', async () => {
    const { server, port } = await listening();
    try {
      expect(await start({ PORT: String(port) })).toEqual({
        code: 1,
        stderr: `Port ${port} is taken: stop what listens there, or set PORT to another.\n`,
      });
    } finally {
      server.close();
    }
  });

  it('on a taken port while the data folder is also in use', async () => {
    const { server, port } = await listening();
    const store = await openSqliteStore(join(folder, 'data'));
    try {
      expect(await start({ PORT: String(port) })).toEqual({
        code: 1,
        stderr: `Port ${port} is taken: stop what listens there, or set PORT to another.\n`,
      });
    } finally {
      await store.close();
      server.close();
    }
  });

  it('if DATA_DIR cannot be a folder', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, stderr } = await start({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(join(file, 'data'));
  });

  it('if no folder can be created', async () => {
    expect(await start({ DATA_DIR: '/proc/markwise' })).toEqual({
      code: 1,
      stderr: 'The data folder /proc/markwise cannot be used: it cannot be created there.\n',
    });
  });

  it('if the data that it reads first is damaged', async () => {
    const data = join(folder, 'damaged');
    const store = await openSqliteStore(data);
    await store.collection('migrations').insertOne({ _id: 'schema' });
    await store.close();
    const file = join(data, databaseFile);
    const page = 4096;
    // The first page describes the tables.
    writeFileSync(file, readFileSync(file).fill(0x5a, page));
    expect(await start({ DATA_DIR: data })).toEqual({
      code: 1,
      stderr:
        'The data in DATA_DIR is damaged: stop the server and restore a backup, as docs/deployment.md describes.\n',
    });
  });

  it('with an invalid setting', async () => {
    expect(await start({ DEMO: 'maybe' })).toEqual({
      code: 1,
      stderr: 'DEMO is set to "maybe", but 0 or 1 is expected.\n',
    });
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { databaseFile } from '../functions/platform/store/sqlite-open.ts';
import { openSqliteStore } from '../functions/platform/store/sqlite.ts';
import { coursesRoutes } from '../gateway/rest/courses.routes.ts';
import { freePort } from '../tests/support/running-server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const patience = { timeout: 60_000, interval: 50 };

// Like start.mjs, with a short delay, and with the ID of each server process.
const program = `
  import { ensureServer, startServer } from './scripts/setup/build-server.mjs';
  import { supervise } from './scripts/setup/supervise.mjs';
  const build = await ensureServer();
  supervise(() => {
    const server = startServer(build);
    console.log('process ' + server.pid);
    return server;
  }, { firstMs: 100 });`;

function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'markwise-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function startProduct(data = dataFolder()) {
  const port = String(await freePort());
  const env = { PATH: process.env['PATH'] ?? '', PORT: port, DATA_DIR: data, DEMO: '0' };
  const starter = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: root, env });
  onTestFinished(() => void starter.kill('SIGKILL'));
  let output = '';
  starter.stdout.on('data', (text: Buffer) => (output += text.toString()));
  starter.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const starts = () => [...output.matchAll(/Markwise is at/g)].length;
  const ready = (times: number) => vi.waitFor(() => expect(starts(), output).toBe(times), patience);
  const serverId = () => Number([...output.matchAll(/process (\d+)/g)].at(-1)?.[1]);
  return { url: `http://localhost:${port}`, starter, output: () => output, ready, serverId };
}

it(
  'a server that was killed is restarted on its port, with all acknowledged data',
  { timeout: 120_000 },
  async () => {
    const { url, starter, output, ready, serverId } = await startProduct();
    await ready(1);
    const { example } = coursesRoutes.find(({ path }) => path === '/api/drafts') ?? {};
    const headers = { 'content-type': 'application/json' };
    for (let time = 1; time <= 2; time += 1) {
      const shared = await fetch(`${url}/api/drafts`, {
        method: 'POST',
        headers,
        body: JSON.stringify(example),
      });
      expect(shared.status).toBe(201);
      const { _id: id } = (await shared.json()) as { _id: string };
      process.kill(serverId(), 'SIGKILL');
      await ready(time + 1);
      const found = await fetch(`${url}/api/drafts/${id}`, { headers: { 'x-requested-with': 'test' } });
      expect(found.status).toBe(200);
    }
    expect(output()).toContain('The server ended by SIGKILL. It starts again in 0.1 s.');
    starter.kill('SIGTERM');
    expect(await once(starter, 'exit')).toEqual([0, null]);
  },
);

it('a server whose starter was killed ends, and frees its port', { timeout: 120_000 }, async () => {
  const { url, starter, ready } = await startProduct();
  await ready(1);
  starter.kill('SIGKILL');
  await vi.waitFor(() => expect(fetch(`${url}/healthz`)).rejects.toThrow(), patience);
});

// The bundler renames classes whose names occur twice, and types of the contract have the names of their classes.
it('the bundled server has the committed contract', { timeout: 120_000 }, async () => {
  const { url, ready } = await startProduct();
  await ready(1);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
  });
  const { data } = (await response.json()) as { data: IntrospectionQuery };
  const printed = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));
  expect(printed(buildClientSchema(data))).toBe(
    printed(buildSchema(readFileSync(new URL('../schema/schema.graphql', import.meta.url), 'utf8'))),
  );
});

/** Overwrites some of the documents of a collection. */
async function damage(data: string): Promise<void> {
  const store = await openSqliteStore(data);
  const documents = Array.from({ length: 1000 }, (_, i) => ({ _id: `n${i}`, text: 'x'.repeat(1000) }));
  await store.collection('others').insertMany(documents);
  await store.close();
  const file = join(data, databaseFile);
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, bytes.length - 80_000, bytes.length - 40_000));
}

it('a server with damaged data answers, and logs what to do', { timeout: 120_000 }, async () => {
  const data = dataFolder();
  await damage(data);
  const { url, output, ready, starter } = await startProduct(data);
  await ready(1);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await vi.waitFor(
    () => expect(output()).toContain('The data in DATA_DIR is damaged: stop the server and restore a backup'),
    patience,
  );
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  starter.kill('SIGTERM');
  expect(await once(starter, 'exit')).toEqual([0, null]);
});

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

const supervise = pathToFileURL(new URL('setup/supervise.mjs', import.meta.url).pathname).href;

/** What the fake server can do at a start. A plan has one behaviour for each start, and repeats its last one. */
const behaviours = {
  serve: `process.send?.('ready'); setInterval(() => {}, 1000);`,
  killed: `process.send('ready', () => process.kill(process.pid, 'SIGKILL'));`,
  abort: `process.send('ready', () => process.abort());`,
  fail: `process.send('ready', () => process.exit(3));`,
  refuse: `process.exit(7);`,
  killedEarly: `process.kill(process.pid, 'SIGKILL');`,
  finish: `process.send('ready', () => process.exit(0));`,
};

interface Package {
  readonly folder: string;
  /** The server's notes: `up` for each start, and `ended` for each orderly end. */
  notes(): string;
}

/**
 * A package whose `npm start` supervises a fake server. `missingAt`: the start at which the program is
 * missing.
 */
function createPackage(
  plan: readonly (keyof typeof behaviours)[],
  waits: object = {},
  missingAt?: number,
): Package {
  const folder = mkdtempSync(join(tmpdir(), 'markwise-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'notes');
  const note = (word: string) => `fs.appendFileSync(${JSON.stringify(file)}, '${word} ');`;
  const starts = `(fs.readFileSync(${JSON.stringify(file)}, 'utf8').match(/up/g) ?? []).length`;
  const files = {
    notes: '',
    'package.json': '{ "name": "x", "version": "1.0.0", "scripts": { "start": "node start.mjs" } }',
    'server.mjs': `import fs from 'node:fs';
      process.on('SIGTERM', () => { ${note('ended')} process.exit(0); });
      // A test kills the starter at its end, and the fake server with it.
      process.on('disconnect', () => process.exit(0));
      const starts = ${starts};
      ${note('up')}
      [${plan.map((behaviour) => `() => { ${behaviours[behaviour]} }`).join(', ')}].at(Math.min(starts, ${plan.length - 1}))();`,
    'start.mjs': `import { spawn } from 'node:child_process';
      import { supervise } from '${supervise}';
      const stdio = ['ignore', 'ignore', 'ignore', 'ipc'];
      const programs = [...Array(${missingAt ?? 0}).fill(process.execPath), ${missingAt === undefined ? '' : `'./none'`}];
      const next = () => programs.shift() ?? process.execPath;
      supervise(() => spawn(next(), ['server.mjs'], { stdio }), ${JSON.stringify(waits)});`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { folder, notes: () => readFileSync(file, 'utf8') };
}

interface Started {
  readonly starter: ChildProcess;
  output(): string;
  ended(): Promise<number | null>;
}

function start({ folder }: Package, command = process.execPath, args = ['start.mjs']): Started {
  const starter = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void starter.kill('SIGKILL'));
  let output = '';
  starter.stdout.on('data', (text: Buffer) => (output += text.toString()));
  starter.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const closed = once(starter, 'close') as Promise<[number | null]>;
  return { starter, output: () => output, ended: async () => (await closed)[0] };
}

const patience = { timeout: 20_000 };
const shortWaits = { firstMs: 10, maxMs: 40 };

it.each([
  ['npm', ['start']],
  [process.execPath, ['start.mjs']],
])(
  'a server that %s started ends properly when its starter is stopped',
  { timeout: 60_000 },
  async (command, args) => {
    const fakePackage = createPackage(['serve']);
    const { starter } = start(fakePackage, command, args);
    await vi.waitFor(() => expect(fakePackage.notes()).toBe('up '), { timeout: 30_000 });
    starter.kill('SIGTERM');
    await once(starter, 'exit');
    await vi.waitFor(() => expect(fakePackage.notes()).toBe('up ended '), patience);
  },
);

describe('a server that crashes', { timeout: 60_000 }, () => {
  it('is restarted after a signal, an abort and an exit code, with growing delays, and reports it each time', async () => {
    const fakePackage = createPackage(['killed', 'abort', 'fail', 'killed', 'serve'], shortWaits);
    const { starter, output, ended } = start(fakePackage);
    await vi.waitFor(() => expect(output().match(/The server is back/g)).toHaveLength(4), patience);
    expect(fakePackage.notes()).toBe('up up up up up ');
    expect(
      output()
        .split('\n')
        .filter((line) => line.includes('ended')),
    ).toEqual([
      'The server ended by SIGKILL. It starts again in 0.01 s.',
      'The server ended by SIGABRT. It starts again in 0.02 s.',
      'The server ended with exit code 3. It starts again in 0.04 s.',
      'The server ended by SIGKILL. It starts again in 0.04 s.',
    ]);
    starter.kill('SIGTERM');
    expect(await ended()).toBe(0);
    expect(fakePackage.notes()).toBe('up up up up up ended ');
  });

  it('is restarted with the first delay again after it was healthy', async () => {
    const fakePackage = createPackage(['killed', 'killed', 'killed', 'serve'], {
      ...shortWaits,
      healthyMs: 0,
    });
    const { output } = start(fakePackage);
    await vi.waitFor(() => expect(output().match(/is back/g)).toHaveLength(3), patience);
    expect(output().match(/again in 0\.01 s/g)).toHaveLength(3);
  });

  it('is restarted if a signal ended it before it was ready', async () => {
    const fakePackage = createPackage(['killedEarly', 'serve'], shortWaits);
    start(fakePackage);
    await vi.waitFor(() => expect(fakePackage.notes()).toBe('up up '), patience);
  });

  it('is restarted until it runs, even if starts are refused', async () => {
    const fakePackage = createPackage(['killed', 'refuse', 'refuse', 'serve'], shortWaits);
    const { output } = start(fakePackage);
    await vi.waitFor(() => expect(output()).toContain('The server is back.'), patience);
    expect(output().match(/with exit code 7/g)).toHaveLength(2);
  });

  it('is restarted until it runs if the system cannot start a process', async () => {
    const fakePackage = createPackage(['killed', 'serve'], shortWaits, 1);
    const { output } = start(fakePackage);
    await vi.waitFor(() => expect(output()).toContain('The server is back.'), patience);
    expect(output()).toContain(
      'The server could not be started: spawn ./none ENOENT. It starts again in 0.02 s.',
    );
  });

  it('is not restarted if its starter is stopped during the delay', async () => {
    const fakePackage = createPackage(['killed', 'serve'], { firstMs: 100_000, maxMs: 100_000 });
    const { starter, output, ended } = start(fakePackage);
    await vi.waitFor(() => expect(output()).toContain('It starts again in 100 s.'), patience);
    starter.kill('SIGINT');
    expect(await ended()).toBe(0);
    expect(fakePackage.notes()).toBe('up ');
  });
});

describe('a server is not restarted', { timeout: 60_000 }, () => {
  it('if its first start was refused, and its exit code is returned', async () => {
    const fakePackage = createPackage(['refuse'], shortWaits);
    const { output, ended } = start(fakePackage);
    expect(await ended()).toBe(7);
    expect(fakePackage.notes()).toBe('up ');
    expect(output()).toBe('');
  });

  it('if it could not be started at all', async () => {
    const fakePackage = createPackage(['serve'], shortWaits, 0);
    const { output, ended } = start(fakePackage);
    expect(await ended()).toBe(1);
    expect(output()).toContain('spawn ./none ENOENT');
  });

  it('if it ended normally', async () => {
    const fakePackage = createPackage(['finish'], shortWaits);
    const { output, ended } = start(fakePackage);
    expect(await ended()).toBe(0);
    expect(fakePackage.notes()).toBe('up ');
    expect(output()).toBe('');
  });
});

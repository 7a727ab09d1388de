import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';

const supervise = pathToFileURL(new URL('setup/supervise.mjs', import.meta.url).pathname).href;

/** A package whose `npm start` supervises a server that tells, in a file, that it is up and that it ended in order. */
function aPackage(): { folder: string; told: () => string } {
  const folder = mkdtempSync(join(tmpdir(), 'markwise-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'told');
  const tell = (word: string) => `fs.appendFileSync(${JSON.stringify(file)}, '${word} ');`;
  const files = {
    told: '',
    'package.json': '{ "name": "x", "version": "1.0.0", "scripts": { "start": "node start.mjs" } }',
    'server.mjs': `import fs from 'node:fs';
      process.on('SIGTERM', () => { ${tell('ended')} process.exit(0); });
      setInterval(() => {}, 1000);
      ${tell('up')}`,
    'start.mjs': `import { spawn } from 'node:child_process';
      import { supervise } from '${supervise}';
      supervise(spawn(process.execPath, ['server.mjs']));`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return { folder, told: () => readFileSync(file, 'utf8') };
}

it.each([
  ['npm', ['start']],
  [process.execPath, ['start.mjs']],
])(
  'a server that %s started ends in order when its starter is told to',
  { timeout: 60_000 },
  async (command, args) => {
    const { folder, told } = aPackage();
    const starter = spawn(command, args, { cwd: folder, stdio: 'ignore' });
    await vi.waitFor(() => expect(told()).toBe('up '), { timeout: 30_000 });
    starter.kill('SIGTERM');
    await once(starter, 'exit');
    await vi.waitFor(() => expect(told()).toBe('up ended '), { timeout: 20_000 });
  },
);

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { scratchFolder } from './testing/scratch-folder.ts';

const megabyte = 1024 * 1024;
const writer = fileURLToPath(new URL('testing/burst-writer.ts', import.meta.url));

it('150 concurrent writes of 1 MB fit into a heap of 96 MB and a log of 32 MB', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(scratchFolder, 'markwise-burst-'));
  try {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--max-old-space-size=96', writer, folder],
      { encoding: 'utf8' },
    );
    expect(status, stderr).toBe(0);
    const { written, log } = JSON.parse(stdout) as { written: number; log: number };
    expect(written).toBe(150 * megabyte);
    expect(log).toBeLessThan(32 * megabyte);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it, onTestFinished } from 'vitest';
import { bundling } from './setup/bundling.mjs';

/** A program that loads a package on first use, and prints the names of its exports. */
const program = (name: string) => `
  const loaded = await import('${name}');
  console.log(JSON.stringify(Object.keys(loaded).filter((key) => /^(?!default$)\\w+$/.test(key)).toSorted()));
  console.log(Object.values(loaded).every((value) => value !== undefined));`;

it.each(['@fastify/busboy', '@zxcvbn-ts/language-common', 'file-type', 'jose', 'nodemailer'])(
  'the package %s has the same names in a bundle when it is loaded on first use',
  async (name) => {
    const outdir = mkdtempSync(join(tmpdir(), 'markwise-bundling-'));
    onTestFinished(() => rmSync(outdir, { recursive: true }));
    const stdin = { contents: program(name), resolveDir: import.meta.dirname, sourcefile: 'program.mjs' };
    await build({ ...bundling, stdin, outdir, logLevel: 'error' });
    const bundled = execFileSync(process.execPath, [join(outdir, 'stdin.mjs')], { encoding: 'utf8' });
    const args = ['--input-type=module', '--eval', program(name)];
    const loaded = execFileSync(process.execPath, args, { encoding: 'utf8', cwd: import.meta.dirname });
    expect(bundled).toBe(loaded);
  },
);

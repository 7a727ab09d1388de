import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { fed } from './fed.ts';
import { growthOf, describeGrowth } from './growth.ts';
import { notFed } from './not-fed.ts';
import { shapes } from './shapes.ts';
import { fedFunctions, textFunctions } from './text-functions.ts';

vi.setConfig({ testTimeout: 600_000 });

const functions = textFunctions();
const exempt = new Set(Object.values(notFed).flat());

/** A process for each core, but at most two: more would share caches, and measure each other. */
const processes = Math.min(2, availableParallelism());

async function measure(index: number): Promise<Record<string, string[]>> {
  const program = fileURLToPath(new URL('measure.ts', import.meta.url));
  const args = ['--import', 'tsx', program, `${index}`, `${processes}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
  return z.record(z.string(), z.array(z.string())).parse(JSON.parse(stdout));
}

async function measureAll(): Promise<Record<string, string[]>> {
  const parts = await Promise.all(Array.from({ length: processes }, (_, index) => measure(index)));
  return Object.assign({}, ...parts) as Record<string, string[]>;
}

describe('the CPU time of functions that read texts', () => {
  it('is measured for every function of core/ and functions/ that gets a text, unless notFed has a reason', () => {
    const unknown = functions.filter(({ id, isPlain }) => !isPlain && !(id in fed) && !exempt.has(id));
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  it('has reasons and additional texts only for functions that exist', () => {
    const ids = new Set(functions.map(({ id }) => id));
    expect([...exempt].filter((id) => !ids.has(id))).toEqual([]);
    expect(Object.keys(shapes).filter((id) => !fedFunctions().includes(id))).toEqual([]);
  });

  it.each([
    ['a pattern that starts again at every space', ' ', (text: string) => /\s+$/.test(`${text}x`)],
    ['two patterns that match the same characters', ' ', (text: string) => /^\s*\s*$/.test(`${text}x`)],
    [
      'a search from the beginning for each part',
      'a ',
      (text: string) => text.split(' ').map((_, at, all) => all.indexOf(`b${at}`)),
    ],
    ['alternatives that match the same', 'a', (text: string) => /^(?:a|a)+$/.test(`${text}x`)],
  ])('is recognized as growing too fast with %s', async (_what, unit, run) => {
    const growth = await growthOf(run, (length) => unit.repeat(length / unit.length));
    expect(growth.isLinear).toBe(false);
  });

  it.each([
    ['a search', (text: string) => text.lastIndexOf('ab')],
    ['sorting', (text: string) => [...text].map((_, at) => (at * 7919) % 10_007).toSorted((a, b) => a - b)],
    [
      'many passes over the text',
      (text: string) => Array.from({ length: 30 }, () => text.match(/\w/g)?.length),
    ],
  ])('is recognized as linear with %s', async (_what, run) => {
    const growth = await growthOf(run, (length) => 'a '.repeat(length / 2));
    expect(growth.isLinear, describeGrowth(growth)).toBe(true);
  });

  it('grows at most linearly with the length of the text, for every function and text', async () => {
    const superlinear = await measureAll();
    expect(Object.keys(superlinear).toSorted()).toEqual(fedFunctions().toSorted());
    expect(Object.entries(superlinear).filter(([, texts]) => texts.length > 0)).toEqual([]);
  });
});

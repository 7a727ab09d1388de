import { writeFileSync } from 'node:fs';
import { afterAll } from 'vitest';

// Runs before every test file of a mutation run: stores what the probes of `withProbes` record, for `Lane`.
const reached = new Set<number>();

function valueOf(compute: () => unknown): unknown {
  try {
    return compute();
  } catch (error) {
    return error;
  }
}

function noteIfOther(number: number, original: () => unknown, mutant: () => unknown): void {
  if (!Object.is(valueOf(original), valueOf(mutant))) reached.add(number);
}

Object.assign(globalThis, { reached, noteIfOther });
afterAll(() => {
  const { MUTATION_REACHED: file } = process.env;
  if (file !== undefined && reached.size > 0) writeFileSync(file, JSON.stringify([...reached]));
});

import { existsSync } from 'node:fs';
import { serveWork } from '../serve-work.ts';

/** Resolves once the file exists. */
const waitForFile = (file: string) =>
  new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!existsSync(file)) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });

const never = new Promise(() => undefined);

const acts = {
  echo: (value: unknown) => ({ value, pid: process.pid }),
  environment: () => Object.keys(process.env),
  fail: () => {
    throw new Error('no');
  },
  exit: () => process.exit(0),
  break: () => {
    setTimeout(() => {
      throw new Error('broken');
    });
    return never;
  },
  sleep: () => never,
  spin: () => {
    for (;;);
  },
  match: () => /^(a|a)+$/.test(`${'a'.repeat(60)}b`),
  fill: () => {
    const all = [];
    for (;;) all.push(Array.from({ length: 10_000 }, () => ({})));
  },
  fillOne: () => {
    const all = [];
    for (;;) all.push(all.length);
  },
  hold: async (file: unknown) => {
    await waitForFile(String(file));
    return 'released';
  },
};

export type Act = keyof typeof acts;

/** A process that executes the test's commands. */
serveWork(([act, value]: [Act, unknown]) => acts[act](value));

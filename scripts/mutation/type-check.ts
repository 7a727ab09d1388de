import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMutant, type Mutant } from './find-mutants.ts';

/** Candidates in random order, and how many of them are needed. */
interface Choice {
  readonly mutants: readonly Mutant[];
  readonly count: number;
}

/** The first mutants of each choice that compile. Checks many at once, one in each file. */
export async function compiling(tree: string, choices: readonly Choice[]): Promise<Mutant[]> {
  const pending = choices.map(({ mutants, count }) => ({
    queue: [...mutants],
    chosen: new Array<Mutant>(),
    count,
  }));
  for (;;) {
    const batch = new Map<string, Mutant>();
    for (const { queue, chosen, count } of pending) takeInto(batch, queue, count - chosen.length);
    if (batch.size === 0) return pending.flatMap(({ chosen }) => chosen);
    const wrong = await filesWithErrors(tree, [...batch.values()]);
    for (const mutant of batch.values()) {
      const choice = pending.find(({ queue }) => queue.includes(mutant));
      choice?.queue.splice(choice.queue.indexOf(mutant), 1);
      if (!wrong.has(mutant.file)) choice?.chosen.push(mutant);
    }
  }
}

/** Adds up to `count` mutants to the batch, at most one for each file. */
function takeInto(batch: Map<string, Mutant>, queue: readonly Mutant[], count: number): void {
  let left = count;
  for (const mutant of queue) {
    if (left <= 0) return;
    if (batch.has(mutant.file)) continue;
    batch.set(mutant.file, mutant);
    left -= 1;
  }
}

async function filesWithErrors(tree: string, mutants: readonly Mutant[]): Promise<ReadonlySet<string>> {
  if (!existsSync(join(tree, 'tsconfig.json'))) return new Set();
  const originals = mutants.map(
    ({ file }) => [join(tree, file), readFileSync(join(tree, file), 'utf8')] as const,
  );
  for (const [at, mutant] of mutants.entries()) {
    const [path = '', text = ''] = originals[at] ?? [];
    writeFileSync(path, withMutant(text, mutant));
  }
  try {
    const output = await typeCheck(tree);
    return new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map((match) => match[1] ?? ''));
  } finally {
    for (const [path, text] of originals) writeFileSync(path, text);
  }
}

function typeCheck(tree: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const tsc = join(tree, 'node_modules/.bin/tsc');
    const child = spawn(process.execPath, [tsc, '--pretty', 'false'], { cwd: tree });
    let output = '';
    child.stdout.on('data', (data) => (output += String(data)));
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}

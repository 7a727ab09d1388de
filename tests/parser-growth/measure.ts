/**
 * Measures all functions that read texts and prints, as JSON, which grow too fast: `{ [id]: string[] }`, with
 * the texts that show it. This is a separate program, because a test runner's module loading makes some code several
 * times slower.
 */
import { adversaries, between, characters, type Adversary } from './adversarial.ts';
import { fed, type Fed } from './fed.ts';
import { growthOf, shown } from './growth.ts';
import { shapes } from './shapes.ts';
import { fedFunctions, load } from './text-functions.ts';

/** Runs the function. If it refuses the text with an error, the error is a valid result. */
function refused(run: Fed['run'], text: string): unknown {
  try {
    return run(text);
  } catch (error) {
    return error;
  }
}

function textsFor(id: string, { before = ['x'], after = 'x' }: Fed): Adversary[] {
  const around = before.flatMap((front) => characters.map((each) => between(front, each, after)));
  return [
    ...adversaries,
    ...adversaries.map((each) => between('', each, 'x')),
    ...around,
    ...(shapes[id] ?? []),
  ];
}

async function steepestOf(id: string): Promise<string[]> {
  const feeding = fed[id] ?? { run: await load(id) };
  const run = (text: string) => refused(feeding.run, text);
  const steep: string[] = [];
  for (const { name, text } of textsFor(id, feeding)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    const growth = await growthOf(run, text);
    if (!growth.isLinear) steep.push(`${name}: ${shown(growth)}`);
  }
  return steep;
}

const report: Record<string, readonly string[]> = {};
for (const id of fedFunctions()) report[id] = await steepestOf(id);
process.stdout.write(JSON.stringify(report));

/**
 * Measures functions that read texts. Prints JSON (`{ [id]: string[] }`): for each function, the texts with which its CPU
 * time grows too fast. Its arguments are the index of a process and the number of processes, which share the functions.
 * This is a separate program, because module loading in a test runner makes some code several times slower.
 */
import { adversaries, between, characters, type Adversary } from './adversarial.ts';
import type { Fed } from './fed-function.ts';
import { fed } from './fed.ts';
import { growthOf, describeGrowth } from './growth.ts';
import { shapes } from './shapes.ts';
import { fedFunctions, load } from './text-functions.ts';

/** Runs the function. Returns its result, or the error with which it refuses the text. */
function resultOrError(run: Fed['run'], text: string): unknown {
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

async function superlinearTexts(id: string): Promise<string[]> {
  const call = fed[id] ?? { run: await load(id) };
  const run = (text: string) => resultOrError(call.run, text);
  const superlinear: string[] = [];
  for (const { name, text } of textsFor(id, call)) {
    const growth = await growthOf(run, text);
    if (!growth.isLinear) superlinear.push(`${name}: ${describeGrowth(growth)}`);
  }
  return superlinear;
}

const [index, count] = process.argv.slice(2).map(Number);
if (index === undefined || count === undefined) throw new Error('Usage: measure.ts INDEX COUNT');

const report: Record<string, readonly string[]> = {};
for (const [at, id] of fedFunctions().entries())
  if (at % count === index) report[id] = await superlinearTexts(id);
process.stdout.write(JSON.stringify(report));

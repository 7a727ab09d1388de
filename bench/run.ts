import { parseArgs } from 'node:util';
import { benchBank } from './bank.ts';
import { benchColdStart } from './cold-start.ts';
import type { Figure } from './figure.ts';
import { benchGateway } from './gateway.ts';
import { benchGeneration } from './generation/index.ts';
import { benchGradebook } from './gradebook.ts';
import { benchGrading } from './grading.ts';
import { benchNotes } from './notes.ts';
import { circumstances, writeSection } from './readme.ts';
import { toLines, toObject } from './report.ts';
import { benchOverload } from './overload.ts';
import { benchRest } from './rest.ts';
import { benchStore } from './store.ts';
import { benchTyping } from './typing.ts';

/** The parts by name. Each part has a section in README.md. */
const parts: ReadonlyMap<string, () => Promise<Figure[]>> = new Map([
  ['grading', benchGrading],
  ['generation', benchGeneration],
  ['typing', benchTyping],
  ['gradebook', benchGradebook],
  ['gateway', benchGateway],
  ['rest', benchRest],
  ['store', benchStore],
  ['overload', benchOverload],
  ['bank', benchBank],
  ['notes', benchNotes],
  ['cold-start', benchColdStart],
]);

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !parts.has(name));
if (unknown.length > 0)
  throw new Error(`No part is called ${unknown.join(' or ')}: ${[...parts.keys()].join(', ')}.`);

const all: Figure[] = [];
console.log(circumstances());
for (const [name, part] of parts) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name}`);
  try {
    const figures = await part();
    for (const line of toLines(figures)) console.log(line);
    await writeSection(name, figures);
    all.push(...figures);
  } catch (error) {
    // Continue, because the figures of the other parts are still useful.
    console.error(error);
    process.exitCode = 1;
  }
}
if (values.json) console.log(JSON.stringify(toObject(all)));

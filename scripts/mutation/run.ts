import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isCore, lineOf, mutate, type MutantResult, type MutationReport } from './mutate.ts';

/** The share of mutants that tests have to notice, in percent. */
const goals = { core: 95, rest: 90 } as const;

const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '200' },
    seed: { type: 'string' },
    only: { type: 'string' },
    lanes: { type: 'string', default: String(availableParallelism()) },
    budget: { type: 'string', default: '120' },
    json: { type: 'boolean', default: false },
  },
});

function countOf(name: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) throw new Error(`--${name} needs a whole number from 1.`);
  return count;
}

/** Half of the sample for `core/` and half for the rest, or the whole sample for one of them. */
function sampleSizes(count: number, only: string | undefined): { core: number; rest: number } {
  if (only === 'core') return { core: count, rest: 0 };
  if (only === 'rest') return { core: 0, rest: count };
  if (only !== undefined) throw new Error('--only must be core or rest.');
  return { core: Math.ceil(count / 2), rest: Math.floor(count / 2) };
}

function figuresOf(results: readonly MutantResult[], goal: number) {
  const counted = (expected: string) => results.filter(({ outcome }) => outcome === expected).length;
  const [noticed, survived, timedOut] = ['noticed', 'survived', 'timed out'].map(counted) as [
    number,
    number,
    number,
  ];
  const percent =
    results.length === 0 ? null : Math.round(((noticed + timedOut) / results.length) * 1000) / 10;
  return { mutants: results.length, noticed, survived, timedOut, percent, goal };
}

function summaryOf({ results }: MutationReport) {
  return {
    core: figuresOf(results.filter(isCore), goals.core),
    rest: figuresOf(
      results.filter((result) => !isCore(result)),
      goals.rest,
    ),
  };
}

const write = (line: string) => process.stdout.write(`${line}\n`);

const report = await mutate({
  root: fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, ''),
  seed: values.seed ?? randomBytes(6).toString('hex'),
  sample: sampleSizes(countOf('sample', values.sample), values.only),
  lanes: countOf('lanes', values.lanes),
  budgetMs: countOf('budget', values.budget) * 1000,
  hangMs: 30_000,
  say: (line) => void (values.json ? process.stderr : process.stdout).write(`${line}\n`),
});
const summary = summaryOf(report);
const survivors = report.results.filter(({ outcome }) => outcome === 'survived');
if (values.json)
  write(JSON.stringify({ seed: report.seed, ...summary, survivors, unusable: report.unusable }, null, 2));
else {
  write(`\nSurvivors (seed ${report.seed}):`);
  for (const survivor of survivors) write(`  ${lineOf(survivor)}`);
  for (const [name, figures] of Object.entries(summary)) {
    const { mutants, noticed, survived, timedOut, percent, goal } = figures;
    if (mutants === 0) continue;
    write(
      `${name}: ${percent} % of ${mutants} faults noticed (goal ${goal} %): ${noticed} by a failing test, ${timedOut} by a timeout; ${survived} survived`,
    );
  }
}
const isMissed = Object.values(summary).some(({ percent, goal }) => percent !== null && percent < goal);
if (isMissed) process.exitCode = 1;

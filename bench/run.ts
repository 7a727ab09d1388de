import { availableParallelism } from 'node:os';
import { benchBank } from './bank.ts';
import { benchGateway } from './gateway.ts';
import { benchGrading } from './grading.ts';
import { benchTyping } from './typing.ts';

const ms = (value: number) => value.toFixed(0).padStart(8);

async function grading(): Promise<void> {
  console.log('\ngrading: milliseconds');
  for (const [what, time] of benchGrading())
    console.log(`  ${what.padEnd(52)}${time.toFixed(4).padStart(12)}`);
}

async function typing(): Promise<void> {
  console.log('\ntyping into the planner, unthrottled: milliseconds');
  console.log('      rows   mount  key p50  key p95  tasks over 50  longest');
  for (const { rows, mount, p50, p95, longTasks, longest } of await benchTyping()) {
    console.log(`  ${ms(rows)}${ms(mount)} ${ms(p50)} ${ms(p95)} ${ms(longTasks)}       ${ms(longest)}`);
  }
}

async function gateway(): Promise<void> {
  console.log(
    '\ngateway: CPU microseconds per request of Apollo Server (set up as in its guide) and of Markwise, and their ratio',
  );
  for (const [what, theirs, ours, ratio] of await benchGateway()) {
    console.log(`  ${what.padEnd(52)}${ms(theirs)}${ms(ours)}${ratio.toFixed(2).padStart(8)}`);
  }
}

async function bank(): Promise<void> {
  console.log(
    '\nbank: large operations over HTTP, once each, with the delays of the event loop and of other users',
  );
  console.log(`  ${''.padEnd(52)} seconds  loop longest, p99 ms   response, ms  load`);
  for (const { what, seconds, longest, p99, answer, load } of await benchBank())
    console.log(
      `  ${what.padEnd(52)}${seconds.toFixed(1).padStart(8)}${ms(longest)}${ms(p99)}${ms(answer)}${load.toFixed(1).padStart(12)}`,
    );
}

const parts: Readonly<Record<string, () => Promise<void>>> = { grading, typing, gateway, bank };
const asked = process.argv.slice(2);

// Figures of one machine: compare rows with each other, not with another machine's.
console.log(`node ${process.versions.node}, ${availableParallelism()} cores, medians`);
for (const [name, part] of Object.entries(parts))
  if (asked.length === 0 || asked.includes(name)) await part();

import { parseArgs } from 'node:util';
import { randomOf } from '../../core/quizzes/seeded-random.ts';
import { randomSecret } from '../../functions/platform/secrets.ts';
import type { Attack, Finding } from './attack.ts';
import { attacks } from './attacks/index.ts';

interface Line extends Finding {
  readonly goal: string;
  readonly seed: string;
}

/**
 * Runs an attack and cleans up after it. If the attack cannot be completed, `holds` is false, because then nothing is
 * proved.
 */
async function runAttack(attack: Attack, seed: string): Promise<Finding> {
  const cleaners: (() => Promise<void> | void)[] = [];
  try {
    return await attack.run({ random: randomOf(seed), seed, onEnd: (clean) => void cleaners.push(clean) });
  } catch (error) {
    return {
      figure: `failed to run: ${error instanceof Error ? error.message : String(error)}`,
      holds: false,
    };
  } finally {
    for (const clean of cleaners.toReversed()) await clean();
  }
}

/** The attacks whose name starts with one of the prefixes. All attacks if there are no prefixes. */
function selectAttacks(prefixes: readonly string[]): readonly Attack[] {
  if (prefixes.length === 0) return attacks;
  const some = attacks.filter(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
  if (some.length === 0) throw new Error(`No attack's name starts with ${prefixes.join(' or ')}.`);
  return some;
}

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false }, seed: { type: 'string' } },
  allowPositionals: true,
});
const seed = values.seed ?? randomSecret().slice(0, 12);
const report: Record<string, Line> = {};
for (const attack of selectAttacks(positionals)) {
  const started = Date.now();
  const finding = await runAttack(attack, seed);
  report[attack.name] = { figure: finding.figure, goal: attack.goal, holds: finding.holds, seed };
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (values.json)
    process.stderr.write(`${finding.holds ? 'holds' : 'FAILS'} ${attack.name} (${seconds} s)\n`);
  else
    console.log(
      `${finding.holds ? 'holds' : 'FAILS'}  ${attack.name}: ${finding.figure} (goal: ${attack.goal}; ${seconds} s)`,
    );
}
if (values.json) console.log(JSON.stringify(report, null, 2));
else console.log(`\nSeed: ${seed}`);
process.exit(Object.values(report).every(({ holds }) => holds) ? 0 : 1);

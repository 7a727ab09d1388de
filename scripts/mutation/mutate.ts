import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { randomOf } from '../../core/quizzes/seeded-random.ts';
import { findMutants, withMutant, withProbes, type Mutant } from './find-mutants.ts';
import { Lane } from './lane.ts';
import { nearestFirst } from './nearest-first.ts';
import { compiling } from './type-check.ts';

export interface MutationOptions {
  /** The folder of the project. It is copied, never written to. */
  readonly root: string;
  readonly seed: string;
  /** Number of mutants in `core/`, and in the other folders. */
  readonly sample: { readonly core: number; readonly rest: number };
  /** Number of copies of the tree that run tests at the same time. */
  readonly lanes: number;
  /** Maximum time for the tests of one mutant. The tests nearest to the mutant run first. */
  readonly budgetMs: number;
  /** A test file counts as hung if it takes this much longer than five times its usual time. */
  readonly hangMs: number;
  readonly say: (line: string) => void;
}

export type Outcome = 'noticed' | 'survived' | 'timed out';

export interface MutantResult extends Mutant {
  readonly outcome: Outcome;
  /** The test that failed, with its file. */
  readonly by: string | null;
  /** Number of test files that ran. Only files that reach the mutant run. */
  readonly ran: number;
  /** Number of test files that reach the mutant. */
  readonly reaching: number;
}

export interface MutationReport {
  readonly seed: string;
  readonly results: readonly MutantResult[];
  /** Test files that were not used: they fail in the copy without any fault. */
  readonly unusable: readonly string[];
}

const folders = ['core', 'functions', 'gateway', 'schema'];
/** Tests that do not run: of the commands, the site and the examples, and tests that measure time. */
const unrelatedTests = /^(?:scripts|frontend|examples|tests\/parser-growth)\//;
const notProduction = /\.test\.ts$|\.contract\.ts$|\.d\.ts$|\/testing\//;
const command = promisify(execFile);

export function isCore({ file }: Pick<Mutant, 'file'>): boolean {
  return file.startsWith('core/');
}

function productionFiles(root: string): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((file) => file.endsWith('.ts') && !notProduction.test(file))
    .toSorted();
}

function shuffled<T>(values: readonly T[], seed: string): T[] {
  const random = randomOf(seed);
  return values
    .map((value) => [random(), value] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, value]) => value);
}

/** Random mutants that compile. The others never reach a test, because the type check finds them. */
async function sampleOf({ root, seed, sample }: MutationOptions, tree: string): Promise<Mutant[]> {
  const all = productionFiles(root).flatMap((file) =>
    findMutants(file, readFileSync(join(root, file), 'utf8')),
  );
  const candidates = shuffled(all, seed);
  const core = candidates.filter(isCore);
  const rest = candidates.filter((mutant) => !isCore(mutant));
  return compiling(tree, [
    { mutants: core, count: sample.core },
    { mutants: rest, count: sample.rest },
  ]);
}

interface DryRun {
  /** Test files that execute a mutant, by mutant. */
  readonly reaching: ReadonlyMap<Mutant, readonly string[]>;
  /** Usual duration of a test file, by file. */
  readonly ms: ReadonlyMap<string, number>;
  readonly unusable: readonly string[];
}

class MutationRun {
  constructor(
    private readonly options: MutationOptions,
    private readonly lanes: readonly Lane[],
  ) {}

  async report(): Promise<MutationReport> {
    const { say, seed } = this.options;
    const [first] = this.lanes;
    if (!first) throw new Error('At least one lane is needed.');
    const mutants = await sampleOf(this.options, first.copy);
    say(`${mutants.length} mutants, seed ${seed}. First, every test runs without a fault.`);
    const tests = (await first.testFiles()).filter((file) => !unrelatedTests.test(file));
    const dry = await this.dryRun(mutants, tests);
    const results: MutantResult[] = [];
    const killers = new Map<string, Set<string>>();
    await this.each(mutants, async (lane, mutant) => {
      const result = await this.judge(lane, mutant, dry, killers);
      results.push(result);
      say(`${String(results.length).padStart(4)}  ${lineOf(result)}`);
    });
    const order = new Map(mutants.map((mutant, at) => [mutant.file + mutant.start + mutant.after, at]));
    const at = ({ file, start, after }: Mutant) => order.get(file + start + after) ?? 0;
    return { seed, results: results.toSorted((one, other) => at(one) - at(other)), unusable: dry.unusable };
  }

  /** Runs every test once, with files that record the reached mutants. */
  private async dryRun(mutants: readonly Mutant[], tests: readonly string[]): Promise<DryRun> {
    const numbered = mutants.map((mutant, number) => [number, mutant] as const);
    const probed = new Map(
      [...Map.groupBy(numbered, ([, { file }]) => file)].map(([file, ofFile]) => {
        const text = readFileSync(join(this.options.root, file), 'utf8');
        return [file, withProbes(text, ofFile)] as const;
      }),
    );
    const reaching = new Map<Mutant, string[]>(mutants.map((mutant) => [mutant, []]));
    const [ms, unusable] = [new Map<string, number>(), new Array<string>()];
    await Promise.all(this.lanes.map((lane) => lane.change(probed)));
    await this.each(tests, async (lane, file) => {
      const run = await lane.run(file, 300_000);
      if (run.outcome !== 'passed') {
        unusable.push(file);
        this.options.say(`Not used, because it ${run.outcome} without a fault: ${file}: ${run.failed}`);
        return;
      }
      ms.set(file, run.ms);
      for (const number of run.reached) reaching.get(mutants[number] as Mutant)?.push(file);
    });
    await Promise.all(this.lanes.map((lane) => lane.restore()));
    for (const [mutant, files] of reaching)
      if (files.length === 0) files.push(...this.startingProcess(mutant, [...ms.keys()]));
    return { reaching, ms, unusable };
  }

  /**
   * Tests that may run a file in a separate process, where no probe is recorded: tests in its folder, and tests that
   * contain its name.
   */
  private startingProcess({ file }: Mutant, tests: readonly string[]): string[] {
    const name = file.split('/').at(-1) ?? file;
    return tests.filter(
      (test) =>
        dirname(test) === dirname(file) || readFileSync(join(this.options.root, test), 'utf8').includes(name),
    );
  }

  private async judge(
    lane: Lane,
    mutant: Mutant,
    dry: DryRun,
    killers: Map<string, Set<string>>,
  ): Promise<MutantResult> {
    const text = readFileSync(join(this.options.root, mutant.file), 'utf8');
    const reaching = dry.reaching.get(mutant) ?? [];
    const result = { ...mutant, reaching: reaching.length, by: null, outcome: 'survived' } as const;
    await lane.change(new Map([[mutant.file, withMutant(text, mutant)]]));
    let [ran, spent] = [0, 0];
    try {
      if (await changesContract(lane.copy, mutant))
        return { ...result, outcome: 'noticed', by: 'contract', ran };
      const known = killers.get(mutant.file) ?? new Set<string>();
      for (const file of nearestFirst(mutant.file, reaching, { known, ms: dry.ms })) {
        if (spent > this.options.budgetMs) break;
        const usual = dry.ms.get(file) ?? 0;
        const run = await lane.run(file, 5 * usual + this.options.hangMs);
        ran += 1;
        spent += run.ms;
        if (run.outcome === 'passed') continue;
        killers.set(mutant.file, known.add(file));
        if (run.outcome === 'hung') return { ...result, outcome: 'timed out', by: file, ran };
        return { ...result, outcome: 'noticed', by: `${file}: ${run.failed}`, ran };
      }
      return { ...result, ran };
    } finally {
      await lane.restore();
    }
  }

  /** Processes the values in order, on all lanes. */
  private async each<T>(values: readonly T[], work: (lane: Lane, value: T) => Promise<void>): Promise<void> {
    const remaining = values.values();
    await Promise.all(
      this.lanes.map(async (lane) => {
        for (const value of remaining) await work(lane, value);
      }),
    );
  }
}

/** Whether a mutant changes the emitted contract. `npm run validate` would notice this without a test. */
async function changesContract(tree: string, { file }: Mutant): Promise<boolean> {
  const emitter = 'scripts/emit-schema.ts';
  if (!/^schema\/|^gateway\/rest\/|\.resolver\.ts$/.test(file) || !existsSync(join(tree, emitter)))
    return false;
  const paths = ['schema/schema.graphql', 'schema/openapi.json'].map((name) => join(tree, name));
  const before = paths.map((path) => readFileSync(path, 'utf8'));
  try {
    await command(process.execPath, ['--import', 'tsx', emitter], { cwd: tree });
    return paths.some((path, at) => readFileSync(path, 'utf8') !== before[at]);
  } catch {
    return true;
  } finally {
    // The next fault is compared with the contract without this one.
    for (const [at, path] of paths.entries()) writeFileSync(path, before[at] ?? '');
  }
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 87)}…` : line;
}

/** A mutant in one line: its result, its position and its change. */
export function lineOf(result: MutantResult): string {
  const { outcome, file, line, operator, before, after, ran, reaching } = result;
  const tests = outcome === 'survived' ? ` (${ran} of ${reaching} test files ran)` : '';
  return `${outcome.padEnd(9)}  ${file}:${line}  ${operator}: ${oneLine(before)} → ${oneLine(after) || 'nothing'}${tests}`;
}

/** Plants random faults in copies of the tree, one at a time, and runs the tests that reach them. */
export async function mutate(options: MutationOptions): Promise<MutationReport> {
  mkdirSync(join(options.root, '.build'), { recursive: true });
  const scratch = mkdtempSync(join(options.root, '.build/mutation-'));
  const lanes = Array.from(
    { length: options.lanes },
    (_, at) => new Lane(options.root, join(scratch, `${at}`)),
  );
  const clean = () => rmSync(scratch, { recursive: true, force: true });
  process.once('exit', clean);
  try {
    return await new MutationRun(options, lanes).report();
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
    clean();
    process.off('exit', clean);
  }
}

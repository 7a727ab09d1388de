/** Growth of a function's CPU time with the length of its text. */

type Run = (text: string) => unknown;

/** The best CPU time in milliseconds by text length. */
type Figures = ReadonlyMap<number, number>;

export interface Growth {
  readonly isLinear: boolean;
  readonly figures: Figures;
}

/** Characters. */
const [small, large, largest] = [10_000, 40_000, 80_000];
/** Maximum growth per doubling that counts as linear: 2, with tolerance for caches and garbage collection. */
const steepest = 2.5;
/**
 * Milliseconds for 40,000 characters. Faster functions are not measured further: their growth would be noise.
 */
const floor = 20;
/**
 * Short texts first, so that exponential growth is found in a second instead of years. The steps are so small
 * that after a text below `maxProbeLength` the next one also ends.
 */
const probes = [
  20,
  22,
  24,
  26,
  28,
  30,
  32,
  36,
  40,
  48,
  56,
  64,
  80,
  100,
  130,
  170,
  200,
  1_600,
  small / 2,
] as const;
const maxProbeLength = 300;
/** Minimum milliseconds of CPU time to measure at once, since some clocks are coarse. */
const batchMs = 40;
const maxRuns = 400;
/** Number of measurements before growth is trusted. The smallest counts. */
const rounds = 4;
/** Number of times that the longest text is compared with the one half as long. */
const pairs = 3;
/** Milliseconds for 40,000 characters beyond which growth is trusted at once: noise is never that long. */
const hopeless = 300;

/** Of this thread only, without other processes and the garbage collector's threads. */
function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function isGenerator(value: unknown): value is Iterator<unknown> {
  return typeof value === 'object' && value !== null && 'next' in value && typeof value.next === 'function';
}

/** Runs it completely. */
async function complete(run: Run, text: string): Promise<void> {
  const result = run(text);
  if (result instanceof Promise) await result;
  if (isGenerator(result)) for (let next = result.next(); next.done !== true; next = result.next());
}

/** Elapsed milliseconds, which are at least the CPU time and have a finer clock. */
async function elapsed(run: Run, text: string): Promise<number> {
  const before = performance.now();
  await complete(run, text);
  return performance.now() - before;
}

/** Milliseconds of CPU time of one run, measured over as many as needed. */
async function cpuTime(run: Run, text: string): Promise<number> {
  const before = cpuNow();
  let [runs, taken] = [0, 0];
  while (taken < batchMs && runs < maxRuns) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    await complete(run, text);
    runs += 1;
    taken = cpuNow() - before;
  }
  return taken / runs;
}

/** Flattens a text's internal pieces before it is measured. */
function whole(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

/** Whether one of three runs is fast enough: the others may have been interrupted. */
async function isFast(run: Run, text: string, max: number): Promise<boolean> {
  for (let tries = 0; tries < 3; tries += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    if ((await elapsed(run, text)) <= max) return true;
  return false;
}

/** The smallest CPU time of a text in some rounds, until it is as small as hoped, or hopeless. */
async function leastTime(run: Run, text: string, hope: number): Promise<number> {
  let [min, all] = [Infinity, 0];
  for (let round = 0; round < rounds && min > hope && all < hopeless; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    const taken = await cpuTime(run, text);
    min = Math.min(min, taken);
    all += taken;
  }
  return min;
}

/** Maximum milliseconds for a text that is this much longer than one with that time. */
function linear(taken: number, longer: number): number {
  return taken * steepest ** Math.log2(longer);
}

export async function growthOf(run: Run, textOf: (length: number) => string): Promise<Growth> {
  for (const length of probes) {
    const text = whole(textOf(length));
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    if (!(await isFast(run, text, maxProbeLength)))
      return { isLinear: false, figures: new Map([[length, maxProbeLength]]) };
  }
  const [short, long] = [whole(textOf(small)), whole(textOf(large))];
  if (await isFast(run, long, floor)) return { isLinear: true, figures: new Map() };
  const first = await cpuTime(run, short);
  const second = await leastTime(run, long, Math.max(floor, linear(first, large / small)));
  const figures = new Map([
    [small, first],
    [large, second],
  ]);
  if (second <= Math.max(floor, linear(first, large / small))) return { isLinear: true, figures };
  if (second > hopeless) return { isLinear: false, figures };
  return growthOfLongest(run, long, whole(textOf(largest)), figures);
}

/** Superlinear growth shows each time that it is measured. Full caches and noise do not. */
async function growthOfLongest(run: Run, long: string, longest: string, known: Figures): Promise<Growth> {
  const figures = new Map(known);
  for (let pair = 0; pair < pairs; pair += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    const second = pair === 0 ? (known.get(large) ?? 0) : await leastTime(run, long, 0);
    const hope = linear(second, largest / large);
    // oxlint-disable-next-line no-await-in-loop -- the same
    const third = await leastTime(run, longest, hope);
    figures.set(large, second).set(largest, third);
    // If more text takes less time, the function refuses that length.
    if (third >= second && third <= hope) return { isLinear: true, figures };
  }
  return { isLinear: false, figures };
}

export function shown({ figures }: Growth): string {
  return [...figures]
    .toSorted(([one], [other]) => one - other)
    .map(([length, ms]) => `${length}: ${ms.toFixed(1)} ms`)
    .join(', ');
}

/** How the CPU time of a function grows with the length of its text. */

type Run = (text: string) => unknown;

/** Milliseconds of CPU time that a text of some length took, at best. */
type Figures = ReadonlyMap<number, number>;

export interface Growth {
  readonly isLinear: boolean;
  readonly figures: Figures;
}

/** Characters. */
const [small, large, largest] = [10_000, 40_000, 80_000];
/** Growth per doubling that is still called linear: twice, with room for caches and garbage collection. */
const steepest = 2.5;
/** Milliseconds for 40,000 characters. What takes no longer is not looked at: its growth would be noise. */
const floor = 20;
/**
 * Short texts first, so that exponential growth is found in a second instead of years: in steps so small that a text which
 * takes less than `maxProbeLength` is followed by one that ends, too.
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
/** Milliseconds of CPU time that are measured together: the clock of some machines has steps of several. */
const batchMs = 40;
const maxRuns = 400;
/** Measured that often, and the least counts, before a growth is believed. */
const rounds = 4;
/** Milliseconds for 40,000 characters beyond which a growth is believed at once: no noise is that long. */
const hopeless = 300;

/** Of this thread alone: other processes and the collector's threads do not count. */
function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function isGenerator(value: unknown): value is Iterator<unknown> {
  return typeof value === 'object' && value !== null && 'next' in value && typeof value.next === 'function';
}

/** Runs it to its end. */
async function complete(run: Run, text: string): Promise<void> {
  const result = run(text);
  if (result instanceof Promise) await result;
  if (isGenerator(result)) for (let next = result.next(); next.done !== true; next = result.next());
}

/** Milliseconds that pass, which are no fewer than those of CPU time; the clock has no steps. */
async function elapsed(run: Run, text: string): Promise<number> {
  const before = performance.now();
  await complete(run, text);
  return performance.now() - before;
}

/** Milliseconds of CPU time of one run, of as many as it takes to measure it. */
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

/** Puts the pieces of a text together before it is measured. */
function whole(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

/** Whether one of three runs takes no longer than that: the others may have been interrupted. */
async function isFast(run: Run, text: string, max: number): Promise<boolean> {
  for (let tries = 0; tries < 3; tries += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    if ((await elapsed(run, text)) <= max) return true;
  return false;
}

/** The least CPU time of a text in some rounds, until it is no more than is hoped for, or hopeless. */
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

/** Most milliseconds that a text may take which is so much longer than one that took those. */
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
  // What grows too fast does so at every length; caches that are full at some length, and other noise, do not.
  const hope = linear(second, largest / large);
  const third = await leastTime(run, whole(textOf(largest)), hope);
  figures.set(largest, third);
  // What takes less time for more text refuses that much.
  return { isLinear: third >= second && third <= hope, figures };
}

export function shown({ figures }: Growth): string {
  return [...figures]
    .toSorted(([one], [other]) => one - other)
    .map(([length, ms]) => `${length}: ${ms.toFixed(1)} ms`)
    .join(', ');
}

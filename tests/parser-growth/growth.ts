/** Growth of a function's CPU time with the length of its text. */

type Run = (text: string) => unknown;

/**
 * CPU time in milliseconds by text length. For `small`, the average of the last comparison. For a probe that was too
 * slow, the limit that it exceeded. Otherwise the smallest time of several rounds.
 */
type Figures = ReadonlyMap<number, number>;

export interface Growth {
  readonly isLinear: boolean;
  readonly figures: Figures;
}

/** Text lengths in characters. */
const [small, medium, large] = [10_000, 20_000, 40_000];
/** Further text lengths, measured only if the growth up to `large` looks superlinear. */
const larger = [80_000, 160_000, 320_000] as const;
/** Maximum growth per doubling that counts as linear: 2, with tolerance for caches and garbage collection. */
const steepest = 2.5;
/**
 * Milliseconds for 40,000 characters. Faster functions are not measured further: their growth would be noise.
 */
const floor = 20;
/**
 * Milliseconds for 20,000 characters. A function that is faster takes at most `floor` for 40,000, even if its time
 * grows with the third power of the length.
 */
const mediumFloor = floor / 8;
/** The same for the longest probe. */
const longestProbe = small / 2;
const probeFloor = floor / (large / longestProbe) ** 3;
/**
 * Short text lengths are tried first, so that exponential growth is found in a second instead of years. The steps are
 * so small that if one text takes less than `maxProbeMs`, the next one also ends.
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
  longestProbe,
] as const;
/** Maximum milliseconds for a text of each of these lengths. */
const maxProbeMs = 300;
/** Minimum milliseconds of CPU time to measure at once, since some clocks are coarse. */
const batchMs = 40;
const maxRuns = 400;
/**
 * Minimum and maximum number of measurements of a text. The smallest time counts, because garbage collection can take
 * three times as long as the function.
 */
const [minRounds, maxRounds] = [4, 8];
/** Number of times that two lengths are compared. Superlinear growth shows each time, noise does not. */
const pairs = 3;
/** Milliseconds for 40,000 characters beyond which superlinear growth needs no further measurement. */
const hopeless = 300;
/** Milliseconds for a longer text beyond which superlinear growth is certain: no garbage collection takes as long. */
const certain = 1_000;

/** Milliseconds of CPU time of this thread only, without the garbage collector's threads. */
function cpuNow(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function isGenerator(value: unknown): value is Iterator<unknown> {
  return typeof value === 'object' && value !== null && 'next' in value && typeof value.next === 'function';
}

/** Runs the function until its promise or generator has ended. */
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

/** Milliseconds of CPU time of one run: the average of as many runs as the clock needs. */
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

/**
 * Milliseconds of the first of three runs that takes at most `max`. Infinity if none does. Gives up after a run that takes
 * ten times as long.
 */
async function elapsedWithin(run: Run, text: string, max: number): Promise<number> {
  let taken = 0;
  for (let tries = 0; tries < 3 && taken <= 10 * max; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    taken = await elapsed(run, text);
    if (taken <= max) return taken;
  }
  return Infinity;
}

/** The smallest of three times, in milliseconds. */
async function leastElapsed(run: Run, text: string): Promise<number> {
  const [one, two, three] = [await elapsed(run, text), await elapsed(run, text), await elapsed(run, text)];
  return Math.min(one, two, three);
}

/**
 * The smallest CPU time of a text in several rounds. Stops when the time is at most `hope`, or when more rounds are
 * useless.
 */
async function leastTime(run: Run, text: string, hope: number): Promise<number> {
  const max = hopeless * Math.max(1, text.length / large);
  let [min, all] = [Infinity, 0];
  const needed = () => (min > certain ? 2 : minRounds);
  for (let round = 0; round < maxRounds && min > hope && (all < max || round < needed()); round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    const taken = await cpuTime(run, text);
    min = Math.min(min, taken);
    all += taken;
  }
  return min;
}

/** Maximum milliseconds, if growth is linear, for a text that is `longer` times as long as one that took `taken`. */
function linear(taken: number, longer: number): number {
  return taken * steepest ** Math.log2(longer);
}

export async function growthOf(run: Run, textOf: (length: number) => string): Promise<Growth> {
  let probed = 0;
  for (const length of probes) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    probed = await elapsedWithin(run, whole(textOf(length)), maxProbeMs);
    if (probed === Infinity) return { isLinear: false, figures: new Map([[length, maxProbeMs]]) };
  }
  const figures = new Map<number, number>();
  // Each next text is measured only if the shorter one leaves a doubt.
  if (probed <= probeFloor) return { isLinear: true, figures };
  const canBeFast = probed * (medium / longestProbe) <= mediumFloor;
  if (canBeFast && (await elapsed(run, whole(textOf(medium)))) <= mediumFloor)
    return { isLinear: true, figures };
  const [short, long] = [whole(textOf(small)), whole(textOf(large))];
  const once = await elapsed(run, long);
  if (once <= floor) return { isLinear: true, figures };
  const max = Math.max(floor, linear(await leastElapsed(run, short), large / small));
  if (once <= max) return { isLinear: true, figures };
  // Far beyond the limit, only CPU time decides.
  if (once <= 2 * max && (await elapsedWithin(run, long, max)) <= max) return { isLinear: true, figures };
  for (let pair = 0; pair < pairs; pair += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    const first = await cpuTime(run, short);
    const hope = Math.max(floor, linear(first, large / small));
    // oxlint-disable-next-line no-await-in-loop -- the same
    const second = await leastTime(run, long, hope);
    figures.set(small, first).set(large, second);
    if (second <= hope) return { isLinear: true, figures };
    if (second > hopeless) return { isLinear: false, figures };
  }
  return growthOfLonger(run, textOf, figures);
}

/** Measures longer texts. Superlinear growth shows in each doubling, the effect of full caches does not. */
async function growthOfLonger(run: Run, textOf: (length: number) => string, known: Figures): Promise<Growth> {
  const figures = new Map(known);
  let shorter = known.get(large) ?? 0;
  for (const length of larger) {
    const hope = linear(shorter, 2);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: they are measured
    const taken = await leastTime(run, whole(textOf(length)), hope);
    figures.set(length, taken);
    // If more text takes less time, the function refuses that length, and only shorter texts show its growth.
    if (taken < shorter) break;
    if (taken <= hope) return { isLinear: true, figures };
    if (taken > certain) break;
    shorter = taken;
  }
  return { isLinear: false, figures };
}

export function shown({ figures }: Growth): string {
  return [...figures]
    .toSorted(([one], [other]) => one - other)
    .map(([length, ms]) => `${length}: ${ms.toFixed(1)} ms`)
    .join(', ');
}

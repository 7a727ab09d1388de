/** The function to measure. This module measures how its CPU time grows with the length of the text. */

type Run = (text: string) => unknown;

/**
 * CPU time in milliseconds, by text length. For `small`: an average. For a probe that was too slow: the limit that it
 * exceeded. For all other lengths: the smallest time of several rounds.
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
/** Maximum factor per doubling of the length that counts as linear: 2, plus tolerance for caches and garbage collection. */
const steepest = 2.5;
/** Milliseconds for 40,000 characters. Functions that take less count as linear: their growth cannot be measured. */
const floor = 20;
/**
 * Milliseconds for 20,000 characters. A function that is faster takes at most `floor` for 40,000, even if its time
 * grows with the third power of the length.
 */
const mediumFloor = floor / 8;
/** The same limits for the longest probe: its length in characters, and its milliseconds. */
const longestProbe = small / 2;
const probeFloor = floor / (large / longestProbe) ** 3;
/**
 * Text lengths that are tried first, so that exponential growth is found in a second instead of years. The steps are
 * small: if a text takes less than `maxProbeMs`, the next longer one also ends in acceptable time.
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
/** Number of comparisons of two lengths. Real superlinear growth shows in each comparison, noise does not. */
const pairs = 3;
/** Milliseconds for 40,000 characters beyond which superlinear growth needs no further measurement. */
const certainForLarge = 300;
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

/** Elapsed milliseconds of one run. They are never less than the CPU time, and their clock is finer. */
async function elapsed(run: Run, text: string): Promise<number> {
  const before = performance.now();
  await complete(run, text);
  return performance.now() - before;
}

/** Milliseconds of CPU time of one run: the average of as many runs as the clock needs. */
async function cpuTime(run: Run, text: string): Promise<number> {
  const before = cpuNow();
  let [runs, ms] = [0, 0];
  while (ms < batchMs && runs < maxRuns) {
    await complete(run, text);
    runs += 1;
    ms = cpuNow() - before;
  }
  return ms / runs;
}

/** A copy of the text in one piece. V8 joins the pieces of a concatenated text later, which would be measured, too. */
function flattened(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

/**
 * Milliseconds of the first of three runs that takes at most `max`. Infinity if none does. Gives up after a run that takes
 * ten times as long.
 */
async function elapsedWithin(run: Run, text: string, max: number): Promise<number> {
  let ms = 0;
  for (let tries = 0; tries < 3 && ms <= 10 * max; tries += 1) {
    ms = await elapsed(run, text);
    if (ms <= max) return ms;
  }
  return Infinity;
}

/** The smallest of three times, in milliseconds. */
async function leastElapsed(run: Run, text: string): Promise<number> {
  const [one, two, three] = [await elapsed(run, text), await elapsed(run, text), await elapsed(run, text)];
  return Math.min(one, two, three);
}

/**
 * The smallest CPU time in several rounds, in milliseconds. Stops as soon as a round takes at most `hope`, or when
 * further rounds would not change the result.
 */
async function leastTime(run: Run, text: string, hope: number): Promise<number> {
  const max = certainForLarge * Math.max(1, text.length / large);
  let [min, all] = [Infinity, 0];
  const needed = () => (min > certain ? 2 : minRounds);
  for (let round = 0; round < maxRounds && min > hope && (all < max || round < needed()); round += 1) {
    const ms = await cpuTime(run, text);
    min = Math.min(min, ms);
    all += ms;
  }
  return min;
}

/** Maximum milliseconds that count as linear growth: for a text `longer` times as long as one that took `ms`. */
function linear(ms: number, longer: number): number {
  return ms * steepest ** Math.log2(longer);
}

export async function growthOf(run: Run, textOf: (length: number) => string): Promise<Growth> {
  let probed = 0;
  for (const length of probes) {
    probed = await elapsedWithin(run, flattened(textOf(length)), maxProbeMs);
    if (probed === Infinity) return { isLinear: false, figures: new Map([[length, maxProbeMs]]) };
  }
  const figures = new Map<number, number>();
  // A longer text is measured only if the shorter one does not prove linear growth.
  if (probed <= probeFloor) return { isLinear: true, figures };
  const canBeFast = probed * (medium / longestProbe) <= mediumFloor;
  if (canBeFast && (await elapsed(run, flattened(textOf(medium)))) <= mediumFloor)
    return { isLinear: true, figures };
  const [short, long] = [flattened(textOf(small)), flattened(textOf(large))];
  const once = await elapsed(run, long);
  if (once <= floor) return { isLinear: true, figures };
  const max = Math.max(floor, linear(await leastElapsed(run, short), large / small));
  if (once <= max) return { isLinear: true, figures };
  // Up to twice the limit, the elapsed time is measured again. Beyond that, only the CPU time can decide.
  if (once <= 2 * max && (await elapsedWithin(run, long, max)) <= max) return { isLinear: true, figures };
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = await cpuTime(run, short);
    const hope = Math.max(floor, linear(first, large / small));
    const second = await leastTime(run, long, hope);
    figures.set(small, first).set(large, second);
    if (second <= hope) return { isLinear: true, figures };
    if (second > certainForLarge) return { isLinear: false, figures };
  }
  return growthOfLonger(run, textOf, figures);
}

/** Measures longer texts. Superlinear growth shows in each doubling of the length, the effect of full caches does not. */
async function growthOfLonger(
  run: Run,
  textOf: (length: number) => string,
  earlierFigures: Figures,
): Promise<Growth> {
  const figures = new Map(earlierFigures);
  let shorter = earlierFigures.get(large) ?? 0;
  for (const length of larger) {
    const hope = linear(shorter, 2);
    const ms = await leastTime(run, flattened(textOf(length)), hope);
    figures.set(length, ms);
    // If a longer text takes less time, the function refuses that length. Then only shorter texts show its growth.
    if (ms < shorter) break;
    if (ms <= hope) return { isLinear: true, figures };
    if (ms > certain) break;
    shorter = ms;
  }
  return { isLinear: false, figures };
}

export function describeGrowth({ figures }: Growth): string {
  return [...figures]
    .toSorted(([one], [other]) => one - other)
    .map(([length, ms]) => `${length}: ${ms.toFixed(1)} ms`)
    .join(', ');
}

const warmUpMs = 300;
/** Milliseconds of one round. */
const roundMs = 20;

/** CPU time of this thread in microseconds, without the time of other processes. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

function repeat(work: () => unknown, calls: number): void {
  for (let call = 0; call < calls; call += 1) work();
}

/** Calls `work` until V8 has optimized it. Returns the number of calls that fit in a round. */
function warmUp(work: () => unknown): number {
  let calls = 0;
  const start = cpuTime();
  while (cpuTime() - start < warmUpMs * 1_000) {
    repeat(work, 10);
    calls += 10;
  }
  return Math.max(1, Math.round((calls * roundMs) / warmUpMs));
}

/** CPU microseconds of one call, for each round and function. In a round, the functions run one after the other. */
export function warmedRounds<Name extends string>(
  works: Readonly<Record<Name, () => unknown>>,
  rounds = 21,
): Record<Name, number>[] {
  const entries = Object.entries(works) as [Name, () => unknown][];
  const prepared = entries.map(([name, work]) => ({ name, work, calls: warmUp(work) }));
  return Array.from({ length: rounds }, () => {
    const times = prepared.map(({ name, work, calls }) => {
      const start = cpuTime();
      repeat(work, calls);
      return [name, (cpuTime() - start) / calls] as const;
    });
    return Object.fromEntries(times) as Record<Name, number>;
  });
}

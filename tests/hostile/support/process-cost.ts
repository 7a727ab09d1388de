import { readFile, writeFile } from 'node:fs/promises';

/**
 * The resources used by a process with all its threads and the child processes that run at the end. Children that ended
 * before are not counted.
 */
export interface ProcessCost {
  /** Milliseconds of CPU time, in steps of 10. */
  readonly cpuMs: number;
  /** How much the peaks of resident memory rose, in MB: the sum over the processes. */
  readonly memoryMb: number;
  readonly wallMs: number;
}

/** Milliseconds of one tick of /proc: 100 a second on every Linux that Node.js supports. */
const tickMs = 10;

async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces. User and system time are the 12th and 13th fields after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

async function memoryMb(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  // An ended process that its parent has not awaited has no memory.
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) / 1024;
}

async function withChildren(pid: number): Promise<readonly number[]> {
  // A process that has ended has no children.
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const pids = children.split(' ').filter(Boolean).map(Number);
  return [pid, ...(await Promise.all(pids.map(withChildren))).flat()];
}

const none = () => 0;

/** Resets the peak memory of a process. Returns its CPU time and memory until now. Throws if the process has ended. */
async function resetPeak(pid: number) {
  // 5 resets the peak to the current resident memory.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const [cpu, memory] = await Promise.all([cpuMs(pid), memoryMb(pid, 'VmRSS')]);
  return { cpu, memory };
}

/**
 * Measures the resources that a process and its children use while `act` runs. Linux only. It reads /proc, so it also
 * works while the event loop of the process is blocked. A process that has ended counts as 0.
 */
export async function measureProcess(pid: number, act: () => Promise<unknown>): Promise<ProcessCost> {
  const before = new Map<number, { readonly cpu: number; readonly memory: number }>();
  for (const each of await withChildren(pid)) {
    const start = await resetPeak(each).catch(() => null);
    if (start !== null) before.set(each, start);
  }
  const started = performance.now();
  await act();
  const wallMs = performance.now() - started;
  const all = new Set([...before.keys(), ...(await withChildren(pid))]);
  let [cpuSum, memorySum] = [0, 0];
  for (const each of all) {
    const { cpu, memory } = before.get(each) ?? { cpu: 0, memory: 0 };
    // A process that has ended cannot be read, and counts as 0.
    const [cpuAfter, peak] = await Promise.all([
      cpuMs(each).catch(none),
      memoryMb(each, 'VmHWM').catch(none),
    ]);
    cpuSum += Math.max(0, cpuAfter - cpu);
    memorySum += Math.max(0, peak - memory);
  }
  return { cpuMs: cpuSum, memoryMb: memorySum, wallMs };
}

/** The peak resident memory of a process since its start, in MB. */
export function peakMemoryMb(pid: number): Promise<number> {
  return memoryMb(pid, 'VmHWM');
}

/** The current resident memory of a process, in MB. */
export function residentMemoryMb(pid: number): Promise<number> {
  return memoryMb(pid, 'VmRSS');
}

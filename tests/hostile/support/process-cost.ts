import { readFile, writeFile } from 'node:fs/promises';

/** What a process spent on something, all its threads together. */
export interface ProcessCost {
  /** Milliseconds of CPU time, in steps of 10. */
  readonly cpuMs: number;
  /** How far the resident memory rose at its highest above where it began, in MB. */
  readonly memoryMb: number;
  readonly wallMs: number;
}

/** Milliseconds of one tick of /proc: 100 a second on every Linux that Node.js runs on. */
const tickMs = 10;

async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces; user and system time are the 12th and 13th fields behind it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}

async function memoryMb(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
}

/** Linux only: reads /proc, so that a blocked or ended event loop is measured as well. */
export async function watchProcess(pid: number, act: () => Promise<unknown>): Promise<ProcessCost> {
  // 5 sets the peak back to what is resident now.
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  const [cpuBefore, memoryBefore] = await Promise.all([cpuMs(pid), memoryMb(pid, 'VmRSS')]);
  const started = performance.now();
  await act();
  const wallMs = performance.now() - started;
  const [cpuAfter, peak] = await Promise.all([cpuMs(pid), memoryMb(pid, 'VmHWM')]);
  return { cpuMs: cpuAfter - cpuBefore, memoryMb: Math.max(0, peak - memoryBefore), wallMs };
}

/** The most memory that a process has had resident since it began, in MB. */
export function peakMemoryMb(pid: number): Promise<number> {
  return memoryMb(pid, 'VmHWM');
}

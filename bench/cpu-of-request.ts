import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Server } from './server.ts';

export interface Load {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** CPU nanoseconds of all threads of the process since its start, as counted by Linux. */
export function cpuTime({ pid }: Pick<ChildProcess, 'pid'>): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]);
  return times.reduce((sum, time) => sum + Number(time), 0);
}

/**
 * CPU microseconds of one request under load. On a busy machine, this is more stable than the number of requests per
 * second.
 */
export async function cpuOfRequest(server: Server, load: Load, seconds: number): Promise<number> {
  const before = cpuTime(server.process);
  const { requests, non2xx } = await autocannon({
    ...load,
    url: `${server.address}${load.path}`,
    connections: 8,
    duration: seconds,
  });
  if (non2xx > 0) throw new Error(`${load.path}: ${non2xx} requests were refused.`);
  return (cpuTime(server.process) - before) / 1000 / requests.total;
}

import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { plannerRoutes } from '../gateway/rest/planner.routes.ts';
import { courseOf } from './courses.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { startMarkwise, startServer, type Server } from './server.ts';

const query = plannerRoutes[0]?.operation ?? '';
const course = { categories: courseOf(40) };

interface Load {
  readonly name: string;
  readonly what: string;
  readonly path: string;
  readonly body: string;
}

const loads: readonly Load[] = [
  {
    name: 'plan',
    what: 'planGrades of 40 items',
    path: '/graphql',
    body: JSON.stringify({ query, variables: { course } }),
  },
  {
    name: 'typename',
    what: '{ __typename }',
    path: '/graphql',
    body: JSON.stringify({ query: '{ __typename }' }),
  },
];

/** CPU time of the process so far, in ticks of 10 ms, as Linux accounts it. */
function cpuTicks({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** CPU microseconds of one request under load: more stable than requests per second on a busy machine. */
async function cpuOfRequest(server: Server, { path, body }: Load, seconds: number): Promise<number> {
  const before = cpuTicks(server.process);
  const headers = { 'content-type': 'application/json' };
  const { requests, non2xx } = await autocannon({
    url: `${server.address}${path}`,
    method: 'POST',
    headers,
    body,
    connections: 16,
    duration: seconds,
  });
  if (non2xx > 0) throw new Error(`${path}: ${non2xx} requests were refused.`);
  return ((cpuTicks(server.process) - before) * 10_000) / requests.total;
}

const goals: Readonly<Record<string, number>> = { plan: 5, typename: 4 };

/** CPU time of a request, of Apollo Server set up as in its guide and of Markwise. */
export async function benchGateway(): Promise<Figure[]> {
  const started: Server[] = [];
  try {
    const guide = await startServer('bench/apollo-by-its-guide.ts', 47_811, started);
    const markwise = await startMarkwise(47_812, started);
    const figures: Figure[] = [];
    for (const load of loads) {
      for (const server of [guide, markwise]) await cpuOfRequest(server, load, 2);
      const rounds: [number, number][] = [];
      for (let round = 0; round < 5; round += 1) {
        rounds.push([await cpuOfRequest(guide, load, 2), await cpuOfRequest(markwise, load, 2)]);
      }
      figures.push(
        {
          key: `gateway.${load.name}.apollo`,
          what: `${load.what}: Apollo Server ÷ Markwise`,
          value: median(rounds.map(([theirs, ours]) => theirs / ours)),
          unit: '×',
          goal: { atLeast: goals[load.name] ?? 0 },
          how: 'CPU time of a request, 16 connections; median of the ratios of 5 alternating rounds',
        },
        {
          key: `gateway.${load.name}.time`,
          what: `${load.what}: Markwise`,
          value: median(rounds.map(([, ours]) => ours)),
          unit: 'µs',
          goal: null,
          how: 'CPU time of a request, 16 connections; median of 5 rounds',
        },
      );
    }
    return figures;
  } finally {
    for (const server of started) server.process.kill();
  }
}

import autocannon from 'autocannon';
import { courseOf } from './courses.ts';
import type { Figure } from './figure.ts';
import { median, quantile } from './median.ts';
import { startMarkwise, type Server } from './server.ts';

const rounds = 5;
const seconds = 5;
/** Number of clients of the peak. Each waits for its reply. So few clients are never refused. */
const fewClients = 16;
/** Number of clients of the overload. This is more than the number of requests that wait at any time. */
const manyClients = 500;
const times = 4;

/** A small request with much work: 15 plans of 40 items, with one field of each plan. */
const plans = Array.from(
  { length: 15 },
  (_, at) => `a${at}: planGrades(course: $course, target: ${80 + at}) { grade }`,
);
const body = JSON.stringify({
  query: `query ($course: GradePlanInput!) { ${plans.join(' ')} }`,
  variables: { course: { categories: courseOf(40) } },
});

interface Outcome {
  /** Requests per second that were answered. */
  readonly answered: number;
  /** Requests per second that were refused. */
  readonly refused: number;
  /** 99th percentile of the response time of answered requests, in milliseconds. */
  readonly p99: number;
}

/** `rate`: requests per second. If null, each client sends its next request when it has a reply. */
function load({ address }: Server, connections: number, rate: number | null): Promise<Outcome> {
  const waits: number[] = [];
  let refused = 0;
  return new Promise((resolve, reject) => {
    const options = {
      url: `${address}/graphql`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      connections,
      duration: seconds,
      ...(rate !== null && { overallRate: Math.round(rate) }),
    } as const;
    const instance = autocannon(options, (error: unknown, { errors }) => {
      if (error || errors > 0)
        return void reject(error ?? new Error(`${errors} requests were not answered.`));
      resolve({ answered: waits.length / seconds, refused: refused / seconds, p99: quantile(waits, 0.99) });
    });
    instance.on('response', (_client, status, _bytes, wait) => {
      if (status === 200) waits.push(wait);
      else refused += 1;
    });
  });
}

interface Round {
  readonly peak: Outcome;
  readonly overload: Outcome;
}

function figuresOf(measured: readonly Round[]): Figure[] {
  const of = (pick: (round: Round) => number) => median(measured.map(pick));
  const how =
    `Planning 15 courses of 40 items for ${seconds} s. Peak: ${fewClients} clients, each of which waits for its reply. ` +
    `Overload: ${times} times as many requests per second, from ${manyClients} clients. Median of ${rounds} rounds`;
  const explaining = { goal: null, how } as const;
  return [
    {
      key: 'overload.goodput',
      what: `answered per second: ${times} × overload ÷ peak`,
      value: of(({ peak, overload }) => overload.answered / peak.answered),
      unit: '×',
      goal: { atLeast: 0.9 },
      how,
    },
    {
      key: 'overload.p99',
      what: `99th percentile of the response time of answered requests: ${times} × overload ÷ peak`,
      value: of(({ peak, overload }) => overload.p99 / peak.p99),
      unit: '×',
      goal: { atMost: 3 },
      how,
    },
    { key: 'overload.peak', what: 'peak', value: of(({ peak }) => peak.answered), unit: '/s', ...explaining },
    {
      key: 'overload.peak.p99',
      what: 'peak, 99th percentile',
      value: of(({ peak }) => peak.p99),
      unit: 'ms',
      ...explaining,
    },
    {
      key: 'overload.answered',
      what: 'overload: answered',
      value: of(({ overload }) => overload.answered),
      unit: '/s',
      ...explaining,
    },
    {
      key: 'overload.refused',
      what: 'overload: refused',
      value: of(({ overload }) => overload.refused),
      unit: '/s',
      ...explaining,
    },
  ];
}

/** Measures a server that gets many times more requests than it can answer. */
export async function benchOverload(): Promise<Figure[]> {
  const started: Server[] = [];
  try {
    const server = await startMarkwise(47_861, started);
    await load(server, fewClients, null);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const peak = await load(server, fewClients, null);
      measured.push({ peak, overload: await load(server, manyClients, times * peak.answered) });
    }
    return figuresOf(measured);
  } finally {
    for (const server of started) server.process.kill();
  }
}

import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { findMongo } from '../functions/platform/store/testing/mongo-server.ts';
import type { Figure } from './figure.ts';
import { startMarkwise, type Server } from './server.ts';
import type { LoopDelay } from './watch-event-loop.ts';

/** Measured values of one large operation on the question bank, and of its effect on other users. */
interface Run extends LoopDelay {
  /** Duration of the operation. */
  readonly seconds: number;
  /** The longest response time in milliseconds for a user who sent a request every 20 ms during the run. */
  readonly responseTime: number;
}

const count = 5_000;
const admin = { email: 'admin@bench.example', password: 'a sentence for the bench' };

const questions = Array.from(
  { length: count },
  (_, at) =>
    `::Q${at}:: How much is ${at} + ${at % 17}? {=${at + (at % 17)}#Right. ~${at}#That is the first. ~17}`,
).join('\n\n');

/** Signs in and returns the cookies. */
async function signIn({ address }: Server): Promise<string> {
  const response = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(admin),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

async function loopDelay({ process: child }: Server): Promise<LoopDelay> {
  child.send('report');
  const [delay] = (await once(child, 'message')) as [LoopDelay];
  return delay;
}

/** Starts to send a request every 20 ms. Returns a function that stops this and returns the longest response time. */
function measureOthers({ address }: Server): () => Promise<number> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let longest = 0;
  const sending = (async () => {
    while (!signal.aborted) {
      const began = performance.now();
      await (await fetch(`${address}/readyz`)).text();
      longest = Math.max(longest, performance.now() - began);
      await wait(20);
    }
  })();
  return async () => {
    stopping.abort();
    await sending;
    return longest;
  };
}

interface Reply {
  readonly status: number;
  readonly text: string;
}

interface BenchRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: string | FormData;
}

/** Sends a request without a timeout, unlike `fetch`, which stops after five minutes. */
async function send(
  { address }: Server,
  cookie: string,
  { method, path, body }: BenchRequest,
): Promise<Reply> {
  const written = body === undefined ? undefined : new Response(body);
  const type = typeof body === 'string' ? 'application/json' : written?.headers.get('content-type');
  const headers = { cookie, origin: address, ...(type && { 'content-type': type }) };
  const sending = request(`${address}${path}`, { method, headers });
  sending.end(written ? Buffer.from(await written.arrayBuffer()) : undefined);
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, text: await textOf(response) };
}

async function measured(server: Server, what: string, step: () => Promise<Reply>): Promise<Run> {
  await wait(1_000);
  await loopDelay(server);
  const stop = measureOthers(server);
  const began = performance.now();
  const { status, text } = await step();
  const seconds = (performance.now() - began) / 1_000;
  const responseTime = await stop();
  if (status >= 300) throw new Error(`${what}: ${status} ${text.slice(0, 200)}`);
  return { seconds, responseTime, ...(await loopDelay(server)) };
}

const changeRequest = (changes: object): BenchRequest => ({
  method: 'PATCH',
  path: '/api/questions',
  body: JSON.stringify({ selection: { filter: {} }, changes }),
});

const importRequest = (): BenchRequest => {
  const body = new FormData();
  body.append('file', new File([questions], 'questions.gift'));
  return { method: 'POST', path: '/api/questions/import', body };
};

interface Step {
  readonly name: string;
  readonly what: string;
  readonly request: () => BenchRequest;
}

const firstStep: Step = { name: 'import', what: `import ${count} questions`, request: importRequest };
const furtherSteps: readonly Step[] = [
  {
    name: 'export',
    what: 'export them as CSV',
    request: () => ({ method: 'GET', path: '/api/questions/export?format=CSV' }),
  },
  { name: 'update', what: 'rate them all', request: () => changeRequest({ difficulty: 'HARD' }) },
  { name: 'delete', what: 'delete them all', request: () => changeRequest({ isDeleted: true }) },
];

const how = `Once each, over HTTP, with a bank of ${count} questions`;
const howOthers = `${how}; another user sends GET /readyz every 20 ms`;
const howLoop = `${how}; delay of the server's event loop, as Node reports it`;

function figuresOf(store: string, { name, what }: Step, run: Run): Figure[] {
  const figure = (part: string, words: string, value: number, unit: string, way: string): Figure => ({
    key: `bank.${store.toLowerCase()}.${name}.${part}`,
    what: `${store}, ${what}: ${words}`,
    value,
    unit,
    goal: null,
    how: way,
  });
  return [
    figure('duration', 'duration', run.seconds, 's', how),
    figure('others', 'longest response time of another user', run.responseTime, 'ms', howOthers),
    figure('loop', 'longest delay of the event loop', run.longest, 'ms', howLoop),
    figure('loop99', '99th percentile of this delay', run.p99, 'ms', howLoop),
  ];
}

async function stepsOn(store: string, server: Server, steps: readonly Step[]): Promise<Figure[]> {
  const cookie = await signIn(server);
  const figures: Figure[] = [];
  for (const step of steps) {
    const run = await measured(server, `${store}: ${step.what}`, () => send(server, cookie, step.request()));
    figures.push(...figuresOf(store, step, run));
  }
  return figures;
}

/** Runs large operations on a question bank over HTTP, on each available store. */
export async function benchBank(): Promise<Figure[]> {
  const started: Server[] = [];
  const mongo = await findMongo();
  const env = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
  const preload = './bench/watch-event-loop.ts';
  try {
    const embedded = await startMarkwise(47_813, started, { env, preload });
    const figures = await stepsOn('SQLite', embedded, [firstStep, ...furtherSteps]);
    embedded.process.kill();
    if (!mongo) return figures;
    const withMongo = { env: { ...env, MONGODB_URI: mongo.uri }, preload };
    const other = await startMarkwise(47_814, started, withMongo);
    // Only the import, because FerretDB 1 reads a whole collection for each document that it changes.
    return [...figures, ...(await stepsOn(mongo.server, other, [firstStep]))];
  } finally {
    for (const server of started) server.process.kill();
    await mongo?.stop();
  }
}

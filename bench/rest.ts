import { courseOf } from './courses.ts';
import { cpuOfRequest, type Load } from './cpu-of-request.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { startMarkwise, startServer, type Server } from './server.ts';

const rounds = 7;
const seconds = 2;
const admin = { email: 'admin@markwise.example', password: 'a password of the benchmark 7' };
const json = { 'content-type': 'application/json' };
const course = { categories: courseOf(40) };

const plan: Load = {
  method: 'POST',
  path: '/api/grade-plan',
  headers: json,
  body: JSON.stringify({ course, target: 85 }),
};

async function post(server: Server, path: string, body: object, headers: object = {}): Promise<Response> {
  const response = await fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Saves 20 courses. Returns the request that a browser sends to list them. */
async function savedCourses(server: Server): Promise<Load> {
  const login = await post(server, '/api/auth/login', admin);
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const headers = { cookie, origin: server.address };
  for (let at = 1; at <= 20; at += 1) {
    await post(server, '/api/course', { name: `Course ${at}`, targetGrade: 85, ...course }, headers);
  }
  return { method: 'GET', path: '/api/courses/meta', headers };
}

/** CPU microseconds of each kind of request in one round. */
interface Times {
  readonly byHand: number;
  readonly plan: number;
  readonly list: number;
}

function figuresOf(times: readonly Times[]): Figure[] {
  const of = (pick: (times: Times) => number) => median(times.map(pick));
  const how = `CPU time of a request, 8 connections; median of ${rounds} alternating rounds`;
  const time = { unit: 'µs', goal: null, how } as const;
  return [
    {
      key: 'rest.plan.by-hand',
      what: 'POST /api/grade-plan, 40 items: Hono handler written by hand ÷ Markwise',
      value: of(({ byHand, plan: ours }) => byHand / ours),
      unit: '×',
      goal: { atLeast: 0.9 },
      how,
    },
    {
      key: 'rest.plan.by-hand.time',
      what: 'the same: handler written by hand',
      value: of(({ byHand }) => byHand),
      ...time,
    },
    { key: 'rest.plan.time', what: 'the same: Markwise', value: of(({ plan: ours }) => ours), ...time },
    {
      key: 'rest.list.time',
      what: 'GET /api/courses/meta, 20 courses, signed in: Markwise',
      value: of(({ list }) => list),
      ...time,
    },
  ];
}

/** Measures the CPU time of REST requests, and of a handwritten handler of the same route. */
export async function benchRest(): Promise<Figure[]> {
  const started: Server[] = [];
  try {
    const byHand = await startServer('bench/rest-by-hand.ts', 47_841, started);
    const env = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    const markwise = await startMarkwise(47_842, started, { env });
    const list = await savedCourses(markwise);
    for (const [server, load] of [
      [byHand, plan],
      [markwise, plan],
      [markwise, list],
    ] as const)
      await cpuOfRequest(server, load, 2 * seconds);
    const times: Times[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push({
        byHand: await cpuOfRequest(byHand, plan, seconds),
        plan: await cpuOfRequest(markwise, plan, seconds),
        list: await cpuOfRequest(markwise, list, seconds),
      });
    }
    return figuresOf(times);
  } finally {
    for (const server of started) server.process.kill();
  }
}

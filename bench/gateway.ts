import { rmSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { contract } from '../gateway/graphql/schema.ts';
import { deriveRoute } from '../gateway/rest/derived-routes.ts';
import { plannerRoutes } from '../gateway/rest/planner.routes.ts';
import { courseOf } from './courses.ts';
import { cpuOfRequest, type Load } from './cpu-of-request.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { createData } from './peers/data.ts';
import { markwiseFile, startServer, type Server } from './server.ts';

const rounds = 7;
const seconds = 1;
/** Seconds of load before the first round. Mercurius and Markwise compile an operation after some executions. */
const warmUp = 3;

const production = { NODE_ENV: 'production' };
const peers = {
  apollo: { name: 'Apollo Server', file: 'bench/peers/apollo.ts', env: production },
  yoga: { name: 'graphql-yoga', file: 'bench/peers/yoga.ts', env: production },
  mercurius: { name: 'mercurius', file: 'bench/peers/mercurius.ts', env: production },
  'mercurius-jit': {
    name: 'mercurius with jit',
    file: 'bench/peers/mercurius.ts',
    env: { ...production, JIT: '1' },
  },
  'by-hand': { name: 'node:http sending ready bytes', file: 'bench/peers/by-hand.ts', env: production },
} as const;

type PeerName = keyof typeof peers;
const peerNames = Object.keys(peers) as PeerName[];

interface Operation {
  readonly key: string;
  readonly what: string;
  readonly body: object;
  readonly isSignedIn: boolean;
  /** Goals for the time of a peer divided by the time of Markwise. */
  readonly goals: { readonly [peer in PeerName]?: number };
}

/** Goal for the fastest peer: Markwise takes at most 0.9 of its time. */
const fasterGoal = 1 / 0.9;

function operations(): Operation[] {
  const [row] = plannerRoutes;
  if (!row) throw new Error('There is no route of the grade plan.');
  // Mercurius with jit refuses operations whose variables lack values with a default.
  const variables = { course: { categories: courseOf(40) }, target: 85 };
  const plan = {
    what: 'planGrades of 40 items',
    body: { query: deriveRoute(contract(), row).operation, variables },
  };
  const typename = { what: '{ __typename }', body: { query: '{ __typename }' } };
  const quizzes = '{ quizzes { id title description questionCount isPublished canEdit } }';
  const courses = '{ savedCourses { id name description targetGrade currentGrade lastUpdatedOn } }';
  const signedIn = (what: string) => `${what}, signed in`;
  return [
    {
      ...plan,
      key: 'plan',
      isSignedIn: false,
      goals: { apollo: 5, yoga: 5, 'mercurius-jit': 1.5 },
    },
    {
      ...plan,
      key: 'plan.signed-in',
      what: signedIn(plan.what),
      isSignedIn: true,
      goals: { apollo: 4, 'mercurius-jit': fasterGoal },
    },
    {
      key: 'quizzes',
      what: signedIn('quizzes, 50 × 6 fields'),
      body: { query: quizzes },
      isSignedIn: true,
      goals: { apollo: 2, 'mercurius-jit': fasterGoal },
    },
    {
      key: 'courses',
      what: signedIn('savedCourses, 50 × 6 fields'),
      body: { query: courses },
      isSignedIn: true,
      goals: { apollo: 2, 'mercurius-jit': fasterGoal },
    },
    {
      ...typename,
      key: 'typename',
      isSignedIn: false,
      goals: { apollo: 4, yoga: 5, 'mercurius-jit': 1.05, 'by-hand': 0.5 },
    },
    {
      ...typename,
      key: 'typename.signed-in',
      what: signedIn(typename.what),
      isSignedIn: true,
      goals: { apollo: 3, 'mercurius-jit': fasterGoal },
    },
  ];
}

function loadOf({ body, isSignedIn }: Operation, { address }: Server, cookie: string): Load {
  return {
    method: 'POST',
    path: '/graphql',
    headers: { 'content-type': 'application/json', ...(isSignedIn && { cookie, origin: address }) },
    body: JSON.stringify(body),
  };
}

async function replyTo(load: Load, { address }: Server): Promise<unknown> {
  const { path, method, headers = {}, body = null } = load;
  const response = await fetch(`${address}${path}`, { method, headers: { ...headers }, body });
  return response.json();
}

type Servers = Readonly<Record<PeerName | 'markwise', Server>>;
type Times = Readonly<Record<PeerName | 'markwise', number>>;

/** Throws if a server replies differently from Markwise, because then the times could not be compared. */
async function compareReplies(operation: Operation, servers: Servers, cookie: string): Promise<void> {
  const own = await replyTo(loadOf(operation, servers.markwise, cookie), servers.markwise);
  await fetch(`${servers['by-hand'].address}/`, { method: 'PUT', body: JSON.stringify(own) });
  for (const name of peerNames) {
    const reply = await replyTo(loadOf(operation, servers[name], cookie), servers[name]);
    const isSame = isDeepStrictEqual(reply, own) && 'data' in Object(reply) && !('errors' in Object(reply));
    if (!isSame)
      throw new Error(
        `${operation.what}: ${peers[name].name} answers ${JSON.stringify(reply).slice(0, 300)}`,
      );
  }
}

async function measure(operation: Operation, servers: Servers, cookie: string): Promise<Times[]> {
  const names = Object.keys(servers) as (keyof Servers)[];
  const time = (name: keyof Servers, duration: number) =>
    cpuOfRequest(servers[name], loadOf(operation, servers[name], cookie), duration);
  await compareReplies(operation, servers, cookie);
  for (const name of names) await time(name, warmUp);
  const times: Times[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const measured: Record<string, number> = {};
    for (const name of round % 2 === 0 ? names : names.toReversed())
      measured[name] = await time(name, seconds);
    times.push(measured as Times);
  }
  // Checked again, because the operations are now compiled, and the session could have expired.
  await compareReplies(operation, servers, cookie);
  return times;
}

function figuresOf({ key, what, goals }: Operation, times: readonly Times[]): Figure[] {
  const how = `CPU time of the server's process per request, 8 connections, equal replies; median of ${rounds} alternating rounds`;
  const ratios = peerNames.map((name): Figure => {
    const goal = goals[name];
    return {
      key: `gateway.${key}.${name}`,
      what: `${what}: ${peers[name].name} ÷ Markwise`,
      value: median(times.map((round) => round[name] / round.markwise)),
      unit: '×',
      goal: goal === undefined ? null : { atLeast: goal },
      how,
    };
  });
  const value = median(times.map((round) => round.markwise));
  return [
    ...ratios,
    { key: `gateway.${key}.time`, what: `${what}: Markwise`, value, unit: 'µs', goal: null, how },
  ];
}

/**
 * Measures the CPU time of GraphQL requests to Markwise and to other servers with the same schema, resolvers and data.
 */
export async function benchGateway(): Promise<Figure[]> {
  const { folder: data, cookie } = await createData();
  const started: Server[] = [];
  try {
    const markwise = { file: await markwiseFile(), env: {} };
    const all = Object.entries({ ...peers, markwise });
    const running: Record<string, Server> = {};
    for (const [at, [name, { file, env }]] of all.entries())
      running[name] = await startServer(file, 47_820 + at, started, { env, data });
    const servers = running as Servers;
    const figures: Figure[] = [];
    for (const operation of operations())
      figures.push(...figuresOf(operation, await measure(operation, servers, cookie)));
    return figures;
  } finally {
    for (const server of started) server.process.kill();
    rmSync(data, { recursive: true });
  }
}

import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Metafile } from 'esbuild';
import { bundling, lambdaEntryPoints } from '../scripts/setup/bundling.mjs';
import { cpuTime } from './cpu-of-request.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const execute = promisify(execFile);
const rounds = 15;
const starts = 5;

const settings = {
  AWS_LAMBDA_FUNCTION_NAME: 'bench',
  SITE_URL: 'https://markwise.example',
  SESSION_SECRET: 'a secret of at least 32 characters',
  MONGODB_URI: 'mongodb://127.0.0.1:9/markwise',
};

/** Code that loads the function, calls it once, and prints the CPU time of the process in milliseconds. */
function program(file: string, query: string): string {
  const event = {
    version: '2.0',
    routeKey: '$default',
    rawPath: '/graphql',
    rawQueryString: '',
    isBase64Encoded: false,
    headers: { host: 'api.example', 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
    requestContext: {
      domainName: 'api.example',
      http: { method: 'POST', path: '/graphql', sourceIp: '::1' },
    },
  };
  return `
    const { graphql } = await import(${JSON.stringify(pathToFileURL(file).href)});
    const { body } = await graphql(${JSON.stringify(event)}, {});
    const { user, system } = process.cpuUsage();
    if (!JSON.parse(body).data) throw new Error(body);
    process.stdout.write(String((user + system) / 1000));
    process.exit(0);`;
}

async function timeToFirstResponse(file: string, query: string): Promise<number> {
  const args = ['--input-type=module', '--eval', program(file, query)];
  const { stdout } = await execute(process.execPath, args, { env: settings });
  return Number(stdout);
}

const plan = '{ planGrades(course: { categories: [] }, target: 0) { reachable } }';
const hello = '{ hello }';

/** A bundled file, and all files that it loads when it starts. */
function loadedWith(entry: string, outputs: Metafile['outputs']): ReadonlySet<string> {
  const loaded = new Set([entry]);
  for (const path of loaded) {
    const imports = outputs[path]?.imports ?? [];
    for (const { kind, path: other } of imports) if (kind === 'import-statement') loaded.add(other);
  }
  return loaded;
}

async function benchLambda(folder: string): Promise<Figure[]> {
  const bundle = (name: string, entryPoints: Record<string, string>) =>
    build({ ...bundling, entryPoints, outdir: join(folder, name), logLevel: 'error', metafile: true });
  const {
    metafile: { outputs },
  } = await bundle('markwise', lambdaEntryPoints);
  await bundle('others', { hello: 'bench/hello-lambda.ts', plain: 'bench/plain-lambda.ts' });
  const entry = join(folder, 'markwise/lambda.mjs');
  const times: { markwise: number; apollo: number; plain: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push({
      markwise: await timeToFirstResponse(entry, plan),
      apollo: await timeToFirstResponse(join(folder, 'others/hello.mjs'), hello),
      plain: await timeToFirstResponse(join(folder, 'others/plain.mjs'), hello),
    });
  }
  const how =
    `CPU time of a new process until it has answered one request, from the bundle of the Lambda functions; ` +
    `median of ${rounds} alternating rounds`;
  const milliseconds = (key: keyof (typeof times)[number], what: string): Figure => ({
    key: `cold-start.lambda.${key}`,
    what,
    value: median(times.map((time) => time[key])),
    unit: 'ms',
    goal: null,
    how,
  });
  const size = (key: string, what: string, files: Iterable<string>, goal: Figure['goal']): Figure => ({
    key: `cold-start.lambda.${key}`,
    what,
    value: [...files].reduce((sum, file) => sum + (outputs[file]?.bytes ?? 0), 0) / 1024 / 1024,
    unit: 'MB',
    goal,
    how: 'Size of the bundled files, not compressed',
  });
  const entryPath = Object.keys(outputs).find((path) => path.endsWith('/lambda.mjs')) ?? '';
  return [
    {
      key: 'cold-start.lambda.ratio',
      what: 'first answer on Lambda ÷ Apollo Server with one field',
      value: median(times.map(({ markwise, apollo }) => markwise / apollo)),
      unit: '×',
      goal: { atMost: 2 },
      how: `Median of the ratios of ${rounds} alternating rounds, each measured as the times below. Decision 44 has a profile`,
    },
    milliseconds('markwise', 'first answer on Lambda'),
    milliseconds('apollo', 'first answer of Apollo Server with one field'),
    milliseconds('plain', 'first answer of a function without packages'),
    size('entry', 'code that is loaded at start', loadedWith(entryPath, outputs), { atMost: 1.5 }),
    size('code', 'all code, the rest is loaded on first use', Object.keys(outputs), null),
  ];
}

interface Start {
  /** Seconds until the server listens. */
  readonly wall: number;
  /** CPU seconds of the server and its parent process, until the server listens. */
  readonly cpu: number;
}

/** The ID of the last process that a process started. */
function childOf(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').at(-1));
}

async function npmStart(dataDir: string): Promise<Start> {
  const env = { ...process.env, PORT: '47815', DATA_DIR: dataDir, NODE_ENV: '' };
  const begun = performance.now();
  const starter = spawn(process.execPath, ['scripts/start.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  while (!output.includes('Markwise is at')) output += String((await once(starter.stdout, 'data'))[0]);
  const wall = (performance.now() - begun) / 1000;
  const cpu = (cpuTime(starter) + cpuTime({ pid: childOf(starter.pid) })) / 1e9;
  starter.kill();
  await once(starter, 'exit');
  return { wall, cpu };
}

async function benchNpmStart(dataDir: string): Promise<Figure[]> {
  // The first start is not measured, because it builds missing files and creates the data.
  await npmStart(dataDir);
  const measured: Start[] = [];
  for (let start = 0; start < starts; start += 1) measured.push(await npmStart(dataDir));
  const how = `From the start of scripts/start.mjs until the server listens, everything built; median of ${starts}`;
  const figure = (key: keyof Start, what: string, goal: Figure['goal']): Figure => ({
    key: `cold-start.npm-start.${key}`,
    what,
    value: median(measured.map((start) => start[key])),
    unit: 's',
    goal,
    how,
  });
  return [
    figure('wall', 'npm start', { atMost: 0.9 }),
    figure('cpu', 'npm start, CPU time of the server and its parent process', null),
  ];
}

/** Measures starts of the Lambda functions and of the server. */
export async function benchColdStart(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'markwise-cold-start-'));
  try {
    return [...(await benchLambda(folder)), ...(await benchNpmStart(join(folder, 'data')))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

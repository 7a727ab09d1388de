import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { scratchFolder } from './scratch-folder.ts';

export interface MongoServer {
  readonly uri: string;
  /** The name of the server, for titles of suites. */
  readonly server: string;
  /** Stops the server if `findMongo` started it. */
  stop(): Promise<void>;
}

interface Launch {
  readonly server: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Appended to the address. */
  readonly query: string;
}

const builtFerretdb = fileURLToPath(new URL('../../../../.build/ferretdb/ferretdb', import.meta.url));
const startTimeoutMs = 20_000;

/** The server of MONGODB_URI. Without it, starts mongod or FerretDB 1. Null if neither is installed. */
export async function findMongo(): Promise<MongoServer | null> {
  const { MONGODB_URI: uri } = process.env;
  if (uri) return { uri, server: 'the server of MONGODB_URI', stop: async () => {} };
  const folder = await mkdtemp(join(scratchFolder, 'markwise-mongo-'));
  const port = await freePort();
  const launch = chooseServer(folder, port);
  if (launch) return start(launch, port, folder);
  await rm(folder, { recursive: true });
  return null;
}

function chooseServer(folder: string, port: number): Launch | null {
  const mongod = onPath('mongod');
  if (mongod) {
    const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'];
    return { server: 'mongod', program: mongod, args, env: process.env, query: '' };
  }
  const ferretdb = existsSync(builtFerretdb) ? builtFerretdb : ferretdbOnPath();
  if (!ferretdb) return null;
  const env = {
    ...process.env,
    FERRETDB_HANDLER: 'sqlite',
    // The data is deleted after the run, so writes need not wait for the disk.
    FERRETDB_SQLITE_URL: `file:${folder}/?_pragma=synchronous(off)`,
    FERRETDB_LISTEN_ADDR: `127.0.0.1:${port}`,
    FERRETDB_STATE_DIR: folder,
    FERRETDB_DEBUG_ADDR: '-',
    FERRETDB_TELEMETRY: 'disable',
    // Clients send one request at a time, so more threads would only wait for each other.
    GOMAXPROCS: '1',
    // The heap is small. With more memory, Go collects garbage less often.
    GOGC: '800',
  };
  // FerretDB 1 reads, changes and writes a document in three steps: over several connections, concurrent
  // updates get lost. Over one connection its updates are atomic, like MongoDB's.
  return { server: 'FerretDB 1, one connection', program: ferretdb, args: [], env, query: '?maxPoolSize=1' };
}

function onPath(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** The path of FerretDB 1. Null for FerretDB 2, which is another program and needs PostgreSQL. */
function ferretdbOnPath(): string | null {
  const program = onPath('ferretdb');
  return program && /\bv1\./.test(execFileSync(program, ['--version'], { encoding: 'utf8' }))
    ? program
    : null;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new TypeError('A TCP server has a port.');
  return address.port;
}

async function start(launch: Launch, port: number, folder: string): Promise<MongoServer> {
  const child = spawn(launch.program, launch.args, { env: launch.env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => output.push(String(data)));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    process.off('exit', kill);
    await rm(folder, { recursive: true, force: true });
  };
  const uri = `mongodb://127.0.0.1:${port}/${launch.query}`;
  if (await answers(uri, child)) return { uri, server: launch.server, stop };
  await stop();
  throw new Error(`${launch.program} was started but does not answer:\n${output.join('').slice(-2000)}`);
}

/** Waits until the server answers. Returns false if it ends before that or takes too long. */
async function answers(uri: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + startTimeoutMs;
  while (child.exitCode === null && Date.now() < deadline) {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: 200 });
    try {
      await client.db().command({ ping: 1 });
      return true;
    } catch {
      // The server does not answer yet.
    } finally {
      await client.close();
    }
  }
  return false;
}

// Ensures that the tests have a MongoDB server: uses an existing one, else builds FerretDB.
// functions/platform/store/testing/mongo-server.ts chooses the same server and starts it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('ferretdb/', import.meta.url));
const binary = fileURLToPath(new URL('../../.build/ferretdb/ferretdb', import.meta.url));

/** @param {string} name */
function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file)) ?? null;
}

/** Finds FerretDB 1. FerretDB 2 does not count: it is another program, which needs PostgreSQL. */
function ferretdbOnPath() {
  const program = onPath('ferretdb');
  const { stdout } = program ? spawnSync(program, ['--version'], { encoding: 'utf8' }) : { stdout: '' };
  return /\bv1\./.test(stdout) ? program : null;
}

function existingServer() {
  if (process.env.MONGODB_URI) return 'the server of MONGODB_URI';
  return onPath('mongod') ?? (existsSync(binary) ? binary : ferretdbOnPath());
}

/** @returns {string | null} the error */
function build() {
  const go = onPath('go');
  if (!go) return 'There is no MongoDB server for the tests, and no Go to build FerretDB with.';
  console.log(`Building FerretDB (go.mod in ${relative('.', source)}); this takes a minute or two, once.`);
  // Without PostgreSQL support: the tests use the SQLite backend.
  const flags = '-v -trimpath -buildvcs=false -mod=readonly -tags=ferretdb_no_postgresql'.split(' ');
  const args = ['build', ...flags, '-o', binary, '.'];
  const { status, error } = spawnSync(go, args, { cwd: source, stdio: 'inherit' });
  if (error) return `FerretDB could not be built: ${error.message}.`;
  return status === 0 ? null : 'FerretDB could not be built: go build failed, see above.';
}

const server = existingServer();
if (server) {
  console.log(`MongoDB tests run on ${server}.`);
} else {
  const failure = build();
  console.log(failure ?? `MongoDB tests run on ${binary}.`);
  process.exitCode = failure ? 1 : 0;
}

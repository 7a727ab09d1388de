import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, root, runMain, runTool } from './setup/run.mjs';

const generated = 'frontend/src/gql';

/** The emitted files by name, with their content: a missing or additional file is a difference as well. */
function emittedFiles() {
  const folder = join(root, generated);
  const names = existsSync(folder) ? readdirSync(folder).map((name) => `${generated}/${name}`) : [];
  const contract = ['schema/schema.graphql', 'schema/openapi.json'];
  const files = [...contract, ...names].filter((name) => existsSync(join(root, name)));
  return new Map(files.map((name) => [name, readFileSync(join(root, name), 'utf8')]));
}

await runMain(async () => {
  const before = emittedFiles();
  await runTool('tsx', ['scripts/emit-schema.ts']);
  await runTool('graphql-codegen', ['--config', 'codegen.yml', '--silent']);
  const after = emittedFiles();
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const drifted = names.filter((name) => before.get(name) !== after.get(name));
  if (drifted.length > 0)
    throw new CommandError(
      `These files differed from the contract and were regenerated: ${drifted.join(', ')}`,
    );
});

import { spawn } from 'node:child_process';
import { ensureSite } from './setup/build-site.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { pinnedNode, root, runMain } from './setup/run.mjs';

/** The server on the pinned Node, in this process's place: its output, its signals, its exit code. */
function serve() {
  const server = spawn(pinnedNode, ['--import', 'tsx', 'gateway/serve.ts'], { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.once('exit', (code) => process.exit(code ?? 1));
}

await runMain(async () => {
  await ensureInstalled();
  await ensureSite();
  serve();
});

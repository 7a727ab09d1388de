import { spawn } from 'node:child_process';
import { ensureSite } from './setup/build-site.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { pinnedNode, root, runMain } from './setup/run.mjs';
import { supervise } from './setup/supervise.mjs';

/** The server on the pinned Node, in this process's place: its output, its signals, its exit code. */
function serve() {
  supervise(spawn(pinnedNode, ['--import', 'tsx', 'gateway/serve.ts'], { cwd: root, stdio: 'inherit' }));
}

await runMain(async () => {
  await ensureInstalled();
  await ensureSite();
  serve();
});

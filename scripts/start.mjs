import { spawn } from 'node:child_process';
import { ensureSite } from './setup/build-site.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { pinnedNode, root, runMain } from './setup/run.mjs';
import { supervise } from './setup/supervise.mjs';

/**
 * Starts the server on the pinned Node, with the output of this process and a channel to report that it is ready.
 */
function startServer() {
  return spawn(pinnedNode, ['--import', 'tsx', 'gateway/serve.ts'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

await runMain(async () => {
  await ensureInstalled();
  await ensureSite();
  supervise(startServer);
});

import { ensureServer, startServer } from './setup/build-server.mjs';
import { ensureSite } from './setup/build-site.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { runMain } from './setup/run.mjs';
import { supervise } from './setup/supervise.mjs';

await runMain(async () => {
  await ensureInstalled();
  await ensureSite();
  const build = await ensureServer();
  supervise(() => startServer(build));
});

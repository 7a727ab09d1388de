import { spawn } from 'node:child_process';
import { ensureSite } from './setup/build-site.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { root, runMain, say } from './setup/run.mjs';

// The site with hot reload at PORT, and the server, which restarts when its code changes, at the next port.

const port = Number(process.env['PORT'] ?? 4000);
const serverPort = port + 1;
const siteUrl = `http://localhost:${port}`;

/** @param {string} name @param {readonly string[]} args @param {Record<string, string>} env */
function start(name, args, env) {
  const child = spawn(`${root}node_modules/.bin/${name}`, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${root}node_modules/.bin:${process.env['PATH'] ?? ''}`, ...env },
  });
  // The site and the server need each other, so the end of one ends both.
  child.once('exit', (code) => process.exit(code ?? 1));
  return child;
}

await runMain(async () => {
  await ensureInstalled();
  // The server needs a build to start. Vite serves the site from its sources.
  await ensureSite();
  const children = [
    start('tsx', ['watch', '--clear-screen=false', 'gateway/serve.ts'], {
      PORT: String(serverPort),
      SITE_URL: process.env['SITE_URL'] ?? siteUrl,
    }),
    start('vite', ['--config', 'frontend/vite.config.ts', '--port', String(port), '--strictPort'], {
      GATEWAY_PORT: String(serverPort),
    }),
  ];
  process.once('exit', () => children.forEach((child) => child.kill()));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
  say(`The site is at ${siteUrl}, with hot reload. The server is at http://localhost:${serverPort}.`);
});

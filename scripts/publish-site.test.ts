import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSitePages } from '../gateway/site/site-pages.ts';
import { testApp } from '../tests/support/test-app.ts';
import { publishedBuild, publishSite } from './setup/publish-site.mjs';

/** A build whose only script is named after it, as bundlers name scripts after their content. */
function built(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'markwise-built-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, `assets/${name}.js`), name);
  for (const page of ['index.html', 'graphiql.html']) {
    writeFileSync(join(folder, page), `<script src="%ASSET_PREFIX%assets/${name}.js"></script>`);
  }
  return folder;
}

describe('publishing a build', () => {
  it('leaves a running server every script that its pages use', async () => {
    const target = join(built('none'), 'site');
    publishSite(built('first'), target, '1');
    const { app } = testApp({ site: createSitePages(target, '/') });
    publishSite(built('second'), target, '2');

    const page = await (await app.request('/', { headers: { accept: 'text/html' } })).text();
    const script = /src="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(await (await app.request(script)).text()).toBe('first');

    const { app: restarted } = testApp({ site: createSitePages(target, '/') });
    expect(await (await restarted.request('/')).text()).toContain('assets/second.js');
    expect(await (await restarted.request('/assets/second.js')).text()).toBe('second');
  });

  it('removes files that only older builds use', () => {
    const target = join(built('none'), 'site');
    for (const name of ['first', 'second', 'third']) publishSite(built(name), target, name);
    const has = (name: string) => existsSync(join(target, 'assets', `${name}.js`));
    expect(['first', 'second', 'third'].map(has)).toEqual([false, true, true]);
    expect(readFileSync(join(target, 'index.html'), 'utf8')).toContain('third');
  });

  it('stores the hash of its inputs', () => {
    const target = join(built('none'), 'site');
    expect(publishedBuild(target).inputs).toBe('');
    publishSite(built('first'), target, 'hash');
    expect(publishedBuild(target).inputs).toBe('hash');
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../tests/support/test-app.ts';
import { createSitePages } from './site-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'markwise-site-'));
mkdirSync(join(folder, 'assets'));
const page =
  '<html lang="en"><link rel="icon" href="%25ASSET_PREFIX%25assets/i.svg"><script src="%ASSET_PREFIX%assets/a.js"></script>';
for (const name of ['index.html', 'graphiql.html']) writeFileSync(join(folder, name), `${name} ${page}`);
writeFileSync(join(folder, 'assets/a.js'), 'let a;');
afterAll(() => rmSync(folder, { recursive: true }));

const siteWithPrefix = (assetPrefix: string) => testApp({ site: createSitePages(folder, assetPrefix) }).app;
const html = { headers: { accept: 'text/html' } };

describe('the site', () => {
  it.each(['/', '/static/app/'])('serves pages and their assets under %s', async (prefix) => {
    const app = siteWithPrefix(prefix);
    const text = await (await app.request('/grade-analyzer', html)).text();
    expect(text).toContain(`src="${prefix}assets/a.js"`);
    expect(text).toContain(`href="${prefix}assets/i.svg"`);
    const asset = await app.request(`${prefix}assets/a.js`);
    expect(await asset.text()).toBe('let a;');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await app.request(`${prefix}assets/a.js`, { method: 'POST' })).status).toBe(404);
    expect((await app.request(`${prefix}assets/none.js`)).status).toBe(404);
  });

  it('loads assets from a CDN, and the content security policy allows its scripts', async () => {
    const response = await siteWithPrefix('https://cdn.example/app/').request('/', html);
    expect(await response.text()).toContain('src="https://cdn.example/app/assets/a.js"');
    expect(response.headers.get('content-security-policy')).toContain(
      "script-src 'self' https://cdn.example;",
    );
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
    [undefined, null, (bytes: Buffer) => bytes],
  ])('compresses pages for browsers that accept %s', async (accepted, encoding, decompress) => {
    const headers = { ...html.headers, ...(accepted && { 'accept-encoding': accepted }) };
    for (const path of ['/', '/courses', '/graphql']) {
      const response = await siteWithPrefix('/').request(path, { headers });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(response.headers.get('vary')?.split(', ')).toContain('Accept-Encoding');
      expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toContain('assets/a.js');
    }
  });

  it('sends few headers with assets, and all security headers with pages', async () => {
    const app = siteWithPrefix('/');
    for (const path of ['/assets/a.js', '/assets/none.js']) {
      const { headers } = await app.request(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'self'");
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect([...headers].flat().join('').length).toBeLessThan(400);
    }
    const { headers } = await app.request('/', html);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('marks its pages, but not GraphiQL, if the site requires access credentials', async () => {
    const textOf = async (asks: boolean, path: string) => {
      const { app } = testApp({ site: createSitePages(folder, '/', asks) });
      return (await app.request(path, html)).text();
    };
    expect(await textOf(true, '/careers')).toContain('<html data-access="asked" lang="en">');
    expect(await textOf(false, '/careers')).toContain('<html lang="en">');
    expect(await textOf(true, '/graphql')).toContain('<html lang="en">');
  });

  it('serves GraphiQL at /graphql to browsers only', async () => {
    const app = siteWithPrefix('/');
    expect(await (await app.request('/graphql', html)).text()).toContain('graphiql.html');
    expect((await app.request('/graphql')).status).toBe(400);
  });
});

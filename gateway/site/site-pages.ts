import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Handler } from 'hono';
import { accepts } from 'hono/accepts';
import { SettingsError } from '../env.ts';

export interface SitePages {
  /** Origin of scripts and styles if it is not the site's own. */
  readonly assetOrigin?: string;
  /** The GraphQL explorer for a browser that opens /graphql. Null for every other request. */
  explorer(context: Context): Promise<Response | null>;
  /** The path of every file of the build, with a wildcard. */
  readonly assetPaths: string;
  /** A file of the build. */
  readonly asset: Handler;
  /** The site's page, which is the same for every route. */
  readonly page: Handler;
}

/** A page, compressed once: every visitor gets the same bytes. */
type Page = Readonly<Record<'br' | 'gzip' | 'identity', Uint8Array<ArrayBuffer>>>;

interface PageSettings {
  readonly assetPrefix: string;
  /** True if the site opens /validate first. The setting is written into the page, so that no request is needed. */
  readonly asksForAccess: boolean;
}

/** The placeholder that the build writes into pages. In some attributes, the build escapes the percent signs. */
const placeholder = /%ASSET_PREFIX%|%25ASSET_PREFIX%25/g;

function readPage(folder: string, name: string, { assetPrefix, asksForAccess }: PageSettings): Page {
  try {
    const built = readFileSync(join(folder, name), 'utf8').replaceAll(placeholder, () => assetPrefix);
    const text = asksForAccess ? built.replace('<html ', '<html data-access="asked" ') : built;
    const identity = new TextEncoder().encode(text);
    return {
      identity,
      br: new Uint8Array(brotliCompressSync(identity)),
      gzip: new Uint8Array(gzipSync(identity)),
    };
  } catch (cause) {
    throw new SettingsError(`The site is not built: ${name} is missing. Run npm start, which builds it.`, {
      cause,
    });
  }
}

function wantsPage(context: Context): boolean {
  return (
    context.req.method === 'GET' &&
    context.req.query('query') === undefined &&
    (context.req.header('accept') ?? '').includes('text/html')
  );
}

function page(context: Context, content: Page): Response {
  const encoding = accepts(context, {
    header: 'Accept-Encoding',
    supports: ['br', 'gzip'],
    default: 'identity',
    // Browsers list several encodings without a preference, so the first supported one is used: Brotli is smallest.
    match: (accepted, { supports }) =>
      supports.find((name) => accepted.some(({ type, q }) => type === name && q > 0)) ?? 'identity',
  }) as keyof Page;
  if (encoding !== 'identity') context.header('Content-Encoding', encoding);
  context.header('Vary', 'Accept-Encoding', { append: true });
  context.header('Cache-Control', 'no-cache');
  context.header('Content-Type', 'text/html; charset=UTF-8');
  return context.body(content[encoding]);
}

/**
 * The built site in `folder`. Assets have a hash in their name and never change. Pages are revalidated each
 * time.
 */
export function createSitePages(folder: string, assetPrefix: string, asksForAccess = false): SitePages {
  const index = readPage(folder, 'index.html', { assetPrefix, asksForAccess });
  const explorer = readPage(folder, 'graphiql.html', { assetPrefix, asksForAccess: false });
  // If the prefix is a path, the files are served below it. If it is the URL of a CDN, they are served at /assets,
  // where the CDN fetches them.
  const assetPath = `${assetPrefix.startsWith('/') ? assetPrefix : '/'}assets/`;
  const files = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(assetPath.length - 'assets/'.length - 1),
  });
  return {
    ...(URL.canParse(assetPrefix) && { assetOrigin: new URL(assetPrefix).origin }),
    explorer: async (context) => (wantsPage(context) ? page(context, explorer) : null),
    assetPaths: `${assetPath}*`,
    asset: async (context) => {
      const file = await files(context, async () => {});
      if (!file) return context.text('File not found.', 404);
      if (file.ok) file.headers.set('Cache-Control', 'public, max-age=31536000, immutable');
      return file;
    },
    page: (context) => page(context, index),
  };
}

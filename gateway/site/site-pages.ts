import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Handler } from 'hono';
import { SettingsError } from '../env.ts';

export interface SitePages {
  /** Origin of scripts and styles if it is not the site's own. */
  readonly assetOrigin?: string;
  /** The GraphQL explorer for a browser that opens /graphql. Null for every other request. */
  explorer(context: Context): Promise<Response | null>;
  /** A file of the build, else the site's page, which is the same for every route. */
  readonly serve: Handler;
}

interface PageSettings {
  readonly assetPrefix: string;
  /** Whether the site opens /validate first. The page contains this setting, so it needs no request to read it. */
  readonly asksForAccess: boolean;
}

/** The placeholder that the build writes into pages. In some attributes, the build escapes its percent signs. */
const placeholder = /%ASSET_PREFIX%|%25ASSET_PREFIX%25/g;

function readPage(folder: string, name: string, { assetPrefix, asksForAccess }: PageSettings): string {
  try {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(placeholder, () => assetPrefix);
    return asksForAccess ? text.replace('<html ', '<html data-access="asked" ') : text;
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

function page(context: Context, text: string): Response | Promise<Response> {
  context.header('Cache-Control', 'no-cache');
  return context.html(text);
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
    onFound: (_path, context) => {
      context.header('Cache-Control', 'public, max-age=31536000, immutable');
    },
  });
  return {
    ...(URL.canParse(assetPrefix) && { assetOrigin: new URL(assetPrefix).origin }),
    explorer: async (context) => (wantsPage(context) ? page(context, explorer) : null),
    serve: async (context, next) => {
      if (!context.req.path.startsWith(assetPath)) return page(context, index);
      return (await files(context, next)) ?? context.text('File not found.', 404);
    },
  };
}

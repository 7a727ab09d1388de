import { Hono, type MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { protect } from './protect.ts';

export interface ReplyHeadersOptions {
  /** Browsers on these origins can read replies, and send their cookie. */
  readonly allowedOrigins: readonly string[];
  /** The origin of scripts and styles, if it is not the site's. */
  readonly assetOrigin?: string | undefined;
}

type Fields = readonly (readonly [name: string, value: string])[];

/** Downloads open in a sandbox: uploaded files cannot run scripts, load anything or be embedded. */
const sandbox = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Headers that middleware sets on any reply to this origin. */
async function middlewareHeaders(middleware: readonly MiddlewareHandler[], origin: string): Promise<Fields> {
  const probe = new Hono().use(...middleware).get('*', (context) => context.body(null));
  const { headers } = await probe.request('/', { headers: { origin } });
  // Added to each reply, because a reply can also vary by other headers.
  headers.delete('vary');
  return [...headers];
}

/** True for the API. Its replies depend on the caller, so neither a proxy nor a browser's history can store them. */
function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/') || path === '/graphql';
}

/**
 * Sets the headers of all replies: which pages can read a reply, and what browsers can do with it. Replies of the API
 * get `no-store`, unless the route sets Cache-Control. The values are computed once for each origin and then copied
 * to the reply: running `protect` and `cors` for each reply would copy the reply and read its body as a stream.
 */
export function replyHeaders({ allowedOrigins, assetOrigin }: ReplyHeadersOptions): MiddlewareHandler {
  const allowOrigins = cors({
    origin: [...allowedOrigins],
    credentials: true,
    exposeHeaders: ['Retry-After', 'Link', 'X-Total-Count', 'X-Report-Lines', 'Content-Disposition'],
    maxAge: 600,
  });
  const middleware = [protect(assetOrigin), allowOrigins];
  const known = new Map<string, Fields>();
  return async (context, next) => {
    const { method, path } = context.req;
    const origin = context.req.header('origin') ?? '';
    const reader = allowedOrigins.includes(origin) ? origin : '';
    let fields = known.get(reader);
    if (!fields) {
      fields = await middlewareHeaders(middleware, reader);
      known.set(reader, fields);
    }
    const preflight = method === 'OPTIONS' ? await allowOrigins(context, next) : undefined;
    if (preflight) context.res = preflight;
    else await next();
    const { headers } = context.res;
    for (const [name, value] of fields) headers.set(name, value);
    if (headers.get('content-disposition')?.startsWith('attachment'))
      headers.set('content-security-policy', sandbox);
    if (preflight) return;
    headers.append('vary', 'Origin');
    if (isApiPath(path) && !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  };
}

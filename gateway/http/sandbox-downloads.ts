import type { MiddlewareHandler } from 'hono';

/** Downloads open in a sandbox: uploaded files cannot run scripts, load anything or be embedded. */
export const sandboxDownloads: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.get('content-disposition')?.startsWith('attachment')) return;
  context.header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
};

import type { MiddlewareHandler } from 'hono';

/** Uploaded files open in a sandbox: they cannot run scripts, load anything or be embedded. */
export const sandboxDownloads: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.get('content-disposition')?.startsWith('attachment')) return;
  context.header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
};

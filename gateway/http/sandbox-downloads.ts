import type { MiddlewareHandler } from 'hono';

/** What somebody put here opens as nothing of ours: it may run no script, load nothing and be in nobody's page. */
export const sandboxDownloads: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.get('content-disposition')?.startsWith('attachment')) return;
  context.header('Content-Security-Policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
};

import type { MiddlewareHandler } from 'hono';

/** Answers depend on who asks: neither a proxy nor a browser's history keeps one, unless its route says otherwise. */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('Cache-Control', 'no-store');
};

import type { MiddlewareHandler } from 'hono';

/**
 * Responses depend on the caller: neither a proxy nor a browser's history may store one, unless its route
 * says otherwise.
 */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('Cache-Control', 'no-store');
};

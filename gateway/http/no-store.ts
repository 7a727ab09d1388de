import type { MiddlewareHandler } from 'hono';

/**
 * Responses depend on the caller, so neither a proxy nor a browser's history may store them, unless the route
 * sets Cache-Control itself.
 */
export const noStore: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('Cache-Control', 'no-store');
};

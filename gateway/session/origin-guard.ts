import type { MiddlewareHandler } from 'hono';
import { forbidden } from '../../functions/platform/policy.ts';
import type { SessionCookies } from './cookies.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Paths that change something, although the specification defines them as GET. */
const changingReads = new Set(['/api/auth/logout', '/api/user-verification/verify']);

/** Whether a request may change something, so that it must not come from a foreign page. */
export function mayChange({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return !safeMethods.has(method.toUpperCase()) || changingReads.has(path);
}

interface Source {
  readonly origin: string | undefined;
  readonly site: string | undefined;
  readonly isRead: boolean;
}

/**
 * True if the request comes from one of our pages, or is a read from a client that is no browser. Every current
 * browser sends Origin or Sec-Fetch-Site with a read, so a read without these headers comes from no page. A write
 * without these headers is refused.
 */
function isOwnPage({ origin, site, isRead }: Source, allowed: readonly string[]): boolean {
  if (origin !== undefined) return allowed.includes(origin);
  return site === undefined ? isRead : site === 'same-origin';
}

/**
 * A request with a session that may change something has to come from an allowed origin: a foreign page can
 * make a browser send the cookie, but cannot forge the origin. Requests without a cookie are harmless.
 */
export function guardOrigin(allowed: readonly string[], cookies: SessionCookies): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    const isRead = safeMethods.has(method);
    if (mayChange({ method, path }) && cookies.hasSession(context)) {
      const source = {
        origin: context.req.header('origin'),
        site: context.req.header('sec-fetch-site'),
        isRead,
      };
      if (!isOwnPage(source, allowed)) throw forbidden('This request comes from another site.');
    }
    await next();
  };
}

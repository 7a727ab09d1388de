import type { MiddlewareHandler } from 'hono';
import { forbidden } from '../../functions/platform/policy.ts';
import type { SessionCookies } from './cookies.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** GET by the product's specification, and yet they change something. */
const changingReads = new Set(['/api/auth/logout', '/api/user-verification/verify']);

/** Whether a request may change something, so that it is not to come from a foreign page. */
export function mayChange({ method, path }: { readonly method: string; readonly path: string }): boolean {
  return !safeMethods.has(method.toUpperCase()) || changingReads.has(path);
}

interface Source {
  readonly origin: string | undefined;
  readonly site: string | undefined;
  readonly isRead: boolean;
}

/** Whether a page of ours asks. A read with neither header comes from no browser of today, so nobody was led to it. */
function isOurs({ origin, site, isRead }: Source, allowed: readonly string[]): boolean {
  if (origin !== undefined) return allowed.includes(origin);
  return site === undefined ? isRead : site === 'same-origin';
}

/**
 * A request that brings a session and may change something has to come from an allowed origin: a foreign page can make
 * a browser send the cookie, but not say that it is us. Requests without a cookie have nothing to steal.
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
      if (!isOurs(source, allowed)) throw forbidden('This request comes from another site.');
    }
    await next();
  };
}

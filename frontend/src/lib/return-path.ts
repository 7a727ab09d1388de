import type { Location } from 'react-router-dom';
import { paths } from './paths.ts';

/** Screens for signing in, to which nobody wants to come back. */
const onTheWay: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.verifyUser,
  paths.resetPassword,
  paths.requestPasswordReset,
]);

/** The `state` of a link to the sign-in screen that leads back to where one is. */
export function comingBackTo({ pathname, search, hash, state }: Location): { from: string } {
  return { from: onTheWay.has(pathname) ? fromOf(state) : `${pathname}${search}${hash}` };
}

/** Where to go after signing in: as the link said, or `?next=` of the address; never another site. */
export function returnPath({ state, search }: Location): string {
  const from = fromOf(state);
  return from === paths.home ? inSite(new URLSearchParams(search).get('next')) : from;
}

function fromOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'from' in state ? inSite(state.from) : paths.home;
}

/** `path` where it is one of this site, else Home. Browsers read a path that starts with two slashes as another host. */
function inSite(path: unknown): string {
  const { origin } = window.location;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return paths.home;
  const url = new URL(path, origin);
  // Also `/..//elsewhere.example` comes out with two slashes, once it is resolved.
  if (url.origin !== origin || url.pathname.startsWith('//')) return paths.home;
  return `${url.pathname}${url.search}${url.hash}`;
}

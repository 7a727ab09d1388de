import type { Location } from 'react-router-dom';
import { pathOnSite } from '../../../core/accounts/return-path.ts';
import { paths } from './paths.ts';

/** Screens for signing in. Nobody wants to return to them. */
const signInPaths: ReadonlySet<string> = new Set([
  paths.login,
  paths.register,
  paths.verifyUser,
  paths.resetPassword,
  paths.requestPasswordReset,
  paths.acceptInvitation,
]);

/** The `state` of a link to the sign-in screen that leads back to the current page. */
export function comingBackTo({ pathname, search, hash, state }: Location): { from: string } {
  return { from: signInPaths.has(pathname) ? fromOf(state) : `${pathname}${search}${hash}` };
}

/**
 * URL to open after signing in: from the link, from `?next=`, or from the registration. Never another site.
 * @param registered the URL that the user came from when they registered
 */
export function returnPath({ state, search }: Location, registered: string | null = null): string {
  const candidates = [fromOf(state), inSite(new URLSearchParams(search).get('next')), inSite(registered)];
  return candidates.find((path) => path !== paths.home) ?? paths.home;
}

function fromOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'from' in state ? inSite(state.from) : paths.home;
}

/** `path` if it is on this site, else Home. */
function inSite(path: unknown): string {
  return (typeof path === 'string' ? pathOnSite(path) : null) ?? paths.home;
}

/** Query parameter with the open tab of a course. Absent for the first tab. */
export const tabParam = 'tab';

/** The query parameters that name the open tab, for another URL of the same course. */
export function tabIn(search: string): URLSearchParams {
  const tab = new URLSearchParams(search).get(tabParam);
  return new URLSearchParams(tab === null ? {} : { [tabParam]: tab });
}

/** Query parameter that saves the course on return from signing in, if it is still the same. */
export const saveParam = 'save';

/** Like `tabIn`, for users who sign in to save. `saveKey`: the key of the course, null for the untouched sample. */
export function tabAndSaveIn(search: string, saveKey: string | null): string {
  const params = tabIn(search);
  params.set(saveParam, saveKey ?? '');
  return `?${params}`;
}

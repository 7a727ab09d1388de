import { paths } from '../../../lib/paths.ts';
import { orNull } from '../../../lib/or-null.ts';

/** Stored while the user is on Google's page: proves that the response belongs to this request. */
interface Pending {
  readonly nonce: string;
  /** The URL to open after signing in. */
  readonly from: string;
}

/** Google's response in the URL. `idToken` is null if the response failed or belongs to another request. */
export type GoogleAnswer =
  { readonly idToken: string; readonly from: string } | { readonly idToken: null; readonly from: string };

const key = 'markwise-google';

/** URL of Google's page. It leads back to the sign-in screen with an ID token behind the `#`. */
export function googleAddress(clientId: string, from: string): string {
  const nonce = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const pending: Pending = { nonce, from };
  orNull(() => sessionStorage.setItem(key, JSON.stringify(pending)));
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'id_token',
    scope: 'openid email profile',
    redirect_uri: `${window.location.origin}${paths.login}`,
    nonce,
    prompt: 'select_account',
  });
  return `https://accounts.google.com/o/oauth2/v2/auth?${query.toString()}`;
}

/**
 * Reads Google's response from the hash of the URL. Null if there is none. A token with another nonce belongs to
 * another request.
 */
export function readGoogleAnswer(hash: string): GoogleAnswer | null {
  const answer = new URLSearchParams(hash.slice(1));
  const idToken = answer.get('id_token');
  if (idToken === null && answer.get('error') === null) return null;
  const pending = readPending();
  const isOurs = idToken !== null && pending !== null && nonceOf(idToken) === pending.nonce;
  return { idToken: isOurs ? idToken : null, from: pending?.from ?? paths.home };
}

/** Forgets the request after its response was read, so that the response cannot be used twice. */
export function forgetGoogleRequest(): void {
  orNull(() => sessionStorage.removeItem(key));
}

function readPending(): Pending | null {
  const pending: unknown = orNull(() => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  if (typeof pending !== 'object' || pending === null || !('nonce' in pending) || !('from' in pending))
    return null;
  const { nonce, from } = pending;
  return typeof nonce === 'string' && typeof from === 'string' ? { nonce, from } : null;
}

/** Reads the nonce of an unverified token. The server verifies the token. */
function nonceOf(idToken: string): unknown {
  const claims: unknown = orNull(() => {
    const payload = idToken.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  });
  return typeof claims === 'object' && claims !== null && 'nonce' in claims ? claims.nonce : undefined;
}

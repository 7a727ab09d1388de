import type { Actor } from './actor.ts';
import { AppError } from './errors.ts';

/** Whether a caller can call an operation. The service then checks access to the object. */
type Rule = (actor: Actor | null) => boolean;

const hasRole =
  (...roles: readonly Actor['role'][]): Rule =>
  (actor) =>
    actor !== null && roles.includes(actor.role);

/**
 * All policies of operations (`@Authorized('signedIn')`). The schema cannot be built if an operation has no
 * policy.
 */
export const policies = {
  anyone: () => true,
  signedIn: (actor) => actor !== null,
  /** A user with a session in a browser. With an API token, a program could extend its own rights. */
  session: (actor) => actor !== null && actor.sessionId !== null,
  instructor: hasRole('Instructor', 'Admin'),
  admin: hasRole('Admin'),
} as const satisfies Record<string, Rule>;

export type Policy = keyof typeof policies;

/** Error for operations that the token's owner could call in a browser or with another token. */
const tokenNotAllowed = 'This token may not do this.';

/** Throws UNAUTHENTICATED if nobody is signed in, and FORBIDDEN if the caller lacks the role or the token scope. */
export function enforce(policy: Policy, actor: Actor | null, isMutation: boolean): void {
  const isReadOnly = actor?.scopes?.includes('write') === false;
  if (policy !== 'anyone' && isMutation && isReadOnly) throw forbidden(tokenNotAllowed);
  if (policies[policy](actor)) return;
  if (actor === null) throw signInFirst();
  throw policy === 'session' ? forbidden(tokenNotAllowed) : forbidden();
}

export function signInFirst(): AppError {
  return new AppError('Sign in first.', { code: 'UNAUTHENTICATED' });
}

/** Error for a token that is unknown, revoked or expired, or whose account cannot be used. */
export function invalidToken(): AppError {
  return new AppError('This token is not valid.', { code: 'UNAUTHENTICATED' });
}

export function forbidden(message = 'Your account may not do this.'): AppError {
  return new AppError(message, { code: 'FORBIDDEN' });
}

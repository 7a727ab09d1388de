import type { Actor } from './actor.ts';
import { AppError } from './errors.ts';

/** The requirement of an operation for its caller. The service checks access to the object. */
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
  /** A person with a browser. API tokens cannot do things that would extend their own rights. */
  session: (actor) => actor !== null && actor.sessionId !== null,
  instructor: hasRole('Instructor', 'Admin'),
  admin: hasRole('Admin'),
} as const satisfies Record<string, Rule>;

export type Policy = keyof typeof policies;

/** For operations that the token's owner could call in a browser or with another token. */
const notThisToken = 'This token may not do this.';

/** Throws UNAUTHENTICATED if nobody is signed in, and FORBIDDEN if the caller lacks the role or the token scope. */
export function enforce(policy: Policy, actor: Actor | null, isMutation: boolean): void {
  const isReadOnly = actor?.scopes?.includes('write') === false;
  if (policy !== 'anyone' && isMutation && isReadOnly) throw forbidden(notThisToken);
  if (policies[policy](actor)) return;
  if (actor === null) throw signInFirst();
  throw policy === 'session' ? forbidden(notThisToken) : forbidden();
}

export function signInFirst(): AppError {
  return new AppError('Sign in first.', { code: 'UNAUTHENTICATED' });
}

/** For a program whose token is unknown, revoked or expired, or whose account cannot be used. */
export function invalidToken(): AppError {
  return new AppError('This token is not valid.', { code: 'UNAUTHENTICATED' });
}

export function forbidden(message = 'Your account may not do this.'): AppError {
  return new AppError(message, { code: 'FORBIDDEN' });
}

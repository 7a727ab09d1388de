import type { Actor } from './actor.ts';
import { AppError } from './errors.ts';

/** What an operation requires of its caller. Its service checks access to the object. */
type Rule = (actor: Actor | null) => boolean;

const hasRole =
  (...roles: readonly Actor['role'][]): Rule =>
  (actor) =>
    actor !== null && roles.includes(actor.role);

/**
 * Every label that an operation may bear (`@Authorized('signedIn')`). An operation without one is no part of the
 * contract: the schema is not built with it.
 */
export const policies = {
  anyone: () => true,
  signedIn: (actor) => actor !== null,
  /** A person at a browser: an API token may not reach what would make more of itself. */
  session: (actor) => actor !== null && actor.sessionId !== null,
  instructor: hasRole('Instructor', 'Admin'),
  admin: hasRole('Admin'),
} as const satisfies Record<string, Rule>;

export type Policy = keyof typeof policies;

/** Its person might, at a browser or with another one. */
const notThisToken = 'This token may not do this.';

/** Throws UNAUTHENTICATED if nobody is signed in, and FORBIDDEN if the caller lacks the role. */
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

/** For a program whose token is unknown, revoked or over, or whose account may not be used. */
export function invalidToken(): AppError {
  return new AppError('This token is not valid.', { code: 'UNAUTHENTICATED' });
}

export function forbidden(message = 'Your account may not do this.'): AppError {
  return new AppError(message, { code: 'FORBIDDEN' });
}

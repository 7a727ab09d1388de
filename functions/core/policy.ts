import type { Actor } from './actor.ts';
import { AppError } from './errors.ts';

/** What an operation asks of whoever runs it. What it is run on is judged by its service. */
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

/** Throws UNAUTHENTICATED where nobody is signed in, and FORBIDDEN where somebody is who may not. */
export function enforce(policy: Policy, actor: Actor | null, isMutation: boolean): void {
  const isReadOnly = actor?.scopes?.includes('write') === false;
  if (policy !== 'anyone' && isMutation && isReadOnly) throw forbidden('This API token may only read.');
  if (policies[policy](actor)) return;
  throw actor === null ? signInFirst() : forbidden();
}

export function signInFirst(): AppError {
  return new AppError('Sign in first.', { code: 'UNAUTHENTICATED' });
}

export function forbidden(message = 'Your account may not do this.'): AppError {
  return new AppError(message, { code: 'FORBIDDEN' });
}

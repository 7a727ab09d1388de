/** The callers in the authorization matrix. */
export const actors = [
  'anonymous',
  'unverified',
  'disabled',
  'expired session',
  'student owner',
  'student enrolled',
  'student stranger',
  'instructor owner',
  'instructor stranger',
  'co-instructor',
  'grader',
  'admin',
  'token read',
  'token write',
  'token of disabled',
] as const;

export type ActorName = (typeof actors)[number];

/**
 * Who owns the requested object: the caller, somebody who shares it with the caller, somebody else, or nobody,
 * because it does not exist.
 */
export const ownerships = ['own', 'shared', 'foreign', 'missing'] as const;

export type Ownership = (typeof ownerships)[number];

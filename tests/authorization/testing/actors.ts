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
 * Who owns the requested object. `own`: the caller. `shared`: somebody who shares it with the caller. `foreign`:
 * somebody else. `missing`: the object does not exist.
 */
export const ownerships = ['own', 'shared', 'foreign', 'missing'] as const;

export type Ownership = (typeof ownerships)[number];

/** Everybody who may ask, as the matrix tells them apart. */
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
  'admin',
  'token read',
  'token write',
  'token of disabled',
] as const;

export type ActorName = (typeof actors)[number];

/** Whose the thing is that is asked for, as seen by who asks. */
export const ownerships = ['own', 'shared', 'foreign', 'missing'] as const;

export type Ownership = (typeof ownerships)[number];

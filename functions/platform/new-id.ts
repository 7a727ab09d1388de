import { randomBytes } from 'node:crypto';

/** Makes an id that nobody can guess: 128 random bits, safe in an address. */
export type NewId = () => string;

export const randomId: NewId = () => randomBytes(16).toString('base64url');

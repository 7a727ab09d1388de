import { randomBytes } from 'node:crypto';

/** Generates an ID that nobody can guess: 128 random bits, safe in a URL. */
export type NewId = () => string;

export const randomId: NewId = () => randomBytes(16).toString('base64url');

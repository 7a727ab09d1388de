import { passwordProblem } from '../../core/accounts/password.ts';
import { lazily } from '../platform/lazily.ts';

/**
 * The passwords that attackers try first, in lower case. They take half a megabyte, so they are loaded when a
 * password is first set.
 */
const commonPasswords = lazily(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

/** Minimum characters of a word of the owner. Shorter words occur in too many passwords by chance. */
const minWordLength = 4;

/** The user who sets a password. The password must not contain these texts. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

function wordsOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const names = `${firstName} ${lastName}`.split(/\s+/);
  const local = email.split('@', 1);
  return [email, ...local, ...names].map(folded).filter((word) => [...word].length >= minWordLength);
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** The error message for a new password. Null if it can be used. `owner`: null if unknown. */
export async function newPasswordProblem(
  password: string,
  owner: PasswordOwner | null,
): Promise<string | null> {
  const problem = passwordProblem(password);
  if (problem) return problem;
  const text = folded(password);
  if (owner && wordsOf(owner).some((word) => text.includes(word)))
    return 'Do not use your name or email address in it.';
  return (await commonPasswords()).has(text) ? 'This password is too easy to guess. Choose another.' : null;
}

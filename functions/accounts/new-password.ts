import { passwordProblem } from '../../core/accounts/password.ts';
import { lazily } from '../platform/lazily.ts';

/**
 * The passwords that attackers try first, in lower case. They take half a megabyte, so they are loaded when a
 * password is first set.
 */
const wellKnown = lazily(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
});

/** Minimum length of the owner's words to look for. Shorter words occur in too many passwords by chance. */
const shortestWord = 4;

/** The user who sets a password. The password must not contain their data. */
export interface PasswordOwner {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

function wordsOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const names = `${firstName} ${lastName}`.split(/\s+/);
  const local = email.split('@', 1);
  return [email, ...local, ...names].map(folded).filter((word) => [...word].length >= shortestWord);
}

function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** The error of a new password, or null. `owner`: null if unknown. */
export async function newPasswordProblem(
  password: string,
  owner: PasswordOwner | null,
): Promise<string | null> {
  const problem = passwordProblem(password);
  if (problem) return problem;
  const text = folded(password);
  if (owner && wordsOf(owner).some((word) => text.includes(word)))
    return 'Do not use your name or email address in it.';
  return (await wellKnown()).has(text) ? 'This password is too easy to guess. Choose another.' : null;
}

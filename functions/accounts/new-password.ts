import { passwordProblem } from '../../core/accounts/password.ts';

/** The passwords that guessers try first, in small letters. Half a megabyte: read when one is first set. */
async function wellKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

let loaded: ReturnType<typeof wellKnown> | undefined;

/** What is wrong with a password that somebody wants to set; null where nothing is. `own`: words that name the person. */
export async function newPasswordProblem(password: string, own: readonly string[]): Promise<string | null> {
  const problem = passwordProblem(password);
  if (problem) return problem;
  const folded = password.toLowerCase();
  if (own.some((word) => word.length > 3 && folded === word.toLowerCase()))
    return 'Do not use your own name or address.';
  return (await (loaded ??= wellKnown())).has(folded)
    ? 'This password is among those that are guessed first. Choose another.'
    : null;
}

import { passwordProblem } from '../../core/accounts/password.ts';

/** The passwords that guessers try first, in small letters. Half a megabyte: read when one is first set. */
async function wellKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

let loaded: ReturnType<typeof wellKnown> | undefined;

/** Words of so many letters are looked for; shorter ones stand in too many others. */
const shortestWord = 4;

/** Who sets a password: nothing of it may stand in it. */
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

/** What is wrong with a password that somebody wants to set; null where nothing is. `owner`: null where it is not known. */
export async function newPasswordProblem(
  password: string,
  owner: PasswordOwner | null,
): Promise<string | null> {
  const problem = passwordProblem(password);
  if (problem) return problem;
  const text = folded(password);
  if (owner && wordsOf(owner).some((word) => text.includes(word)))
    return 'Leave your own name and address out of it.';
  return (await (loaded ??= wellKnown())).has(text)
    ? 'This password is among those that are guessed first. Choose another.'
    : null;
}

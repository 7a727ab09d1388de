import { emailProblem, normalizeEmail } from '../../core/accounts/email.ts';
import { badUserInput } from '../platform/errors.ts';

/** The normalized email address. Throws BAD_USER_INPUT with `email` if the text is no email address. */
export function normalizedAddress(text: string): string {
  const email = emailProblem(text);
  if (email !== null) throw badUserInput({ email });
  return normalizeEmail(text);
}

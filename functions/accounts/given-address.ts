import { emailProblem, normalizeEmail } from '../../core/accounts/email.ts';
import { badUserInput } from '../platform/errors.ts';

/** The address of a request for a password reset, normalized. Throws BAD_USER_INPUT if it is no email address. */
export function givenAddress(text: string): string {
  const email = emailProblem(text);
  if (email !== null) throw badUserInput({ email });
  return normalizeEmail(text);
}

import { isEmail, normalizeEmail } from '../../core/accounts/email.ts';
import { badUserInput } from '../platform/errors.ts';

/** The address of a request for a password reset, normalized. Throws BAD_USER_INPUT if it is no email address. */
export function givenAddress(text: string): string {
  const email = normalizeEmail(text);
  if (!isEmail(email)) throw badUserInput({ email: 'This is not an e-mail address.' });
  return email;
}

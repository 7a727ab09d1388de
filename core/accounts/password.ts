export const minPasswordLength = 10;
/** Long enough for any sentence. Hashing much longer texts would help attackers to overload the server. */
export const maxPasswordLength = 128;

/**
 * The error of a new password as one sentence, or null. Only the length and the number of different characters
 * are checked: required digits and signs make passwords predictable (NIST SP 800-63B, section 5.1.1.2). The
 * server also refuses common passwords.
 */
export function passwordProblem(password: string): string | null {
  const { length } = [...password];
  if (length < minPasswordLength) return `Use at least ${minPasswordLength} characters.`;
  if (length > maxPasswordLength) return `Use at most ${maxPasswordLength} characters.`;
  return new Set(password).size < 3 ? 'Use at least 3 different characters.' : null;
}

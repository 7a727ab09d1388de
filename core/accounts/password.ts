export const minPasswordLength = 10;
/** Long enough for any sentence. Hashing much longer texts would help attackers to overload the server. */
export const maxPasswordLength = 128;

/**
 * The error of a new password as one sentence, or null. Only the length is checked: required digits and signs
 * make passwords predictable (NIST SP 800-63B, section 5.1.1.2). Common passwords are refused in addition to
 * this rule.
 */
export function passwordProblem(password: string): string | null {
  const { length } = [...password];
  if (length < minPasswordLength) return `Use at least ${minPasswordLength} characters.`;
  if (length > maxPasswordLength) return `Use at most ${maxPasswordLength} characters.`;
  return new Set(password).size < 3 ? 'Use more than one or two different characters.' : null;
}

export const minPasswordLength = 10;
/** Long enough for every sentence; beyond it, hashing would do an attacker's work. */
export const maxPasswordLength = 128;

/**
 * What is wrong with a new password, as one sentence; null where nothing is. Length and no more: demanding digits and
 * signs makes people predictable (NIST SP 800-63B, section 5.1.1.2). Common passwords are refused in addition to this rule.
 */
export function passwordProblem(password: string): string | null {
  const { length } = [...password];
  if (length < minPasswordLength) return `Use at least ${minPasswordLength} characters.`;
  if (length > maxPasswordLength) return `Use at most ${maxPasswordLength} characters.`;
  return new Set(password).size < 3 ? 'Use more than one or two different characters.' : null;
}

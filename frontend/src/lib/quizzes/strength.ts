/** The strength of a weak concept, 0 to 0.6, in words. A number would suggest too much precision. */
export function strengthInWords(strength: number): string {
  if (strength < 0.25) return 'very weak';
  return strength < 0.45 ? 'weak' : 'slightly weak';
}

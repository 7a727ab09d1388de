/** How well a weak concept is known, 0 to 0.6, in a word: a number would claim to know more. */
export function strengthInWords(strength: number): string {
  if (strength < 0.25) return 'very weak';
  return strength < 0.45 ? 'weak' : 'shaky';
}

/**
 * A typed text with only letters of any script, spaces, apostrophes and hyphens. Names keep their form, and mail
 * programs find no link: they make links from dots, colons, slashes, at signs and numbers.
 */
export function plainWords(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{M}'’ -]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

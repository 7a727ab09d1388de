/**
 * A typed text without anything that could become a link: mail programs make links of dots, colons, slashes,
 * at signs and numbers. Names keep their letters in every script, with spaces, apostrophes and hyphens.
 */
export function plainWords(text: string): string {
  return text
    .replaceAll(/[^\p{L}\p{M}'’ -]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/** Browsers and mail programs support this length. */
const maxLength = 2_000;

/** The error of a URL that others can click, or null. */
export function webAddressProblem(text: string): string | null {
  if (text.length > maxLength) return `At most ${maxLength.toLocaleString('en-US')} characters.`;
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: '' };
  // The URL parser drops tabs and line breaks, so the shown address would differ from the opened one.
  const isSafe = (protocol === 'http:' || protocol === 'https:') && !/[\s\p{Cc}]/u.test(text);
  return isSafe ? null : 'Enter an address that begins with http:// or https://.';
}

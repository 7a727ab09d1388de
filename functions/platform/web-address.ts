/** Browsers and mail programs support this length. */
const maxLength = 2_000;

/** The error message for a URL that other people can open. Null if it is valid. */
export function webAddressProblem(text: string): string | null {
  if (text.length > maxLength) return `At most ${maxLength.toLocaleString('en-US')} characters.`;
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: '' };
  // Refuses tabs and line breaks: the URL parser drops them, so the address on screen would differ from the opened one.
  const isSafe = (protocol === 'http:' || protocol === 'https:') && !/[\s\p{Cc}]/u.test(text);
  return isSafe ? null : 'Enter an address that begins with http:// or https://.';
}

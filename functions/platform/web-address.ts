/** Browsers and mail programs support this length. */
const maxLength = 2_000;

/** The error of a URL that others can click, or null. */
export function webAddressProblem(text: string): string | null {
  if (text.length > maxLength) return `At most ${maxLength.toLocaleString('en-US')} characters.`;
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: '' };
  // A parser drops tabs and line breaks when it finds `javascript:`. The shown address has to be the opened one.
  const isOpen = (protocol === 'http:' || protocol === 'https:') && !/[\s\p{Cc}]/u.test(text);
  return isOpen ? null : 'Enter an address that begins with http:// or https://.';
}

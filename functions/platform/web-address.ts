/** As long as browsers and mail programs carry without trouble. */
const maxLength = 2_000;

/** What is wrong with an address that others may click on; null where nothing is. */
export function webAddressProblem(text: string): string | null {
  if (text.length > maxLength) return `At most ${maxLength.toLocaleString('en-US')} characters.`;
  const { protocol } = URL.canParse(text) ? new URL(text) : { protocol: '' };
  // A parser drops tabs and line breaks on its way to `javascript:`; what is shown has to be what is opened.
  const isOpen = (protocol === 'http:' || protocol === 'https:') && !/[\s\p{Cc}]/u.test(text);
  return isOpen ? null : 'An address that begins with http:// or https:// is expected.';
}

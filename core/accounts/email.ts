/** The longest address that mail servers carry (RFC 5321, section 4.5.3.1). */
export const maxEmailLength = 254;

const shape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Whether a text is shaped like an address that mail can be sent to; the case of letters does not matter. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && shape.test(text) && !text.includes('..');
}

/** The one form in which an address is compared and stored: no space around it, small letters. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

const ignoresDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * One name for the spellings of an address that lead to the same mailbox: without a tag behind a plus sign, and without the
 * dots that Gmail ignores. To count mails by, never to find an account by: not every mail server reads tags.
 */
export function mailboxOf(email: string): string {
  const normal = normalizeEmail(email);
  const at = normal.lastIndexOf('@');
  const [local = ''] = normal.slice(0, at).split('+', 1);
  const host = normal.slice(at + 1);
  if (!ignoresDots.has(host)) return `${local}@${host}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

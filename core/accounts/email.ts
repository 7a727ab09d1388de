/** Maximum length of an address that mail servers accept (RFC 5321, section 4.5.3.1). */
export const maxEmailLength = 254;

const shape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Whether a text has the form of an email address. Letter case is ignored. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && shape.test(text) && !text.includes('..');
}

export const notAnEmail = 'This is not an email address.';

/** The error of an address that a user typed, before it is normalized. Null if there is none. */
export function emailProblem(text: string): string | null {
  return isEmail(normalizeEmail(text)) ? null : notAnEmail;
}

/** The form in which addresses are compared and stored: trimmed, in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

const ignoresDots = new Set(['gmail.com', 'googlemail.com']);

/**
 * The same text for all spellings of an address that lead to the same mailbox: without a tag after a plus
 * sign, and without the dots that Gmail ignores. Use it to count mails, never to find an account: not every
 * mail server supports tags.
 */
export function mailboxOf(email: string): string {
  const normal = normalizeEmail(email);
  const at = normal.lastIndexOf('@');
  const [local = ''] = normal.slice(0, at).split('+', 1);
  const host = normal.slice(at + 1);
  if (!ignoresDots.has(host)) return `${local}@${host}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/** An address with the name before it: `Ada Lovelace <ada@site.org>`. Without a name, `name` is empty. */
export function namedAddress(text: string): { readonly name: string; readonly email: string } {
  const trimmed = text.trim();
  const start = trimmed.lastIndexOf('<');
  if (start < 0 || !trimmed.endsWith('>')) return { name: '', email: trimmed };
  const name = trimmed.slice(0, start).replaceAll('"', '').trim();
  return { name, email: trimmed.slice(start + 1, -1) };
}

/** Given and family name of `Ada Lovelace` or `Lovelace, Ada`. A guess: the last word is the family name. */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const comma = name.indexOf(',');
  if (comma >= 0) return { firstName: name.slice(comma + 1).trim(), lastName: name.slice(0, comma).trim() };
  const words = name.split(/\s+/).filter((word) => word !== '');
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}

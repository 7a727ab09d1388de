export interface ReadAddresses {
  /** In the order of the text, without duplicates. Letter case is ignored. */
  readonly emails: readonly string[];
  /** Addresses that repeat an earlier address of the text, in its order. */
  readonly repeated: readonly string[];
  /** Parts of the text that are neither an address nor the name before an address. */
  readonly skipped: readonly string[];
}

/** Characters around an address that are not part of it. */
const wrapping = /^(?:mailto:|["'([{<])+|["')\]}>.:]+$/gi;
/** Matches 'Name <address>'. A name may contain commas. */
const bracketed = /[^<>]*<([^<>]*)>/g;

/** A part of a pasted text: an address with the name before it, or a text without an address. */
type Part = { readonly email: string; readonly name: string } | { readonly skipped: string };

/**
 * The parts of a pasted text, in its order. They can be on separate lines, or separated by commas, semicolons, tabs or
 * spaces.
 */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  const add = (emails: readonly string[], name = '') =>
    parts.push(...emails.map((email, at) => ({ email, name: at === emails.length - 1 ? name : '' })));
  for (const line of text.split(/[\r\n;\t]+/)) {
    // 'Lovelace, Ada <ada@site.test>': the text before the bracket is a name, unless it is an address itself.
    const withoutBrackets = line.replaceAll(bracketed, (whole, inside: string) => {
      const before = whole.slice(0, whole.indexOf('<'));
      add(addressesIn(before));
      add(addressesIn(inside), nameIn(before));
      return '';
    });
    for (const piece of withoutBrackets.split(',')) {
      const addresses = addressesIn(piece);
      add(addresses);
      const trimmed = piece.trim();
      if (addresses.length === 0 && /[\p{L}\p{N}]/u.test(trimmed)) parts.push({ skipped: trimmed });
    }
  }
  return parts;
}

/** The name in the text before a bracket: everything after the last address in that text. */
function nameIn(before: string): string {
  const words = before.replaceAll('"', '').split(/\s+/);
  const start = words.findLastIndex((word) => word.includes('@')) + 1;
  const name = words.slice(start).join(' ').trim();
  return name.startsWith(',') ? name.slice(1).trim() : name;
}

/** Extracts addresses from a pasted text. 'Name <a@b>' gives its address. */
export function readAddresses(text: string): ReadAddresses {
  const first = new Map<string, string>();
  const repeated: string[] = [];
  const skipped: string[] = [];
  for (const part of partsOf(text)) {
    const key = 'email' in part ? part.email.toLowerCase() : '';
    if ('skipped' in part) skipped.push(part.skipped);
    else if (first.has(key)) repeated.push(part.email);
    else first.set(key, part.email);
  }
  return { emails: [...first.values()], repeated, skipped };
}

/**
 * The entries of a pasted text, in its order. An address is an entry once, as 'Name <a@b>' if the text has a name for
 * it. A part without an address is an entry, too.
 */
export function readEntries(text: string): string[] {
  const addresses = new Set<string>();
  return partsOf(text).flatMap((part) => {
    if ('skipped' in part) return [part.skipped];
    const { email, name } = part;
    if (addresses.has(email.toLowerCase())) return [];
    addresses.add(email.toLowerCase());
    return [name === '' ? email : `${name} <${email}>`];
  });
}

function addressesIn(piece: string): string[] {
  return piece
    .split(/[\s,]+/)
    .map((word) => word.replaceAll(wrapping, ''))
    .filter((word) => word.includes('@'));
}

export interface ReadAddresses {
  /** In the order of the text, without duplicates. Letter case is ignored. */
  readonly emails: readonly string[];
  /** Addresses that are in the text more than once, without the first time. */
  readonly repeated: readonly string[];
  /** Parts of the text that are neither an address nor its name. */
  readonly skipped: readonly string[];
}

/** Characters around an address that are not part of it. */
const wrapping = /^(?:mailto:|["'([{<])+|["')\]}>.:]+$/gi;
/** Matches 'Name <address>'. A name may contain commas. */
const bracketed = /[^<>]*<([^<>]*)>/g;

/**
 * Extracts addresses from a pasted text: one per line, or separated by commas, semicolons, tabs or spaces.
 * 'Name <a@b>' gives its address.
 */
export function readAddresses(text: string): ReadAddresses {
  const found: string[] = [];
  const skipped: string[] = [];
  for (const line of text.split(/[\r\n;\t]+/)) {
    // 'Lovelace, Ada <ada@site.test>': the text before the bracket is a name, unless it is an address itself.
    const rest = line.replaceAll(bracketed, (whole, inside: string) => {
      found.push(...addressesIn(whole.slice(0, whole.indexOf('<'))), ...addressesIn(inside));
      return '';
    });
    for (const piece of rest.split(',')) {
      const addresses = addressesIn(piece);
      found.push(...addresses);
      const trimmed = piece.trim();
      if (addresses.length === 0 && /[\p{L}\p{N}]/u.test(trimmed)) skipped.push(trimmed);
    }
  }
  const first = new Map<string, string>();
  const repeated: string[] = [];
  for (const email of found) {
    const key = email.toLowerCase();
    if (first.has(key)) repeated.push(email);
    else first.set(key, email);
  }
  return { emails: [...first.values()], repeated, skipped };
}

function addressesIn(piece: string): string[] {
  return piece
    .split(/[\s,]+/)
    .map((word) => word.replaceAll(wrapping, ''))
    .filter((word) => word.includes('@'));
}

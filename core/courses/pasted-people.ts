/** Separates the cells of a line, and the name from the address in `Ada Lovelace <ada@school.example>`. */
const separators = /[,;\t<>]/;

interface Pasted {
  readonly name: string;
  readonly email: string;
}

interface PastedLine {
  readonly people: readonly Pasted[];
  /** Cells that are neither a name nor an address. */
  readonly unread: readonly string[];
}

/**
 * Reads a name from the first cell. If the first cell is a single word, as in `Lovelace, Ada`, uses the first two
 * cells.
 */
function nameOf(cells: readonly string[]): { readonly name: string; readonly unread: readonly string[] } {
  const [first = ''] = cells;
  const count = /\s/.test(first) ? 1 : 2;
  return { name: cells.slice(0, count).join(' '), unread: cells.slice(count) };
}

/** Splits a part like `Ada Lovelace ada@school.example` into the address and the words before and after the address. */
function cellsOf(part: string): string[] {
  const words = part.split(/\s+/);
  const at = words.findIndex((word) => word.includes('@'));
  if (at === -1) return [part];
  return [words.slice(0, at).join(' '), words[at] ?? '', words.slice(at + 1).join(' ')];
}

/**
 * Reads the people of a line. A name is before its address. If the line has a single address and no name before the
 * address, the first cell after the address is the name.
 */
function peopleOfLine(line: string): PastedLine {
  const parts = line.split(separators).flatMap((part) => cellsOf(part.trim().replaceAll('"', '')));
  const filled = parts.filter((part) => part !== '');
  const people: Pasted[] = [];
  const unread: string[] = [];
  let cells: string[] = [];
  for (const part of filled) {
    if (!part.includes('@')) {
      cells.push(part);
      continue;
    }
    const read = nameOf(cells);
    people.push({ name: read.name, email: part });
    unread.push(...read.unread);
    cells = [];
  }
  const [first, ...others] = people;
  if (!first && cells.length > 0) {
    const read = nameOf(cells);
    return { people: [{ name: read.name, email: '' }], unread: read.unread };
  }
  if (first?.name !== '' || others.length > 0) return { people, unread: [...unread, ...cells] };
  const [name = '', ...cellsAfterName] = cells;
  return { people: [{ ...first, name }], unread: cellsAfterName };
}

const quoted = (cell: string) => `"${cell}"`;

/** A list of people as a table. */
interface PastedList {
  /** CSV with a header. */
  readonly table: string;
  /** The cells that are neither a name nor an address, joined by commas. One text for each line that has such cells. */
  readonly unread: readonly string[];
  /** Whether more than half of the people have no address, for example because the list is a text. */
  readonly isMostlyWithoutAddress: boolean;
}

/**
 * Converts a pasted list of addresses, with or without names, to a table with a header. The list has a person per line,
 * or people separated by commas or semicolons as in mail programs. Null if the list has no address.
 */
export function pastedListAsTable(text: string): PastedList | null {
  const lines = text.split(/\r?\n/).map(peopleOfLine);
  const people = lines.flatMap((line) => line.people);
  const withAddress = people.filter(({ email }) => email !== '').length;
  if (withAddress === 0) return null;
  const isNamed = people.some(({ name }) => name !== '');
  const rows = people.map(({ name, email }) =>
    isNamed ? `${quoted(name || (email.split('@', 1)[0] ?? ''))},${quoted(email)}` : quoted(email),
  );
  return {
    table: [isNamed ? 'name,email' : 'email', ...rows].join('\n'),
    unread: lines.flatMap(({ unread }) => (unread.length === 0 ? [] : unread.join(', '))),
    isMostlyWithoutAddress: withAddress * 2 < people.length,
  };
}

/** Cells of a line, and the parts of `Ada Lovelace <ada@school.example>`. */
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

/** A cell is a name. Two are one if the first is a single word, such as `Lovelace, Ada`. */
function nameOf(cells: readonly string[]): { readonly name: string; readonly unread: readonly string[] } {
  const [first = ''] = cells;
  const count = /\s/.test(first) ? 1 : 2;
  return { name: cells.slice(0, count).join(' '), unread: cells.slice(count) };
}

/** The address in a part, and the words before and after it: `Ada Lovelace ada@school.example`. */
function cellsOf(part: string): string[] {
  const words = part.split(/\s+/);
  const at = words.findIndex((word) => word.includes('@'));
  if (at === -1) return [part];
  return [words.slice(0, at).join(' '), words[at] ?? '', words.slice(at + 1).join(' ')];
}

/** The people of a line. A name is before its address, or after it if the line has one address and no name before it. */
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
  const [only, ...others] = people;
  if (!only && cells.length > 0) {
    const { name, unread: rest } = nameOf(cells);
    return { people: [{ name, email: '' }], unread: rest };
  }
  if (only?.name !== '' || others.length > 0) return { people, unread: [...unread, ...cells] };
  const [name = '', ...rest] = cells;
  return { people: [{ ...only, name }], unread: rest };
}

const quoted = (cell: string) => `"${cell}"`;

/** A list of people as a table. */
interface PastedList {
  /** CSV with a header. */
  readonly table: string;
  /** What was not read of a line, for each line that has more than names and addresses. */
  readonly unread: readonly string[];
  /** Whether more than half of the people have no address, for example because the list is a text. */
  readonly isMostlyWithoutAddress: boolean;
}

/**
 * A pasted list without a header as a table with one: addresses, alone or with names, a person per line or separated by
 * commas or semicolons as in mail programs. Null if the list has no address.
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

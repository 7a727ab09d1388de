/** Cells of a line, and the parts of `Ada Lovelace <ada@school.example>`. */
const separators = /[,;\t<>]/;

interface Pasted {
  readonly name: string;
  readonly email: string;
}

/** The people of a line. A name is next to its address, and before it if the line has several. */
function peopleOfLine(line: string): Pasted[] {
  const parts = line.split(separators).map((part) => part.trim().replaceAll('"', ''));
  const filled = parts.filter((part) => part !== '');
  const emails = filled.filter((part) => part.includes('@'));
  const [only] = emails;
  if (emails.length < 2) {
    const name = filled.filter((part) => part !== only).join(' ');
    return filled.length === 0 ? [] : [{ name, email: only ?? '' }];
  }
  const people: Pasted[] = [];
  let names: string[] = [];
  for (const part of filled) {
    if (!part.includes('@')) {
      names.push(part);
      continue;
    }
    people.push({ name: names.join(' '), email: part });
    names = [];
  }
  return people;
}

const quoted = (cell: string) => `"${cell}"`;

/**
 * A pasted list without a header as a table with one: addresses, alone or with names, a person per line or separated by
 * commas or semicolons as in mail programs. Null if the list has no address.
 */
export function pastedListAsTable(text: string): string | null {
  const people = text.split(/\r?\n/).flatMap(peopleOfLine);
  if (!people.some(({ email }) => email !== '')) return null;
  const isNamed = people.some(({ name }) => name !== '');
  const rows = people.map(({ name, email }) =>
    isNamed ? `${quoted(name || (email.split('@', 1)[0] ?? ''))},${quoted(email)}` : quoted(email),
  );
  return [isNamed ? 'name,email' : 'email', ...rows].join('\n');
}

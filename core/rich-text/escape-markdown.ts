/** Characters with a meaning inside a line. Where they have no meaning, they are not escaped: 2 * 3, snake_case. */
const special =
  /[`$]|\\(?=[!-/:-@[-`{-~]|$)|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\](?=\()|~(?=~)|<(?=[a-z/!?])|&(?=#?\w+;)/giu;

/** The start of a list, a heading, a quotation or a rule, and the second line of a table. */
const lineStart = /^(?:([-+*>#])|([|:])(?=[|:\s-]*$)|(\d{1,9})([.)])(?=\s|$))/;

function escapeLine(line: string): string {
  const text = line.trimEnd();
  if (text === '') return '';
  const indent = /^\s*/.exec(text)?.[0] ?? '';
  const words = text
    .slice(indent.length)
    .replaceAll(special, '\\$&')
    .replace(lineStart, (_all, sign?: string, bar?: string, number = '', end = '') =>
      number === '' ? `\\${sign ?? bar ?? ''}` : `${number}\\${end}`,
    );
  // The first space is written as an entity, because Markdown removes spaces at the start of a line.
  const first = indent === '' ? '' : `&#${indent.charCodeAt(0)};`;
  return first + indent.slice(1) + words;
}

/**
 * Converts a plain text to Markdown that looks the same: the same characters in the same lines. Spaces at the ends of
 * lines are removed, because they are invisible.
 */
export function toMarkdown(plain: string): string {
  const lines = plain.split('\n').map(escapeLine);
  // One empty line separates paragraphs. Each further empty line becomes a paragraph with a space, to be visible.
  return lines
    .map((line, at) => (line === '' && at > 0 && lines[at - 1] === '' ? '&#32;\n' : line))
    .join('\n');
}

/**
 * The plain text of which `toMarkdown` makes this Markdown. Null if there is none, because the Markdown is formatted.
 */
export function toPlain(markdown: string): string | null {
  const plain = markdown
    .replaceAll('\n&#32;\n', '\n')
    .replaceAll(/\\([!-/:-@[-`{-~])|&#(\d{1,5});/g, (_all, sign?: string, code = '') =>
      sign === undefined ? String.fromCharCode(Number(code)) : sign,
    );
  return toMarkdown(plain) === markdown ? plain : null;
}

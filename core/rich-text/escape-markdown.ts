/** Characters that mean something inside a line. Where they mean nothing, they stay as they are: 2 * 3, snake_case. */
const special =
  /[`$]|\\(?=[!-/:-@[-`{-~]|$)|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|\](?=\()|~(?=~)|<(?=[a-z/!?])|&(?=#?\w+;)/giu;

/** Starts of lines that begin a list, a heading, a quotation or a rule, and the second line of a table. */
const opening = /^(?:([-+*>#])|([|:])(?=[|:\s-]*$)|(\d{1,9})([.)])(?=\s|$))/;

function escapeLine(line: string): string {
  const text = line.trimEnd();
  if (text === '') return '';
  const indent = /^\s*/.exec(text)?.[0] ?? '';
  const words = text
    .slice(indent.length)
    .replaceAll(special, '\\$&')
    .replace(opening, (_all, sign?: string, bar?: string, number = '', end = '') =>
      number === '' ? `\\${sign ?? bar ?? ''}` : `${number}\\${end}`,
    );
  // Written as an entity, the first space does not make the line a part of a list or of nothing.
  const first = indent === '' ? '' : `&#${indent.charCodeAt(0)};`;
  return first + indent.slice(1) + words;
}

/**
 * Markdown that looks like the plain text: the same characters in the same lines. Spaces at the ends of lines are
 * lost, since nobody sees them.
 */
export function toMarkdown(plain: string): string {
  const lines = plain.split('\n').map(escapeLine);
  // One empty line separates paragraphs. Further ones need a paragraph of their own to be seen.
  return lines
    .map((line, at) => (line === '' && at > 0 && lines[at - 1] === '' ? '&#32;\n' : line))
    .join('\n');
}

/** Undoes `toMarkdown`. Null if the Markdown has formatting, because then no plain text becomes it. */
export function toPlain(markdown: string): string | null {
  const plain = markdown
    .replaceAll('\n&#32;\n', '\n')
    .replaceAll(/\\([!-/:-@[-`{-~])|&#(\d{1,5});/g, (_all, sign?: string, code = '') =>
      sign === undefined ? String.fromCharCode(Number(code)) : sign,
    );
  return toMarkdown(plain) === markdown ? plain : null;
}

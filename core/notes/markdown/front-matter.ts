/** What the front matter of a Markdown file says about a note. */
interface NoteFields {
  /** Null if it has none. */
  readonly title: string | null;
  readonly tags: readonly string[];
}

const fence = /^---[ \t]*$/;
const end = /^(?:---|\.\.\.)[ \t]*$/;
/** Front matter of other programs has other fields as well, which are ignored. */
const fieldLine = /^([\w -]+):(?:[ \t](.*))?$/;
const maxLines = 200;

/** A value of YAML that is a text. */
function textOf(value: string): string {
  const text = value.trim();
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/.test(text)) return text;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'string' ? read : text;
  } catch {
    return text.slice(1, -1);
  }
}

/** The texts of `[a, "b, c"]` or `a, b`. */
function listOf(value: string): string[] {
  const inner = /^\[(.*)\]$/.exec(value.trim())?.[1] ?? value;
  const found = inner.match(/"(?:[^"\\]|\\.)*"|'[^']*'|[^,\s][^,]*/g) ?? [];
  return found.map(textOf).filter((text) => text !== '');
}

/** The title and the tags at the beginning of a Markdown file, and the text after them. */
export function frontMatterOf(source: string): { fields: NoteFields; body: string } {
  const text = source.replace(/^\uFEFF/, '');
  const none = { fields: { title: null, tags: [] }, body: text };
  if (!text.startsWith('---')) return none;
  const lines = text.split(/\r\n?|\n/, maxLines + 2);
  const last = lines.findIndex((line, at) => at > 0 && end.test(line));
  if (!fence.test(lines[0] ?? '') || last === -1) return none;
  const inside = lines.slice(1, last);
  // Otherwise it is a rule with a text below it.
  if (!inside.every((line) => line === '' || /^[\s#-]/.test(line) || fieldLine.test(line))) return none;
  let [title, tags, name]: [string | null, string[], string] = [null, [], ''];
  for (const line of inside) {
    const entry = /^\s*-\s+(.*)$/.exec(line)?.[1];
    if (entry !== undefined && name === 'tags') tags.push(textOf(entry));
    const [, key, value = ''] = fieldLine.exec(line) ?? [];
    if (key === undefined) continue;
    name = key.toLowerCase();
    if (name === 'title' && value.trim() !== '') title = textOf(value);
    if (name === 'tags') tags = listOf(value);
  }
  const body = text
    .split(/\r\n?|\n/)
    .slice(last + 1)
    .join('\n');
  return { fields: { title, tags }, body };
}

/** The front matter of a note. Empty if it has neither a title nor tags. */
export function writeFrontMatter({ title, tags }: { title: string; tags: readonly string[] }): string {
  const lines = [
    ...(title === '' ? [] : [`title: ${JSON.stringify(title)}`]),
    ...(tags.length === 0 ? [] : [`tags: [${tags.map((tag) => JSON.stringify(tag)).join(', ')}]`]),
  ];
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`;
}

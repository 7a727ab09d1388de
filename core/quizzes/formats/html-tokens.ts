import { decodeEntities } from './html-entities.ts';

export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  /** By name in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
}

const tagStart = /<(\/?)([a-z][a-z\d:-]{0,40})(?=[\s/>])/iy;
/** Parts of a tag: spaces, its end, a name with or without a value, or a sign that is ignored. */
const step = /\s+|(>)|([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?|[^]/gy;

/** Reads the attributes of a tag. `from`: the position after its name. Null if the tag has no end. */
function readAttributes(html: string, from: number): { end: number; attributes: Map<string, string> } | null {
  const attributes = new Map<string, string>();
  step.lastIndex = from;
  for (let match = step.exec(html); match !== null; match = step.exec(html)) {
    const [, end, name, double, single, bare] = match;
    if (end !== undefined) return { end: step.lastIndex, attributes };
    if (name === undefined) continue;
    const value = decodeEntities(double ?? single ?? bare ?? '');
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), value);
  }
  return null;
}

/** The end of a comment, a declaration or a processing instruction. Null if it has no end. */
function endOfComment(html: string, at: number): number | null {
  const ending = html.startsWith('<!--', at) ? '-->' : '>';
  const end = html.indexOf(ending, at + 2);
  return end === -1 ? null : end + ending.length;
}

interface Markup {
  /** Null for a comment. */
  readonly tag: Tag | null;
  /** Position after the markup. */
  readonly end: number;
}

/**
 * Reads the tag or comment that starts with the `<` at a position. Returns 'text' if the `<` starts neither, and 'open'
 * if the tag or comment has no end.
 */
function readMarkup(html: string, at: number): Markup | 'text' | 'open' {
  const next = html[at + 1];
  if (next === '!' || next === '?') {
    const end = endOfComment(html, at);
    return end === null ? 'open' : { tag: null, end };
  }
  tagStart.lastIndex = at;
  const start = tagStart.exec(html);
  if (start === null) return 'text';
  const read = readAttributes(html, tagStart.lastIndex);
  if (read === null) return 'open';
  const [, slash, name = ''] = start;
  return {
    tag: { name: name.toLowerCase(), isEnd: slash === '/', attributes: read.attributes },
    end: read.end,
  };
}

/**
 * The texts and tags of HTML in order, in linear time. If a tag or comment has no end, the rest of the HTML is text.
 */
export function* tokensOf(html: string): Generator<string | Tag> {
  let from = 0;
  let at = html.indexOf('<');
  while (at !== -1) {
    const markup = readMarkup(html, at);
    if (markup === 'open') break;
    if (markup === 'text') {
      at = html.indexOf('<', at + 1);
      continue;
    }
    if (at > from) yield html.slice(from, at);
    if (markup.tag !== null) yield markup.tag;
    from = markup.end;
    at = html.indexOf('<', from);
  }
  if (from < html.length) yield html.slice(from);
}

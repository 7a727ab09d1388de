import { decodeEntities } from './html-entities.ts';

export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  /** By name in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
}

const tagStart = /<(\/?)([a-z][a-z\d:-]{0,40})(?=[\s/>])/iy;
/** Parts of a tag: its end, a name with or without a value, or a meaningless sign. */
const step = /\s+|(>)|([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?|[^]/gy;

function readAttributes(html: string, from: number): { end: number; attributes: Map<string, string> } | null {
  const attributes = new Map<string, string>();
  step.lastIndex = from;
  for (let found = step.exec(html); found !== null; found = step.exec(html)) {
    const [, end, name, double, single, bare] = found;
    if (end !== undefined) return { end: step.lastIndex, attributes };
    if (name === undefined) continue;
    const value = decodeEntities(double ?? single ?? bare ?? '');
    if (!attributes.has(name.toLowerCase())) attributes.set(name.toLowerCase(), value);
  }
  return null;
}

/** Where a comment, a declaration or a processing instruction ends. Null if it does not end. */
function endOfAside(html: string, at: number): number | null {
  const ending = html.startsWith('<!--', at) ? '-->' : '>';
  const end = html.indexOf(ending, at + 2);
  return end === -1 ? null : end + ending.length;
}

interface Found {
  readonly tag: Tag | null;
  readonly end: number;
}

/**
 * The tag or comment that starts with the `<` at a position. 'text' if none does, and 'open' if it has no
 * end.
 */
function readMarkup(html: string, at: number): Found | 'text' | 'open' {
  const opens = html[at + 1];
  if (opens === '!' || opens === '?') {
    const end = endOfAside(html, at);
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

/** The texts and tags of a page in order, in linear time. Markup without an end, and everything after it, is text. */
export function* tokensOf(html: string): Generator<string | Tag> {
  let from = 0;
  let at = html.indexOf('<');
  while (at !== -1) {
    const found = readMarkup(html, at);
    if (found === 'open') break;
    if (found === 'text') {
      at = html.indexOf('<', at + 1);
      continue;
    }
    if (at > from) yield html.slice(from, at);
    if (found.tag !== null) yield found.tag;
    from = found.end;
    at = html.indexOf('<', from);
  }
  if (from < html.length) yield html.slice(from);
}

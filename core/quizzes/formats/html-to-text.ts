import { decodeEntities } from './html-entities.ts';
import { type Tag, tokensOf } from './html-tokens.ts';

export interface ReducedHtml {
  readonly text: string;
  /** What a plain text could not keep, in words: 'images', 'formatting', …; each once, sorted. */
  readonly lost: readonly string[];
}

/** Elements that begin and end a line. */
const lines = new Set(
  'address article aside blockquote dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol pre section table tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is for nobody's eyes. */
const unseen = new Set(['head', 'noscript', 'script', 'style', 'template', 'title']);

/** What goes with an element. The ones that are not here, such as p, br and span, lose nothing that is told. */
const losses: readonly (readonly [string, string])[] = [
  [
    'formatting',
    'b strong i em u s strike del ins mark font big small code tt kbd h1 h2 h3 h4 h5 h6 pre blockquote',
  ],
  ['links', 'a'],
  ['images', 'img svg picture'],
  ['media', 'audio video object embed iframe source track canvas'],
  ['scripts', 'script'],
  ['tables', 'table'],
  ['fields', 'input select textarea button'],
];
const lossOf = new Map(losses.flatMap(([what, names]) => names.split(' ').map((name) => [name, what])));

/** Text that grows by words, lines and paragraphs, with the spaces between words as HTML counts them. */
class Page {
  private readonly pieces: string[] = [];
  /** What parts the next word from what stands there. */
  private gap: '' | ' ' | '\n' | '\n\n' = '';
  private verbatim = 0;
  /** Where raised and lowered parts begin. */
  private readonly shifts: number[] = [];

  write(text: string): void {
    if (this.verbatim > 0) {
      this.put(text);
      return;
    }
    for (const [space, word = ''] of text.matchAll(/[ \t\n\r\f]+|([^ \t\n\r\f]+)/g)) {
      if (word !== '') this.put(word);
      else if (space !== '' && this.gap === '') this.gap = ' ';
    }
  }

  breakLine(): void {
    if (this.verbatim > 0 || this.gap === '\n') this.pieces.push('\n');
    else if (this.gap !== '\n\n') this.gap = '\n';
  }

  /** A new line if the last one has something in it. */
  line(): void {
    if (this.gap === '' || this.gap === ' ') this.gap = '\n';
  }

  paragraph(): void {
    this.gap = '\n\n';
  }

  preserve(isOn: boolean): void {
    this.verbatim = Math.max(0, this.verbatim + (isOn ? 1 : -1));
  }

  /** Begins what is raised or lowered: `^` or `_`. */
  shift(sign: string): void {
    this.put(sign);
    this.shifts.push(this.pieces.length);
  }

  /** Ends it: x^2, but x^(n+1). */
  unshift(): void {
    const from = this.shifts.pop();
    if (from === undefined) return;
    const shifted = this.pieces.slice(from).join('');
    if (!/^(?:.|\d+)?$/u.test(shifted)) this.pieces.splice(from, Infinity, `(${shifted})`);
  }

  text(): string {
    return this.pieces.join('').trim();
  }

  private put(text: string): void {
    if (this.pieces.length > 0) this.pieces.push(this.gap);
    this.pieces.push(text);
    this.gap = '';
  }
}

/** What an image says: the formula that it shows, or its description. */
function imageText({ attributes }: Tag): string {
  const formula = attributes.get('data-equation-content');
  if (formula !== undefined) return `\\(${formula}\\)`;
  const described = attributes.get('alt')?.trim() ?? '';
  return described === '' ? '[image]' : `[image: ${described}]`;
}

function open(tag: Tag, page: Page): void {
  const { name } = tag;
  if (name === 'br') page.breakLine();
  else if (name === 'p') page.paragraph();
  else if (name === 'sup') page.shift('^');
  else if (name === 'sub') page.shift('_');
  else if (name === 'td' || name === 'th') page.write(' ');
  else if (name === 'img') page.write(imageText(tag));
  else if (lines.has(name)) page.line();
  if (name === 'li') page.write('• ');
  if (name === 'pre') page.preserve(true);
}

function close(name: string, page: Page): void {
  if (name === 'pre') page.preserve(false);
  if (name === 'p') page.paragraph();
  else if (name === 'sup' || name === 'sub') page.unshift();
  else if (lines.has(name)) page.line();
}

/**
 * Reduces HTML to the text that it shows, in linear time. Nothing of it is run or kept as markup; what looks like a
 * tag but is none stays.
 */
export function htmlToText(html: string): ReducedHtml {
  const page = new Page();
  const lost = new Set<string>();
  let hidden: string | null = null;
  for (const token of tokensOf(html)) {
    if (hidden !== null) {
      if (typeof token !== 'string' && token.isEnd && token.name === hidden) hidden = null;
      continue;
    }
    if (typeof token === 'string') {
      page.write(decodeEntities(token));
      continue;
    }
    const isFormula = token.attributes.has('data-equation-content');
    const loss = isFormula ? undefined : lossOf.get(token.name);
    if (loss !== undefined) lost.add(loss);
    if (token.isEnd) close(token.name, page);
    else if (unseen.has(token.name)) hidden = token.name;
    else open(token, page);
  }
  return { text: page.text(), lost: [...lost].toSorted() };
}

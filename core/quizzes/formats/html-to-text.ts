import { decodeEntities } from './html-entities.ts';
import { type Tag, tokensOf } from './html-tokens.ts';

export interface ReducedHtml {
  readonly text: string;
  /** Kinds of content that plain text cannot contain: 'images', 'formatting', … Without duplicates, sorted. */
  readonly lost: readonly string[];
}

/** Elements that start and end a line. */
const lineElements = new Set(
  'address article aside blockquote dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol pre section table tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is not visible. */
const invisibleElements = new Set(['head', 'noscript', 'script', 'style', 'template', 'title']);

/** The losses to report, each with its elements. Other elements such as p, br and span are not reported. */
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
const lossOf = new Map(losses.flatMap(([loss, names]) => names.split(' ').map((name) => [name, loss])));

/** The start of a superscript or subscript, so that `unshift` does not have to read all pieces again. */
interface Shift {
  /** Index of an empty piece, which is replaced by an opening bracket if needed. */
  readonly piece: number;
  /** Number of characters before the content. */
  readonly length: number;
}

/** Maximum nesting of superscripts and subscripts. More deeply nested ones are written without `^` and `_`. */
const maxNesting = 20;

/** White space that has to be replaced by a single space. */
const unevenSpace = /[\t\n\r\f]| {2}/;

/** Builds a text from words, lines and paragraphs, with HTML's rules for spaces. */
class Page {
  private readonly pieces: string[] = [];
  /** Number of characters of all pieces. */
  private length = 0;
  /** Number of characters up to and including the last character that is not a digit. */
  private nonDigitEnd = 0;
  /** Separator between the text so far and the next word. */
  private gap: '' | ' ' | '\n' | '\n\n' = '';
  /** Number of open pre elements, in which white space is kept. */
  private verbatim = 0;
  private readonly shifts: Shift[] = [];
  /** Number of open superscripts and subscripts beyond the maximum nesting. */
  private ignored = 0;
  /** Whether a superscript or subscript was nested too deeply. */
  isTooDeep = false;

  write(text: string): void {
    if (this.verbatim > 0) {
      this.put(text);
      return;
    }
    if (text === '') return;
    const even = unevenSpace.test(text) ? text.replaceAll(/[ \t\n\r\f]+/g, ' ') : text;
    const from = even.startsWith(' ') ? 1 : 0;
    const to = even.length > 1 && even.endsWith(' ') ? even.length - 1 : even.length;
    if (from === 1) this.space();
    if (from < to) this.put(even.slice(from, to));
    if (to < even.length) this.space();
  }

  private space(): void {
    if (this.gap === '') this.gap = ' ';
  }

  breakLine(): void {
    if (this.verbatim > 0 || this.gap === '\n') this.add('\n');
    else if (this.gap !== '\n\n') this.gap = '\n';
  }

  /** Starts a new line if the current line has content. */
  line(): void {
    if (this.gap === '' || this.gap === ' ') this.gap = '\n';
  }

  paragraph(): void {
    this.gap = '\n\n';
  }

  /** Starts or ends a pre element, in which white space is kept. */
  preserve(isOn: boolean): void {
    this.verbatim = Math.max(0, this.verbatim + (isOn ? 1 : -1));
  }

  /** Starts a superscript or subscript. `sign`: `^` or `_`. */
  shift(sign: string): void {
    if (this.shifts.length === maxNesting) {
      this.ignored += 1;
      this.isTooDeep = true;
      return;
    }
    this.put(sign);
    this.shifts.push({ piece: this.pieces.length, length: this.length });
    this.pieces.push('');
  }

  /** Ends a superscript or subscript. Adds brackets unless it is a number or one character: x^2, but x^(n+1). */
  unshift(): void {
    if (this.ignored > 0) {
      this.ignored -= 1;
      return;
    }
    const shift = this.shifts.pop();
    if (shift === undefined || this.nonDigitEnd <= shift.length || this.isOneCharacter(shift)) return;
    this.pieces[shift.piece] = '(';
    this.length += 1;
    this.add(')');
  }

  text(): string {
    return this.pieces.join('').trim();
  }

  private put(text: string): void {
    if (this.pieces.length > 0) this.add(this.gap);
    this.add(text);
    this.gap = '';
  }

  private add(text: string): void {
    let last = text.length - 1;
    while (last >= 0 && isDigit(text.charCodeAt(last))) last -= 1;
    if (last >= 0) this.nonDigitEnd = this.length + last + 1;
    this.pieces.push(text);
    this.length += text.length;
  }

  private isOneCharacter({ piece, length }: Shift): boolean {
    // A character has one or two UTF-16 units.
    return this.length - length <= 2 && /^.$/u.test(this.pieces.slice(piece).join(''));
  }
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/**
 * Returns the text that replaces an image. Null if the image cannot be imported: then its description is written, and
 * the image is reported as lost.
 */
export type ImageText = (address: string, description: string) => string | null;

const noImage: ImageText = () => null;

/** The text that replaces an image that is lost. */
export function describedImage(description: string): string {
  return description === '' ? '[image]' : `[image: ${description}]`;
}

/** The text that replaces an image: its formula, the result of `imageText`, or its description. */
function readImage({ attributes }: Tag, imageText: ImageText): { text: string; isKept: boolean } {
  const formula = attributes.get('data-equation-content');
  if (formula !== undefined) return { text: `\\(${formula}\\)`, isKept: true };
  const description = attributes.get('alt')?.trim() ?? '';
  const text = imageText(attributes.get('src') ?? '', description);
  return { text: text ?? describedImage(description), isKept: text !== null };
}

function open(tag: Tag, page: Page): void {
  const { name } = tag;
  if (name === 'br') page.breakLine();
  else if (name === 'p') page.paragraph();
  else if (name === 'sup') page.shift('^');
  else if (name === 'sub') page.shift('_');
  else if (name === 'td' || name === 'th') page.write(' ');
  else if (lineElements.has(name)) page.line();
  if (name === 'li') page.write('• ');
  if (name === 'pre') page.preserve(true);
}

function close(name: string, page: Page): void {
  if (name === 'pre') page.preserve(false);
  if (name === 'p') page.paragraph();
  else if (name === 'sup' || name === 'sub') page.unshift();
  else if (lineElements.has(name)) page.line();
}

/**
 * Converts HTML to its visible text, in linear time. Scripts are not run, and no markup is kept. Text that only looks
 * like a tag stays unchanged.
 */
export function htmlToText(html: string, imageText = noImage): ReducedHtml {
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
    const image = token.name === 'img' && !token.isEnd ? readImage(token, imageText) : undefined;
    const isKept = image?.isKept ?? token.attributes.has('data-equation-content');
    const loss = isKept ? undefined : lossOf.get(token.name);
    if (loss !== undefined) lost.add(loss);
    if (image) page.write(image.text);
    else if (token.isEnd) close(token.name, page);
    else if (invisibleElements.has(token.name)) hidden = token.name;
    else open(token, page);
  }
  if (page.isTooDeep) lost.add('formatting');
  return { text: page.text(), lost: [...lost].toSorted() };
}

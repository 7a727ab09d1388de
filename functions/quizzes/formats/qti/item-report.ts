import type { ReportLevel, ReportLine } from '../../../../core/quizzes/formats/exchange.ts';
import { htmlToText } from '../../../../core/quizzes/formats/html-to-text.ts';
import { attributeOf, elementsOf, textOf, type XmlElement } from '../archive/xml.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The HTML in an element: usually escaped as text, but some systems write its tags into the XML. */
function htmlIn(element: XmlElement): string {
  const pieces: string[] = [];
  writeHtml(element, pieces);
  return pieces.join('');
}

function writeHtml(parent: XmlElement, pieces: string[]): void {
  const isMarkup = elementsOf(parent).length > 0;
  for (const child of parent.children) {
    if (typeof child === 'string') pieces.push(isMarkup ? escaped(child) : child);
    else {
      const attributes = [...child.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`);
      pieces.push(`<${child.name}${attributes.join('')}>`);
      writeHtml(child, pieces);
      pieces.push(`</${child.name}>`);
    }
  }
}

const media = new Map([
  ['matimage', 'images'],
  ['mataudio', 'media'],
  ['matvideo', 'media'],
  ['matapplet', 'media'],
  ['matapplication', 'media'],
]);
/** Elements for answers. Their texts are not part of the question's text. */
const responses = new Set([
  'response_lid',
  'response_str',
  'response_num',
  'response_grp',
  'response_xy',
  'response_extension',
  'render_choice',
  'render_fib',
  'render_hotspot',
  'render_extension',
]);

/** Maximum characters of HTML in one item: a question has at most 12,000, plus tags and maybe a picture. */
const maxHtmlLength = 500_000;

/** Reads the texts of one item, and collects report lines. */
export class ItemReport {
  /** Names the item at the beginning of every report line. */
  private readonly where: string;
  private readonly line: number;
  private readonly lines: ReportLine[] = [];
  private readonly lost = new Set<string>();
  /** Characters of the item's HTML so far. */
  private length = 0;

  constructor(where: string, line: number) {
    this.where = where;
    this.line = line;
  }

  addLine(level: ReportLevel, message: string, line: number | null = this.line): void {
    this.lines.push({ line, level, message: `${this.where}: ${message}` });
  }

  /** The text of all materials in an element as plain text. */
  textIn(element: XmlElement | undefined): string {
    const parts = element ? this.materials(element) : [];
    return parts.filter((part) => part !== '').join('\n');
  }

  report(): ReportLine[] {
    if (this.lost.size === 0) return this.lines;
    const message = `${this.where}: HTML is reduced to text, without its ${[...this.lost].toSorted().join(', ')}.`;
    return [...this.lines, { line: this.line, level: 'loss', message }];
  }

  /** Whether the item has room for more HTML. Reports once if not. */
  private takes(length: number): boolean {
    const before = this.length;
    this.length += length;
    if (this.length <= maxHtmlLength) return true;
    if (before <= maxHtmlLength) {
      const max = maxHtmlLength.toLocaleString('en-US');
      this.addLine('error', `The HTML of a question must not be longer than ${max} characters.`);
    }
    return false;
  }

  private materials(element: XmlElement, found: string[] = []): string[] {
    for (const child of elementsOf(element)) {
      if (responses.has(child.name)) continue;
      const lost = media.get(child.name);
      if (lost !== undefined) this.lost.add(lost);
      if (child.name === 'mattext' || child.name === 'matemtext') found.push(this.mattext(child));
      else if (child.name === 'matimage') found.push('[image]');
      else if (lost === undefined) this.materials(child, found);
    }
    return found;
  }

  private mattext(element: XmlElement): string {
    const isHtml =
      attributeOf(element, 'texttype').toLowerCase() === 'text/html' || elementsOf(element).length > 0;
    if (!isHtml) return textOf(element).trim();
    const html = htmlIn(element);
    if (!this.takes(html.length)) return '';
    const { text, lost } = htmlToText(html);
    for (const what of lost) this.lost.add(what);
    return text;
  }
}

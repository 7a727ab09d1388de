import type { ReportLevel, ReportLine } from '../../../../core/quizzes/formats/exchange.ts';
import { htmlToText } from '../../../../core/quizzes/formats/html-to-text.ts';
import { attributeOf, elementsOf, textOf, type XmlElement } from '../archive/xml.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The HTML in an element: as a rule it stands there as text, but some write its tags into the XML itself. */
function htmlIn(element: XmlElement): string {
  const isMarkup = elementsOf(element).length > 0;
  return element.children
    .map((child) => {
      if (typeof child === 'string') return isMarkup ? escaped(child) : child;
      const attributes = [...child.attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`);
      return `<${child.name}${attributes.join('')}>${htmlIn(child)}</${child.name}>`;
    })
    .join('');
}

const media = new Map([
  ['matimage', 'images'],
  ['mataudio', 'media'],
  ['matvideo', 'media'],
  ['matapplet', 'media'],
  ['matapplication', 'media'],
]);
/** What a text does not look into: it has texts of its own. */
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

/** Reads the texts of one item, and gathers what is to be said of it. */
export class ItemReport {
  private readonly where: string;
  private readonly line: number;
  private readonly lines: ReportLine[] = [];
  private readonly lost = new Set<string>();

  constructor(where: string, line: number) {
    this.where = where;
    this.line = line;
  }

  tell(level: ReportLevel, message: string, line: number | null = this.line): void {
    this.lines.push({ line, level, message: `${this.where}: ${message}` });
  }

  /** The text of all materials in an element, one after the other, as plain text. */
  textIn(element: XmlElement | undefined): string {
    const parts = element ? this.materials(element) : [];
    return parts.filter((part) => part !== '').join('\n');
  }

  report(): ReportLine[] {
    if (this.lost.size === 0) return this.lines;
    const message = `${this.where}: HTML is reduced to text, without its ${[...this.lost].toSorted().join(', ')}.`;
    return [...this.lines, { line: this.line, level: 'loss', message }];
  }

  private materials(element: XmlElement): string[] {
    return elementsOf(element).flatMap((child) => {
      if (responses.has(child.name)) return [];
      if (child.name === 'mattext' || child.name === 'matemtext') return [this.mattext(child)];
      const lost = media.get(child.name);
      if (lost === undefined) return this.materials(child);
      this.lost.add(lost);
      return child.name === 'matimage' ? ['[image]'] : [];
    });
  }

  private mattext(element: XmlElement): string {
    const isHtml =
      attributeOf(element, 'texttype').toLowerCase() === 'text/html' || elementsOf(element).length > 0;
    if (!isHtml) return textOf(element).trim();
    const { text, lost } = htmlToText(htmlIn(element));
    for (const what of lost) this.lost.add(what);
    return text;
  }
}

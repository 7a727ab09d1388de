import { HtmlReport } from '../html-report.ts';
import type { ImageFinder } from '../images/file-images.ts';
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

/** Reads the texts of one item, and collects report lines. */
export class ItemReport extends HtmlReport {
  private readonly find: ImageFinder | undefined;

  /** `find`: finds the images of the package. Without it, images are lost. */
  constructor(where: string, line: number, find?: ImageFinder) {
    super(where, line);
    this.find = find;
  }

  /** The text of all materials in an element as plain text. */
  textIn(element: XmlElement | undefined): string {
    const parts = element ? this.materials(element) : [];
    return parts.filter((part) => part !== '').join('\n');
  }

  private materials(element: XmlElement, found: string[] = []): string[] {
    for (const child of elementsOf(element)) {
      if (responses.has(child.name)) continue;
      const image = child.name === 'matimage' ? this.matimage(child) : null;
      if (image !== null) {
        found.push(image);
        continue;
      }
      const lost = media.get(child.name);
      if (lost !== undefined) this.addLost(lost);
      if (child.name === 'mattext' || child.name === 'matemtext') found.push(this.mattext(child));
      else if (child.name === 'matimage') found.push('[image]');
      else if (lost === undefined) this.materials(child, found);
    }
    return found;
  }

  /** The image that a material names. Null if it names none, or if images are lost. */
  private matimage(element: XmlElement): string | null {
    const address = attributeOf(element, 'uri');
    return address === '' || !this.find
      ? null
      : this.imageText(address, attributeOf(element, 'label'), this.find);
  }

  private mattext(element: XmlElement): string {
    const isHtml =
      attributeOf(element, 'texttype').toLowerCase() === 'text/html' || elementsOf(element).length > 0;
    if (!isHtml) return textOf(element).trim();
    return this.textOfHtml(htmlIn(element), this.find);
  }
}

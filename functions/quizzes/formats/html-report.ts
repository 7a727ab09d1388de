import { hasFormula } from '../../../core/quizzes/formats/formatted-question.ts';
import { describedImage, htmlToText } from '../../../core/quizzes/formats/html-to-text.ts';
import { excerpt, type ReportLevel, type ReportLine } from '../../../core/quizzes/formats/exchange.ts';
import { imageLimits } from '../../../core/files/image-size.ts';
import { imageMarkdown } from '../../../core/rich-text/image-markdown.ts';
import { pathInFolder, type FoundImage, type ImageFinder } from './images/file-images.ts';

/** Maximum characters of HTML in one question: a question has at most 12,000, plus tags and maybe a picture. */
const maxHtmlLength = 500_000;

/** Reduces the HTML of one question to text, and collects its report lines. */
export class HtmlReport {
  /** Names the question at the beginning of every report line. */
  private readonly where: string;
  private readonly line: number;
  private readonly lines: ReportLine[] = [];
  private readonly lost = new Set<string>();
  /** Whether the HTML contained a formula. */
  hasFormulas = false;
  /** IDs of the images that the texts contain. */
  readonly imageIds = new Set<string>();
  private readonly skippedImages = new Set<string>();
  /** Characters of the question's HTML so far. */
  private length = 0;

  constructor(where: string, line: number) {
    this.where = where;
    this.line = line;
  }

  addLine(level: ReportLevel, message: string, line: number | null = this.line): void {
    this.lines.push({ line, level, message: `${this.where}: ${message}` });
  }

  /** Adds kinds of content that are lost: 'images', 'media', … */
  addLost(...kinds: readonly string[]): void {
    for (const what of kinds) this.lost.add(what);
  }

  /**
   * The HTML as plain text. '' if the question has too much HTML. `find`: finds the images of the HTML. If it is
   * omitted, images are lost.
   */
  textOfHtml(html: string, find?: ImageFinder): string {
    if (!this.hasRoomFor(html.length)) return '';
    const { text, lost } = htmlToText(html, (address, description) =>
      find ? this.imageText(address, description, find) : null,
    );
    this.addLost(...lost);
    this.hasFormulas ||= hasFormula(text);
    return text;
  }

  /** The Markdown of an image of the file. Its description if it cannot be imported, which is reported once. */
  imageText(address: string, description: string, find: ImageFinder): string {
    const { id, problem } = this.withinLimit(find(address));
    if (id !== undefined) {
      this.imageIds.add(id);
      return imageMarkdown(id, description);
    }
    if (!this.skippedImages.has(address)) {
      this.skippedImages.add(address);
      this.addLine('loss', `The image ${excerpt(pathInFolder(address) ?? address)} is skipped: ${problem}`);
    }
    return describedImage(description);
  }

  private withinLimit(found: FoundImage): FoundImage {
    const max = imageLimits.ofQuestion;
    const isTooMany = found.id !== undefined && !this.imageIds.has(found.id) && this.imageIds.size === max;
    return isTooMany ? { problem: `A question has at most ${max} images.` } : found;
  }

  report(): ReportLine[] {
    if (this.lost.size === 0) return this.lines;
    const message = `${this.where}: HTML is reduced to text, without its ${[...this.lost].toSorted().join(', ')}.`;
    return [...this.lines, { line: this.line, level: 'loss', message }];
  }

  /** Whether the question has room for more HTML. Reports once if not. */
  private hasRoomFor(length: number): boolean {
    const before = this.length;
    this.length += length;
    if (this.length <= maxHtmlLength) return true;
    if (before <= maxHtmlLength) {
      const max = maxHtmlLength.toLocaleString('en-US');
      this.addLine('error', `The HTML of a question must not be longer than ${max} characters.`);
    }
    return false;
  }
}

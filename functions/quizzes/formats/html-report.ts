import { hasFormula } from '../../../core/quizzes/formats/formatted-question.ts';
import { htmlToText } from '../../../core/quizzes/formats/html-to-text.ts';
import type { ReportLevel, ReportLine } from '../../../core/quizzes/formats/exchange.ts';

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

  /** The HTML as plain text. '' if the question has too much HTML. */
  textOfHtml(html: string): string {
    if (!this.takes(html.length)) return '';
    const { text, lost } = htmlToText(html);
    this.addLost(...lost);
    this.hasFormulas ||= hasFormula(text);
    return text;
  }

  report(): ReportLine[] {
    if (this.lost.size === 0) return this.lines;
    const message = `${this.where}: HTML is reduced to text, without its ${[...this.lost].toSorted().join(', ')}.`;
    return [...this.lines, { line: this.line, level: 'loss', message }];
  }

  /** Whether the question has room for more HTML. Reports once if not. */
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
}

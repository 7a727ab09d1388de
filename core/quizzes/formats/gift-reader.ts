import { hasFormula } from './formatted-question.ts';
import { toMarkdown } from '../../rich-text/escape-markdown.ts';
import type { TextFormat } from '../../rich-text/text-format.ts';
import type { ReportLevel, ReportLine } from './exchange.ts';
import { unescapeGift } from './gift-text.ts';
import { htmlToText } from './html-to-text.ts';

type GiftFormat = 'html' | 'markdown' | 'moodle' | 'plain';

const marker = /^\[(html|markdown|moodle|plain)\]/;

function formatOf(name: string | undefined, inherited: GiftFormat): GiftFormat {
  return name === 'html' || name === 'markdown' || name === 'moodle' || name === 'plain' ? name : inherited;
}

function withoutIndents(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

const element = /<\/?[a-z][a-z\d]{0,20}(?:\s[^<>]{0,500})?\/?>/i;

/** Reads the texts of one question, and collects the report lines. */
export class GiftReader {
  private readonly block: string;
  private readonly line: number;
  /** Positions of the block's line breaks, computed on first use. */
  private breaks: readonly number[] | null = null;
  private format: GiftFormat = 'moodle';
  /** Whether a text in HTML contained a formula. */
  hasFormulas = false;
  private readonly lines: ReportLine[] = [];
  /** Kinds of HTML content that are lost, for example 'images'. */
  private readonly lost = new Set<string>();
  /** Kinds of markup that are imported as plain text. */
  private readonly literalMarkup = new Set<string>();

  /** `line`: number of the first line of the block in the file. */
  constructor(block: string, line: number) {
    this.block = block;
    this.line = line;
  }

  /** Reads the text of the question. Its format becomes the default format of the other texts. */
  question(raw: string): string {
    this.format = formatOf(marker.exec(raw.trim())?.[1], 'moodle');
    return this.text(raw);
  }

  /** The text format of the imported question. */
  get textFormat(): TextFormat {
    return this.format === 'markdown' ? 'MARKDOWN' : 'PLAIN';
  }

  /** Reads a text in the format that it names, or in the format of the question. */
  text(raw: string): string {
    const { text, isMarkdown } = this.read(raw);
    if (this.textFormat === 'MARKDOWN') return isMarkdown ? text : toMarkdown(text);
    if (isMarkdown && text !== '') this.literalMarkup.add('Markdown');
    return text;
  }

  /** Reads an accepted answer, which is always plain. */
  accepted(raw: string): string {
    return this.read(raw).text;
  }

  private read(raw: string): { readonly text: string; readonly isMarkdown: boolean } {
    const trimmed = raw.trim();
    const [mark = '', name] = marker.exec(trimmed) ?? [];
    const format = formatOf(name, this.format);
    const written = trimmed.slice(mark.length);
    if (format === 'markdown') return { text: unescapeGift(written).trim(), isMarkdown: true };
    if (format === 'html') return { text: this.reduced(unescapeGift(written)), isMarkdown: false };
    const plain = unescapeGift(withoutIndents(written));
    if (format === 'moodle' && element.test(plain)) this.literalMarkup.add('HTML that is not marked as such');
    return { text: plain.trim(), isMarkdown: false };
  }

  /** Reads the right side of a pair, which is plain text in GIFT. */
  right(raw: string): string {
    const text = unescapeGift(withoutIndents(raw)).trim();
    return this.textFormat === 'MARKDOWN' ? toMarkdown(text) : text;
  }

  /** Adds a line to the report. `at`: position in the block, in characters from 0. */
  addLine(level: ReportLevel, message: string, at = 0): void {
    this.lines.push({ line: this.line + this.breaksBefore(at), level, message });
  }

  /** The number of line breaks before a position, by binary search. */
  private breaksBefore(position: number): number {
    this.breaks ??= [...this.block.matchAll(/\n/g)].map(({ index }) => index);
    let [from, to] = [0, this.breaks.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.breaks[middle] ?? 0) < position) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  report(): ReportLine[] {
    const { line } = this;
    const lost = [...this.lost].toSorted().join(', ');
    const literalMarkup = [...this.literalMarkup].toSorted().join(' and ');
    return [
      ...this.lines,
      ...(lost === ''
        ? []
        : [{ line, level: 'loss' as const, message: `HTML is reduced to text, without its ${lost}.` }]),
      ...(literalMarkup === ''
        ? []
        : [{ line, level: 'note' as const, message: `${literalMarkup} is kept as it was typed.` }]),
    ];
  }

  private reduced(html: string): string {
    const { text, lost } = htmlToText(html);
    for (const loss of lost) this.lost.add(loss);
    this.hasFormulas ||= hasFormula(text);
    return text;
  }
}

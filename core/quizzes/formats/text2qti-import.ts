import { readDecimal } from './decimal.ts';
import {
  type Draft,
  excerpt,
  flatten,
  type Imported,
  linesOf,
  readDrafts,
  type ReportLevel,
  type ReportLine,
} from './exchange.ts';
import { type Chunk, draftOf } from './text2qti-draft.ts';
import { type Mark, readMark, withoutIndent } from './text2qti-lines.ts';

interface Group {
  readonly line: number;
  points: number | null;
}

interface OpenQuestion {
  readonly line: number;
  readonly title: string;
  readonly points: number | null;
  readonly chunks: Chunk[];
}

/** Reads a quiz line by line: an indented line continues the previous text. */
class QuizReader {
  readonly drafts: Draft[] = [];
  readonly report: ReportLine[] = [];
  private question: OpenQuestion | null = null;
  private group: Group | null = null;
  private title = '';
  private points: number | null = null;
  /** The text that an indented line continues. */
  private last: Chunk | null = null;
  /** The column at which that text begins. */
  private column = 0;
  /** The blank lines since the last line with text. */
  private blanks: string[] = [];

  read(line: number, text: string): void {
    if (text.trim() === '') {
      this.blanks.push(text);
      return;
    }
    const isIndented = text.startsWith(' ') || text.startsWith('\t');
    const mark = isIndented ? null : readMark(text);
    if (mark !== null) this.begin(line, mark);
    else if (this.last !== null && (isIndented || this.blanks.length === 0))
      this.continueText(this.last, text);
    else this.skipText(line, text);
    this.blanks = [];
  }

  end(): void {
    this.endQuestion();
    if (this.group !== null) this.addLine('error', this.group.line, 'The group has no END_GROUP.');
  }

  addLine(level: ReportLevel, line: number, message: string): void {
    this.report.push({ line, level, message });
  }

  private skipText(line: number, text: string): void {
    this.addLine('loss', line, `A text that belongs to no question is skipped: ${excerpt(text)}`);
    // Its continuation lines are skipped with it.
    this.last = { line, kind: 'region', isCorrect: false, lines: [] };
  }

  private continueText(chunk: Chunk, text: string): void {
    for (const line of [...this.blanks, text]) chunk.lines.push(withoutIndent(line, this.column));
  }

  private begin(line: number, mark: Mark): void {
    const { kind, isCorrect, text, column } = mark;
    const chunk = { line, kind, isCorrect, lines: [text] };
    this.last = kind === 'essay' || kind === 'upload' ? null : chunk;
    this.column = column;
    if (kind === 'question') this.beginQuestion(line, chunk);
    else if (kind === 'title' || kind === 'points') this.readHeading(line, mark);
    else if (kind === 'region' || kind === 'setting') {
      this.endQuestion();
      this.addLine('loss', line, `A setting of the quiz is skipped: ${excerpt(text)}`);
    } else if (kind === 'group' || kind === 'groupEnd') this.beginOrEndGroup(line, kind === 'group');
    else if (kind === 'pick' || kind === 'groupPoints') this.setGroup(line, mark);
    else if (this.question !== null) this.question.chunks.push(chunk);
    else this.addLine('error', line, `${excerpt(text)} belongs to no question.`);
  }

  private beginQuestion(line: number, chunk: Chunk): void {
    this.endQuestion();
    this.question = { line, title: this.title, points: this.points, chunks: [chunk] };
    this.title = '';
    this.points = null;
  }

  private endQuestion(): void {
    if (this.question === null) return;
    const { title, points, ...question } = this.question;
    this.drafts.push(draftOf({ ...question, title, points: points ?? this.group?.points ?? null }));
    this.question = null;
  }

  /** Keeps the title or the points for the question that follows. */
  private readHeading(line: number, { kind, text }: Mark): void {
    this.endQuestion();
    this.last = null;
    if (kind === 'title') this.title = flatten(text);
    else this.points = this.readPoints(line, text);
  }

  private readPoints(line: number, text: string): number | null {
    const points = readDecimal(text);
    if (points === null) this.addLine('error', line, `${excerpt(text)} is not a number of points.`);
    return points;
  }

  private beginOrEndGroup(line: number, begins: boolean): void {
    this.endQuestion();
    this.last = null;
    if (begins === (this.group !== null)) {
      this.addLine('error', line, begins ? 'A group begins inside of a group.' : 'There is no group to end.');
    }
    this.group = begins ? { line, points: null } : null;
  }

  private setGroup(line: number, { kind, text }: Mark): void {
    this.last = null;
    if (this.group === null)
      this.addLine('error', line, 'This line belongs in a group, but there is no group.');
    else if (kind === 'groupPoints') this.group.points = this.readPoints(line, text);
    else
      this.addLine(
        'loss',
        line,
        `All questions of the group are imported. Picking only ${flatten(text)} of them is skipped.`,
      );
  }
}

/** Lines that are not part of the quiz: comments, and code that text2qti would run. */
type Aside = 'comment' | 'code';

function asideOf(line: string): Aside | null {
  if (/^COMMENT\s*$/.test(line)) return 'comment';
  return line.startsWith('```') ? 'code' : null;
}

function endsAside(line: string, aside: Aside): boolean {
  return aside === 'comment' ? /^END_COMMENT\s*$/.test(line) : /^```+\s*$/.test(line);
}

/**
 * Reads questions in the markup of text2qti, which is quick to type. Its texts are Markdown. Code is never run. Questions with an error are skipped and reported with their line.
 */
export function importText2qti(file: string): Imported {
  const reader = new QuizReader();
  let aside: { readonly kind: Aside; readonly line: number } | null = null;
  for (const [at, line] of linesOf(file).entries()) {
    const begins: Aside | null = aside === null ? asideOf(line) : null;
    if (aside !== null) aside = endsAside(line, aside.kind) ? null : aside;
    else if (begins !== null) aside = { kind: begins, line: at + 1 };
    else if (!line.startsWith('%')) reader.read(at + 1, line);
    if (begins === 'code') reader.addLine('loss', at + 1, 'Code is skipped: it is never run.');
  }
  reader.end();
  if (aside !== null)
    reader.addLine(
      'error',
      aside.line,
      'The block that begins here has no end. Everything after it is skipped.',
    );
  return readDrafts(reader.drafts, reader.report);
}

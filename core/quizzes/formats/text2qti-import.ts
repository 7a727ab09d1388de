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

/** Reads a quiz line by line. An indented line continues the text above it. */
class QuizReader {
  readonly drafts: Draft[] = [];
  readonly report: ReportLine[] = [];
  private question: OpenQuestion | null = null;
  private group: Group | null = null;
  /** Title and points for the next question. */
  private title = '';
  private points: number | null = null;
  /** The text that an indented line continues. Null if there is none. */
  private last: Chunk | null = null;
  /** The column at which `last` begins. */
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
    // Lines that continue this text are collected in a chunk that is not used.
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

  /** Stores the title or the points for the next question. */
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

/** Blocks of lines that are not part of the quiz: comments, and code that text2qti would run. */
type SkippedBlock = 'comment' | 'code';

/** The kind of block that a line starts. Null if it starts none. */
function skippedBlockAt(line: string): SkippedBlock | null {
  if (/^COMMENT\s*$/.test(line)) return 'comment';
  return line.startsWith('```') ? 'code' : null;
}

function endsBlock(line: string, kind: SkippedBlock): boolean {
  return kind === 'comment' ? /^END_COMMENT\s*$/.test(line) : /^```+\s*$/.test(line);
}

/**
 * Reads questions in the markup of text2qti. Its texts are Markdown. Code is never run. Questions with an error are
 * skipped and reported with their line.
 */
export function importText2qti(file: string): Imported {
  const reader = new QuizReader();
  let block: { readonly kind: SkippedBlock; readonly line: number } | null = null;
  for (const [at, line] of linesOf(file).entries()) {
    const startedBlock: SkippedBlock | null = block === null ? skippedBlockAt(line) : null;
    if (block !== null) block = endsBlock(line, block.kind) ? null : block;
    else if (startedBlock !== null) block = { kind: startedBlock, line: at + 1 };
    else if (!line.startsWith('%')) reader.read(at + 1, line);
    if (startedBlock === 'code') reader.addLine('loss', at + 1, 'Code is skipped: it is never run.');
  }
  reader.end();
  if (block !== null)
    reader.addLine(
      'error',
      block.line,
      'The block that begins here has no end. Everything after it is skipped.',
    );
  return readDrafts(reader.drafts, reader.report);
}

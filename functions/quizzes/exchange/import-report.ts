import type { ReportLevel, ReportLine } from '../../../core/quizzes/formats/exchange.ts';

/** Maximum lines of a report to show. */
const maxLines = 1000;

/** Maximum characters of a line. A line can quote a name in the file, which can have millions of characters. */
const maxMessageLength = 500;

const bySeverity = ['error', 'loss', 'note'] as const;

/** A report that is short enough for a page, with a summary of the rest. */
export interface CutReport {
  readonly lines: readonly ReportLine[];
  readonly rest: ReportRest;
}

interface ReportRest {
  readonly count: number;
  /** The most severe level. */
  readonly level: ReportLevel;
}

const nothing: ReportRest = { count: 0, level: 'note' };

function mostSevere(levels: ReadonlySet<ReportLevel>): ReportLevel {
  return bySeverity.find((level) => levels.has(level)) ?? 'note';
}

function shortened(message: string): string {
  return message.length <= maxMessageLength ? message : `${message.slice(0, maxMessageLength - 1)}…`;
}

/** Cuts a report, sorted by line. `rest`: lines that were cut off before. */
export function cutReport(lines: readonly ReportLine[], rest = nothing): CutReport {
  const sorted = lines.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const cut = sorted.slice(maxLines);
  const level = mostSevere(new Set([rest.level, ...cut.map((line) => line.level)]));
  const shown = sorted.slice(0, maxLines).map((line) => ({ ...line, message: shortened(line.message) }));
  return { lines: shown, rest: { count: rest.count + cut.length, level } };
}

/** The lines to show. The last one gives the number of lines that were cut off. */
export function shownReport({ lines, rest }: CutReport): ReportLine[] {
  if (rest.count === 0) return [...lines];
  const more = rest.count === 1 ? '1 more line' : `${rest.count.toLocaleString('en-US')} more lines`;
  return [...lines, { line: null, level: rest.level, message: `The report has ${more}.` }];
}

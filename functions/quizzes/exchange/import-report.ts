import type { ReportLine } from '../../../core/quizzes/formats/exchange.ts';

/** Lines of one report that are told. */
const most = 1000;

const byWeight = ['error', 'loss', 'note'] as const;

/** By line, and no longer than a page can show: the last line then says how much is missing. */
export function shownReport(lines: readonly ReportLine[]): ReportLine[] {
  const sorted = lines.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0));
  const rest = sorted.slice(most);
  if (rest.length === 0) return sorted;
  const level = byWeight.find((each) => rest.some((line) => line.level === each)) ?? 'note';
  const message = `The report has ${rest.length.toLocaleString('en-US')} more lines.`;
  return [...sorted.slice(0, most), { line: null, level, message }];
}

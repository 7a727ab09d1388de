import Papa from 'papaparse';
import { columnsProblem, tableSizeProblem, type TableLimits } from '../../../core/tables/table-size.ts';

/** Possible separators of cells. Spreadsheets use semicolons in countries where decimal numbers have a comma. */
const separators = [',', ';', '\t'] as const;

/** Characters at the beginning of a table in which its header is searched. */
const maxHeaderLength = 64 * 1024;

export interface TableForm {
  readonly limits: TableLimits;
  /** Maximum rows to parse. Further rows are ignored. */
  readonly maxRows: number;
  /** Whether these cells are the header of this kind of table. */
  readonly isHeader: (cells: readonly string[]) => boolean;
  /** Number of first rows that can be the header. Default 1. */
  readonly headerRows?: number;
}

export interface ParsedTable {
  readonly rows: readonly (readonly string[])[];
  /** The row, from 1, whose quotation mark is not closed. The rows after it are not reliable. Null if there is none. */
  readonly brokenRow: number | null;
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** The separator with which one of the first rows is a header. Null if there is none. */
export function separatorOf(text: string, isHeader: TableForm['isHeader'], headerRows = 1): string | null {
  const start = withoutByteOrderMark(text.slice(0, maxHeaderLength));
  const hasHeader = (delimiter: string) =>
    Papa.parse<string[]>(start, { delimiter, preview: headerRows }).data.some(isHeader);
  return separators.find(hasHeader) ?? null;
}

/**
 * Parses a table that a user sent. Commas, semicolons or tabs separate its cells. Returns the problem if the table is
 * too large.
 */
export function parseTable(text: string, form: TableForm): ParsedTable | { readonly problem: string } {
  const table = withoutByteOrderMark(text);
  const delimiter = separatorOf(table, form.isHeader, form.headerRows) ?? ',';
  const tooLarge = tableSizeProblem(table, delimiter, form.limits);
  if (tooLarge !== null) return { problem: tooLarge };
  const { data, errors } = Papa.parse<string[]>(table, { delimiter, preview: form.maxRows });
  const tooWide = columnsProblem(data, form.limits);
  if (tooWide !== null) return { problem: tooWide };
  const broken = errors.find(({ type }) => type === 'Quotes');
  return { rows: data, brokenRow: broken ? (broken.row ?? 0) + 1 : null };
}

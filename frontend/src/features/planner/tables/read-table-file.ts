import { hasPeopleHeader } from '../../../../../core/courses/people-header.ts';
import { peopleTableLimits } from '../../../../../core/courses/people-table.ts';
import { pastedListAsTable } from '../../../../../core/courses/pasted-people.ts';
import { isSpreadsheetFile, spreadsheetName } from '../../../../../core/tables/spreadsheet-file.ts';
import { columnsProblem, tableSizeProblem } from '../../../../../core/tables/table-size.ts';

/** The cells of a table, or the reason why the text is no table. */
export type ReadTable =
  | {
      readonly text: string;
      readonly rows: readonly (readonly string[])[];
      /** True for a pasted list without a header. The rows have one. */
      readonly isList?: boolean;
      /** What to check in a pasted list, in sentences. */
      readonly hints?: readonly string[];
    }
  /** The reason, in one or two sentences. */
  | { readonly failure: string };

const smallerAdvice = 'Remove the columns that you don’t need, or import fewer rows at a time.';
const separators = [',', ';', '\t'];

/** Reads a file of people or of their grades. */
export async function readTableFile(file: File): Promise<ReadTable> {
  const text = await file.text().catch(() => null);
  if (text === null)
    return { failure: 'This file can’t be read. It may have been moved, or be open in another program.' };
  if (text.includes('\0') && spreadsheetName.test(file.name)) return { failure: isSpreadsheetFile };
  return readTable(text);
}

/** Reads a pasted table, or a list of addresses without a header. */
export async function readPastedPeople(text: string): Promise<ReadTable> {
  const read = await readTable(text);
  if ('failure' in read || hasPeopleHeader(read.rows)) return read;
  const list = pastedListAsTable(text);
  if (list === null) return read;
  const table = await readTable(list.table);
  return 'failure' in table ? table : { ...table, isList: true, hints: hintsOf(list) };
}

type PastedList = NonNullable<ReturnType<typeof pastedListAsTable>>;

/** Maximum number of texts to quote. */
const maxQuoted = 5;

function hintsOf({ unread, isMostlyWithoutAddress }: PastedList): string[] {
  const hints = isMostlyWithoutAddress
    ? ['Most lines have no address. Is this a list of people? Each line becomes a person.']
    : [];
  if (unread.length === 0) return hints;
  const quoted = unread.slice(0, maxQuoted).map((text) => `“${text}”`);
  const more = unread.length - quoted.length;
  const quotedText = `${quoted.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  const verb = unread.length === 1 ? 'is' : 'are';
  return [
    ...hints,
    `${quotedText} ${verb} not read. A table with a first row of column names can have roles and grades.`,
  ];
}

async function readTable(text: string): Promise<ReadTable> {
  if (text.includes('\0'))
    return { failure: 'This is no CSV file. Save the table as CSV, and import the CSV file.' };
  const tooLarge = tableSizeProblem(text, separators.join(''), peopleTableLimits);
  if (tooLarge !== null) return { failure: `${tooLarge} ${smallerAdvice}` };
  const { parse } = (await import('papaparse')).default;
  const table = text.replace(/^\uFEFF/, '');
  // Papa Parse guesses the delimiter by the number of cells. The guess can be wrong, because names contain commas.
  const delimiter = separators.find((each) =>
    hasPeopleHeader(parse<string[]>(table, { delimiter: each, preview: 1 }).data),
  );
  const { data } = parse<string[]>(table, delimiter === undefined ? {} : { delimiter });
  const tooWide = columnsProblem(data, peopleTableLimits);
  return tooWide === null
    ? { text, rows: data }
    : { failure: `${tooWide} Remove the columns that you don’t need.` };
}

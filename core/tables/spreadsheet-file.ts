/** Matches the names of files of spreadsheet programs, which are no text. */
export const spreadsheetName = /\.(?:xlsx?|xlsm|ods|numbers)$/i;

/** The message for such a file where a table is expected as text. */
export const isSpreadsheetFile =
  'This is a spreadsheet file. Save the table as CSV, and import the CSV file.';

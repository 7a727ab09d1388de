/** What a file is that cannot hold a course. A table in another alphabet is text all the same. */
const kinds: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/^image\//, 'This is a picture.'],
  [/^(?:audio|video)\//, 'This is a recording.'],
  [/^application\/pdf|\.pdf$/i, 'This is a PDF document.'],
  [
    /\.(?:xlsx?|xlsm|ods|numbers)$/i,
    'This is a spreadsheet’s own file. Save the table as CSV there, and import that.',
  ],
  [/\.(?:docx?|odt|pages|pptx?)$/i, 'This is a document of a word processor.'],
  [/\.zip$/i, 'This is an archive. Take the course file out of it, and import that.'],
];

const accepted = 'A course comes as a JSON or a CSV file, as Export makes them, or as a table saved as CSV.';

/** What to say of a file that is no text at all; null for one that is. */
export function whyNotText({ name, type }: Pick<File, 'name' | 'type'>, text: string): string | null {
  if (text.startsWith('<')) return `This is a web page or a drawing. ${accepted}`;
  if (!text.includes('\0') && !text.startsWith('%PDF-')) return null;
  const known = kinds.find(([pattern]) => pattern.test(type) || pattern.test(name));
  return `${known?.[1] ?? 'This is not a text file.'} ${accepted}`;
}

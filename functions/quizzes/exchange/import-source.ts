import { isSpreadsheetFile, spreadsheetName } from '../../../core/tables/spreadsheet-file.ts';
import { AppError, badUserInput } from '../../platform/errors.ts';
import { fileLimits, type GivenFile } from '../../platform/files/file-rules.ts';
import { lazily } from '../../platform/lazily.ts';
import { isZip } from '../formats/archive/is-zip.ts';
import type { FormatId } from '../formats/format.ts';

const detection = lazily(() => import('../formats/detect-format.ts'));

/** An unchecked file or text. */
export interface GivenSource {
  readonly file?: GivenFile | null;
  readonly text?: string | null;
  readonly format?: FormatId | null;
}

/** A file or text to read. */
export interface ImportSource {
  /** Name of the file. Empty for a text. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly format: FormatId;
  /** Path of the file or text in the input. */
  readonly path: 'input.file' | 'input.text';
}

const megabyte = 1024 * 1024;

function contentOf({ file, text }: GivenSource): Omit<ImportSource, 'format'> {
  const isFile = file !== undefined && file !== null;
  const isText = text !== undefined && text !== null;
  if (isFile && isText) throw badUserInput({ 'input.text': 'Send a file or a text, not both.' });
  if (isFile) return { name: file.name, bytes: file.content, path: 'input.file' };
  if (isText) return { name: '', bytes: Buffer.from(text), path: 'input.text' };
  throw badUserInput({ 'input.file': 'Send a file, or a text.' });
}

/**
 * False for programs and pictures, which contain null bytes, and for PDF files, which have no null bytes at times. Text
 * contains null bytes only as UTF-16, which must have a byte order mark.
 */
function canBeText(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const hasByteOrderMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return (
    hasByteOrderMark ||
    (!bytes.includes(0) && Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
  );
}

async function formatOf({ name, bytes }: Omit<ImportSource, 'format'>): Promise<FormatId> {
  const { detectFormat } = await detection();
  const found = detectFormat(name, bytes);
  if (found !== null) return found;
  throw badUserInput({
    'input.format': 'The format could not be detected. Choose the format.',
  });
}

function refuseBinary(content: Omit<ImportSource, 'format'>, format: FormatId | null): void {
  if (spreadsheetName.test(content.name) && !canBeText(content.bytes))
    throw badUserInput({ [content.path]: isSpreadsheetFile });
  if (format === 'qti' || (format === null && isZip(content.bytes)) || canBeText(content.bytes)) return;
  if (content.path === 'input.text')
    throw badUserInput({ [content.path]: 'It has characters that a text cannot have.' });
  const message =
    format === null
      ? 'This is not a file of questions. Send a text file or a ZIP package.'
      : 'This is not text, but the format is a text format.';
  throw badUserInput({ [content.path]: message });
}

/** Rejects with BAD_USER_INPUT if the source cannot be read, and PAYLOAD_TOO_LARGE above 4 MB. */
export async function sourceOf(given: GivenSource): Promise<ImportSource> {
  const content = contentOf(given);
  const { bytes, path } = content;
  if (bytes.length > fileLimits.size) {
    const message = `${path}: A file of questions has at most ${fileLimits.size / megabyte} MB.`;
    throw new AppError(message, { code: 'PAYLOAD_TOO_LARGE' });
  }
  if (bytes.length === 0)
    throw badUserInput({ [path]: path === 'input.file' ? 'The file is empty.' : 'A value is needed.' });
  refuseBinary(content, given.format ?? null);
  return { ...content, format: given.format ?? (await formatOf(content)) };
}

import { PackageError } from './package-error.ts';

/** Maximum bytes of a text file. */
const maxBytes = 4 * 1024 * 1024;
/** Maximum lines: twenty for each question that an import can have. */
const maxLines = 100_000;

const byteOrderMarks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

export interface DecodedText {
  readonly text: string;
  /** True if the text is not Unicode. Then accented letters and letters of other alphabets can be wrong. */
  readonly isGuess: boolean;
}

function checkLines(text: string): void {
  let count = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === 0x0a || (sign === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) count += 1;
  }
  if (count <= maxLines) return;
  const max = maxLines.toLocaleString('en-US');
  throw new PackageError(`A file of questions must not have more than ${max} lines.`);
}

/**
 * Decodes UTF-8, UTF-16 with a byte order mark, or else Windows-1252, which old spreadsheets write.
 * @throws {PackageError} if it is too large, or has too many lines.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length > maxBytes) throw new PackageError('A file of questions must not be larger than 4 MB.');
  const decoded = decode(bytes);
  checkLines(decoded.text);
  return decoded;
}

function decode(bytes: Uint8Array): DecodedText {
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return { text: new TextDecoder(marked[0]).decode(bytes), isGuess: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuess: true };
  }
}

import { PackageError } from './package-error.ts';

/** Bytes of a file of text. */
const largest = 4 * 1024 * 1024;

const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

export interface DecodedText {
  readonly text: string;
  /** Whether it is not written in Unicode, so that letters beyond English ones are a guess. */
  readonly isGuess: boolean;
}

/**
 * Text in UTF-8, in UTF-16 with its mark, or else in the Western European letters of Windows, which old spreadsheets write.
 * @throws {PackageError} where it is too large.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length > largest) throw new PackageError('A file of questions must not be larger than 4 MB.');
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return { text: new TextDecoder(marked[0]).decode(bytes), isGuess: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuess: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuess: true };
  }
}

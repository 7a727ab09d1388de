export { fileLimits } from '../../../core/files/accepted-files.ts';

/** An uploaded file. Its name and content are unchecked. */
export interface GivenFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The last part of a path, without invisible characters. Null if it has no other characters than dots. */
export function tidyFileName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .normalize('NFC')
    // Control characters, line breaks, and marks that reverse the writing direction: 'invoice_fdp.exe' must
    // not look like a PDF.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
    .trim();
  return /^\.*$/.test(shown) ? null : shown;
}

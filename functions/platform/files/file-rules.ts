export { fileLimits } from '../../../core/files/taken-files.ts';

/** A file as it arrives. Its name may be anything. */
export interface GivenFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The last part of what may be a path, without what cannot be shown; null where nothing is left. */
export function tidyFileName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = last
    .normalize('NFC')
    // Controls, line ends, and marks that turn the direction of writing: 'invoice_fdp.exe' must not read as a PDF.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '')
    .trim();
  return /^\.*$/.test(shown) ? null : shown;
}

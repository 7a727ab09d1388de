/** What anybody may put into the file area. */
export const fileLimits = {
  /** Bytes of one file: with room around it, one fits into what a Lambda takes and answers. */
  size: 4 * 1024 * 1024,
  /** Bytes of all files of one account. */
  quota: 200 * 1024 * 1024,
  /** Characters of a name. */
  name: 200,
} as const;

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

/** 'pdf' of 'Plan.PDF'; '' where there is none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

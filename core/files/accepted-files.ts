/** Limits for uploaded files. The site and the server refuse the same files. */
export const fileLimits = {
  /** Bytes of one file. A Lambda's request and response have room for this and some overhead. */
  size: 4 * 1024 * 1024,
  /** Bytes of all files of one account. */
  quota: 200 * 1024 * 1024,
  /** Characters of a name. */
  name: 200,
} as const;

/** For each file extension, the type that the package `file-type` must detect in the content. */
export const sniffedTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** For each extension of a text file, its type. Text has no signature to detect, so the content is not checked. */
export const textTypes: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  md: 'text/markdown',
};

/** Accepted extensions, for messages. */
export const knownExtensions: readonly string[] = [...Object.keys(sniffedTypes), ...Object.keys(textTypes)];

/** The extension of a file name in lower case: 'pdf' for 'Plan.PDF'. Empty if there is none. */
export function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

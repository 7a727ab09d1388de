import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from './file-rules.ts';

/** By the endings that people give them: what the content has to be, as file-type calls it. */
const sniffed: Readonly<Record<string, string>> = {
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

/** Text has no signature: any text is one, and harmless under these types. */
const texts: Readonly<Record<string, string>> = {
  txt: 'text/plain',
  csv: 'text/csv',
  md: 'text/markdown',
};

/** Endings that are taken, for people. */
export const knownExtensions = [...Object.keys(sniffed), ...Object.keys(texts)];

function isText(content: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/[^\P{Cc}\n\r\t]/u.test(text);
  } catch {
    return false;
  }
}

async function sniff(content: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(content))?.mime;
  } catch {
    // A file that breaks off where its type would stand.
    return undefined;
  }
}

/** The media type of a file of which ending and content agree on a type that is taken; else null. */
export async function typeOfFile(name: string, content: Uint8Array): Promise<string | null> {
  const extension = extensionOf(name);
  const text = Object.hasOwn(texts, extension) ? texts[extension] : undefined;
  if (text !== undefined) return isText(content) ? text : null;
  const expected = Object.hasOwn(sniffed, extension) ? sniffed[extension] : undefined;
  if (expected === undefined) return null;
  return (await sniff(content)) === expected ? expected : null;
}

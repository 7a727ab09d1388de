import { extensionOf, sniffedTypes, textTypes } from '../../../core/files/accepted-files.ts';
import { lazily } from '../lazily.ts';

const fileType = lazily(() => import('file-type'));

function isText(content: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    return !/[^\P{Cc}\n\r\t]/u.test(text);
  } catch {
    return false;
  }
}

/** The media type that the content has. Undefined if it is unknown. */
async function sniff(content: Uint8Array): Promise<string | undefined> {
  const { fileTypeFromBuffer } = await fileType();
  try {
    return (await fileTypeFromBuffer(content))?.mime;
  } catch {
    // The package failed to read the content. Then the type is unknown.
    return undefined;
  }
}

/** The media type of a file whose extension and content match an accepted type. Null otherwise. */
export async function typeOfFile(name: string, content: Uint8Array): Promise<string | null> {
  const extension = extensionOf(name);
  const text = Object.hasOwn(textTypes, extension) ? textTypes[extension] : undefined;
  if (text !== undefined) return isText(content) ? text : null;
  const expected = Object.hasOwn(sniffedTypes, extension) ? sniffedTypes[extension] : undefined;
  if (expected === undefined) return null;
  return (await sniff(content)) === expected ? expected : null;
}

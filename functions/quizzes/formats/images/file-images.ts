import { createHash } from 'node:crypto';
import { checkImage } from '../../images/image-content.ts';

/**
 * The ID of an image in a file, until it is stored. It depends only on the content, and is as long as the IDs of this
 * site, so that a text has the same length before and after an import.
 */
export function contentId(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** An image of a file. `problem`: a sentence for users about why it cannot be imported. */
export type FoundImage =
  | { readonly id: string; readonly problem?: undefined }
  | { readonly id?: undefined; readonly problem: string };

/** Finds the image at an address that a file names. */
export type ImageFinder = (address: string) => FoundImage;

export const notInFile: FoundImage = { problem: 'It is not in the file.' };
export const onOtherSite: FoundImage = { problem: 'It is not in the file, but on another site.' };

/** Whether an address names no file of the package: `https:`, `data:`, `//host`. */
export function isOutside(address: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

/** How platforms name the folder of a file's images. */
const folder = /^(?:@@PLUGINFILE@@|(?:\$|%24)IMS[-_]CC[-_]FILEBASE(?:\$|%24))\//i;

/** The path of an image in the folder of the file's images. Null if the address names another place. */
export function pathInFolder(address: string): string | null {
  return folder.test(address) ? pathIn(address.replace(folder, '')) : null;
}

/** The path in an address, decoded and without its query: `a%20b.png?c=1` is 'a b.png'. */
export function pathIn(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The images of one file, each once. */
export class FileImages {
  /** Contents by ID. */
  readonly contents = new Map<string, Uint8Array>();
  private readonly checked = new Map<Uint8Array, FoundImage>();

  /** Checks an image like an upload. Pass the same object for the same image: then it is checked once. */
  add(content: Uint8Array): FoundImage {
    const known = this.checked.get(content);
    if (known) return known;
    const checked = checkImage(content);
    const found = typeof checked === 'string' ? { problem: checked } : { id: contentId(content) };
    if (found.id !== undefined) this.contents.set(found.id, content);
    this.checked.set(content, found);
    return found;
  }
}

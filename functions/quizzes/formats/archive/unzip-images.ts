import { inflateRawSync } from 'node:zlib';
import {
  type AsyncFlateStreamHandler,
  FlateErrorCode,
  Unzip,
  type UnzipDecoder,
  type UnzipFile,
} from 'fflate';
import { imageLimits } from '../../../../core/files/image-size.ts';

const megabyte = 1024 * 1024;

/** Maximum expanded bytes of all images of a package. Images hardly shrink in a package, which has at most 4 MB. */
const maxTotal = 8 * megabyte;

const damaged = 'It is damaged in the package.';
const tooLarge = `An image has at most ${imageLimits.size / megabyte} MB.`;
const tooMuch = `The images of a package have at most ${maxTotal / megabyte} MB when they are unpacked.`;

/** Inflates an image. Stops at the maximum size of an image, so that a zip bomb fills no memory. */
class ImageInflation implements UnzipDecoder {
  static readonly compression = 8;
  ondata: AsyncFlateStreamHandler = () => undefined;
  private readonly chunks: Uint8Array[] = [];

  push(chunk: Uint8Array, isFinal: boolean): void {
    this.chunks.push(chunk);
    if (!isFinal) return;
    try {
      const inflated = inflateRawSync(Buffer.concat(this.chunks), { maxOutputLength: imageLimits.size });
      this.ondata(null, inflated, true);
    } catch (error) {
      const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
      const reason = new Error(isTooLarge ? tooLarge : damaged);
      this.ondata(Object.assign(reason, { code: FlateErrorCode.InvalidHeader }), new Uint8Array(), true);
    }
  }
}

/** An expanded image, or a sentence for users about why it cannot be read. */
export type UnzippedImage = Uint8Array | string;

const step = 16 * 1024;

/** Expands images one by one. A broken one does not affect the others. */
class ImageExpansion {
  readonly images = new Map<string, UnzippedImage>();
  private readonly names: ReadonlySet<string>;
  private total = 0;

  constructor(names: ReadonlySet<string>) {
    this.names = names;
  }

  readonly take = (file: UnzipFile): void => {
    const { name } = file;
    if (!this.names.has(name) || this.images.has(name)) return;
    this.images.set(name, this.total > maxTotal ? tooMuch : damaged);
    if (this.total > maxTotal) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, isFinal) => {
      size += chunk.length;
      this.total += chunk.length;
      if (error) this.images.set(name, error.message);
      else if (size > imageLimits.size) this.images.set(name, tooLarge);
      else {
        chunks.push(chunk);
        if (isFinal) this.images.set(name, Buffer.concat(chunks));
      }
    };
    try {
      file.start();
    } catch {
      // The package uses a compression that cannot be read.
    }
  };
}

/**
 * Expands images of a package that `unzip` can read. For an image that is damaged, too large or a zip bomb, the result
 * has a sentence instead of the image.
 */
export function unzipImages(
  bytes: Uint8Array,
  names: ReadonlySet<string>,
): ReadonlyMap<string, UnzippedImage> {
  const expansion = new ImageExpansion(names);
  if (names.size === 0) return expansion.images;
  const stream = new Unzip(expansion.take);
  stream.register(ImageInflation);
  try {
    for (let at = 0; at < bytes.length; at += step)
      stream.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  } catch {
    // The rest of the package is damaged.
  }
  return expansion.images;
}

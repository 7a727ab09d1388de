import {
  imageLimits,
  imageSize,
  imageTypeOf,
  type ImageSize,
  type ImageType,
} from '../../../core/files/image-size.ts';

/** An image whose type and size are known from its content. */
export interface CheckedImage extends ImageSize {
  readonly type: ImageType;
  readonly content: Uint8Array;
}

const megabyte = 1024 * 1024;
const megapixels = imageLimits.pixels / 1_000_000;

/** The image, or a sentence for users about why it is refused. The file name does not matter. */
export function checkImage(content: Uint8Array): CheckedImage | string {
  if (content.length > imageLimits.size) return `An image has at most ${imageLimits.size / megabyte} MB.`;
  const type = imageTypeOf(content);
  if (!type) return 'This is not a PNG, JPEG, WebP or GIF image.';
  const size = imageSize(type, content);
  if (!size) return 'This image is damaged.';
  if (size.width * size.height > imageLimits.pixels)
    return `An image has at most ${megapixels} million pixels, and this one has ${size.width} × ${size.height}. Make it smaller first.`;
  return { ...size, type, content };
}

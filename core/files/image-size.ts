/** Types of images that questions can have. SVG is not one of them, since it can contain scripts. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
export type ImageType = (typeof imageTypes)[number];

export const imageExtensions: Readonly<Record<ImageType, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

export function isImageType(type: string | undefined): type is ImageType {
  return imageTypes.some((known) => known === type);
}

/** The first bytes of each type, read as Latin-1. */
const signatures: Readonly<Record<ImageType, RegExp>> = {
  'image/png': /^\u0089PNG\r\n.\n/,
  'image/jpeg': /^\u00FF\u00D8\u00FF/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/gif': /^GIF8[79]a/,
};

/** The type of an image by its first bytes. Undefined if it is none of the accepted types. */
export function imageTypeOf(content: Uint8Array): ImageType | undefined {
  const start = String.fromCharCode(...content.subarray(0, 12));
  return imageTypes.find((type) => signatures[type].test(start));
}

/** Limits for images of questions. The site and the server refuse the same images. */
export const imageLimits = {
  /** Maximum bytes of one image. */
  size: 4 * 1024 * 1024,
  /** Maximum width times height. A browser needs 4 bytes of memory for each pixel. */
  pixels: 25_000_000,
  /** Maximum images of one account. */
  count: 2_000,
  /** Maximum images in one question. */
  ofQuestion: 50,
} as const;

/** Width and height in pixels, before a rotation in the metadata of the file is applied. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const fourLetters = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((step) => view.getUint8(at + step)));

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;

function webpSize(view: DataView): ImageSize | null {
  switch (fourLetters(view, 12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3f_ff, height: view.getUint16(28, true) & 0x3f_ff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3f_ff) + 1, height: ((bits >>> 14) & 0x3f_ff) + 1 };
    }
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    default:
      return null;
  }
}

/** Whether a marker starts a frame segment, which has the size of the image. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(view: DataView): ImageSize | null {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // The pixels begin after segment 0xda. Before that come fill bytes (0xff) and segments that start with their
    // length.
    if (marker === 0xda) return null;
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}

const readers: Readonly<Record<ImageType, (view: DataView) => ImageSize | null>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/webp': webpSize,
  'image/jpeg': jpegSize,
};

/** The size in the header of an image. Null if the header has no size, or if the file ends too early. */
export function imageSize(type: ImageType, content: Uint8Array): ImageSize | null {
  try {
    const size = readers[type](new DataView(content.buffer, content.byteOffset, content.byteLength));
    return size && size.width > 0 && size.height > 0 ? size : null;
  } catch (error) {
    // The content ends too early.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

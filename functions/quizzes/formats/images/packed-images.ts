import { imageExtensions, imageTypeOf } from '../../../../core/files/image-size.ts';
import type { ReportLine } from '../../../../core/quizzes/formats/exchange.ts';
import { fileLimits } from '../../../../core/files/accepted-files.ts';
import type { GivenImages, WrittenQuestions } from '../format.ts';
import { contentId } from './file-images.ts';

export interface PackedImage {
  /** Its name in the file, which depends only on the content. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** Finds an image of the file, by the ID that a text names. Null if the file does not contain it. */
export type PackedImages = (id: string) => PackedImage | null;

interface ImageWriter {
  /** Writes the file with these images. Other images are replaced by their descriptions. */
  readonly write: (images: PackedImages) => Uint8Array;
  /** Maximum bytes that an image adds to the file. `uses`: number of texts with the image. */
  readonly costOf: (size: number, uses: number) => number;
}

/** Writes a file with as many images as it has room for, in the order of its texts. Reports the others. */
export function writeWithImages(given: GivenImages, { write, costOf }: ImageWriter): WrittenQuestions {
  /** Number of texts with each image. */
  const uses = new Map<string, number>();
  const withoutImages = write((id) => {
    uses.set(id, (uses.get(id) ?? 0) + 1);
    return null;
  });
  const report = reportMissing([...uses.keys()].filter((id) => !given.has(id)).length);
  let room = fileLimits.size - withoutImages.length;
  let skipped = 0;
  const packed = new Map<string, PackedImage>();
  for (const [id, count] of uses) {
    const content = given.get(id);
    if (content === undefined) continue;
    const cost = content === null ? Infinity : costOf(content.length, count);
    if (content === null || cost > room) skipped += 1;
    else {
      room -= cost;
      packed.set(id, packedImage(content));
    }
  }
  const bytes = packed.size === 0 ? withoutImages : write((id) => packed.get(id) ?? null);
  return { bytes, report: [...report, ...reportSkipped(skipped)] };
}

function packedImage(content: Uint8Array): PackedImage {
  const type = imageTypeOf(content);
  const extension = type ? imageExtensions[type] : 'png';
  return { name: `${contentId(content)}.${extension}`, content };
}

const imagesAre = (count: number) =>
  count === 1 ? '1 image is' : `${count.toLocaleString('en-US')} images are`;

function reportSkipped(count: number): ReportLine[] {
  if (count === 0) return [];
  const max = `${fileLimits.size / (1024 * 1024)} MB`;
  const message = `${imagesAre(count)} not in the file, which has at most ${max}. It has only their descriptions. Export fewer questions at once.`;
  return [{ line: null, level: 'loss', message }];
}

function reportMissing(count: number): ReportLine[] {
  if (count === 0) return [];
  const message = `${imagesAre(count)} not in the file, because you cannot see ${count === 1 ? 'it' : 'them'} on this site.`;
  return [{ line: null, level: 'loss', message }];
}

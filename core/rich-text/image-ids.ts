/** A reference to an image in a formatted text: `file:` and the ID of the image. */
export const imageMention = /(?<![\w-])file:([\w-]{1,64})(?![\w-])/g;

/**
 * The IDs of the images in formatted texts, without duplicates. The texts are not parsed, so that this takes linear
 * time. So the list can have the ID of an image in a code example, which is not displayed.
 */
export function imageIdsIn(texts: readonly string[]): string[] {
  const ids = texts.flatMap((text) => [...text.matchAll(imageMention)].map(([, id = '']) => id));
  return [...new Set(ids)];
}

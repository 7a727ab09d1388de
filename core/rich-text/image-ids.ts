/** An image that a formatted text mentions, with its ID. */
export const imageMention = /(?<![\w-])file:([\w-]{1,64})(?![\w-])/g;

/**
 * The IDs of the images that formatted texts mention, each once. In linear time and without a parser, so the list can
 * also have the ID of an image in a code example, which is not displayed.
 */
export function imageIdsIn(texts: readonly string[]): string[] {
  const ids = texts.flatMap((text) => [...text.matchAll(imageMention)].map(([, id = '']) => id));
  return [...new Set(ids)];
}

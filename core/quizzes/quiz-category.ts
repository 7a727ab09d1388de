/** Characters of a category's name. */
export const longestCategoryName = 100;

/** The name as it is kept: on one line, with single spaces. */
export function tidyCategoryName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Maximum characters of a category's name. */
export const maxCategoryNameLength = 100;

/** The stored form of the name: one line, single spaces. */
export function tidyCategoryName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

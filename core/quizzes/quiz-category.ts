/** Maximum characters of a category's name. */
export const maxCategoryNameLength = 100;

/** The name in the form in which it is stored: on one line, with single spaces. */
export function tidyCategoryName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

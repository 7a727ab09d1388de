/** Characters of a category's name. */
export const maxCategoryNameLength = 100;

/** Instructors that are counted where a category says who uses it: there may be more. */
export const maxInstructorsCounted = 100;

/** The name as it is kept: on one line, with single spaces. */
export function tidyCategoryName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** Whether a heading of Canvas is an item: it ends with the number of the item, as in `Essay (17)`. */
export const isCanvasItem = (heading: string) => /\(\d+\)$/.test(heading);

/** Canvas's gradebook has the column Student, with names such as 'Lovelace, Ada'. */
export function isCanvasGradebook(head: readonly string[]): boolean {
  return head[0]?.trim().toLowerCase() === 'student' && head.some((heading) => /^SIS /i.test(heading.trim()));
}

/** 'Lovelace, Ada' becomes 'Ada Lovelace'. */
export function withPlainName([name = '', ...cells]: readonly string[]): string[] {
  const parts = name.split(',').map((part) => part.trim());
  return [parts.length === 2 ? `${parts[1]} ${parts[0]}` : name, ...cells];
}

/** Whether a row of Canvas's gradebook is about the columns, not about a person: the maximum points, or settings. */
export function isCanvasColumnRow([name = '', ...cells]: readonly string[]): boolean {
  const isSettings = name.trim() === '' && cells.some((cell) => cell.trim() === 'Manual Posting');
  return isSettings || name.trim() === 'Points Possible';
}

/** Whether a row is Canvas's test student, with which an instructor previews a course as a student. */
export const isTestStudent = ([name = '']: readonly string[]) => name.trim() === 'Student, Test';
export const testStudentText = '“Student, Test” is Canvas’s test student, not a person.';

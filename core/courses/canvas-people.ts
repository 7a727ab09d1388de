/** Canvas's columns of items end with the item's number, and hold points. */
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

/** Rows of Canvas's gradebook that are no people: the maximum points and marks of columns. */
export function isCanvasOnly([name = '', ...cells]: readonly string[]): boolean {
  const isMarks = name.trim() === '' && cells.some((cell) => cell.trim() === 'Manual Posting');
  return isMarks || name.trim() === 'Points Possible';
}

/** With the test student, an instructor sees a course in Canvas as students do. */
export const isTestStudent = ([name = '']: readonly string[]) => name.trim() === 'Student, Test';
export const testStudentText = '“Student, Test” is Canvas’s test student, not a person.';

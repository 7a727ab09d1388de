/** Concepts in one cell, separated by semicolons. A backslash escapes a semicolon or a backslash. */
export function writeConcepts(concepts: readonly string[]): string {
  return concepts.map((concept) => concept.replaceAll(/[\\;]/g, String.raw`\$&`)).join('; ');
}

export function readConcepts(cell: string): string[] {
  const parts = cell.match(/(?:\\[\\;]|[^;])+/g) ?? [];
  return parts.map((part) => part.replaceAll(/\\([\\;])/g, '$1').trim()).filter((part) => part !== '');
}

import { readFileSync } from 'node:fs';

const matrix = readFileSync(new URL('../../authorization/authz-matrix.csv', import.meta.url), 'utf8');

const isStudent = (actor: string): boolean => /^(student|token (read|write)$)/.test(actor);
const isGranted = (cell: string): boolean => cell === 'ok' || /^2\d\d$/.test(cell);

/** Operations and routes that succeed for a student, according to the authorization matrix. */
export function reachableByStudents(): string[] {
  const reachable = matrix.split('\n').flatMap((line) => {
    const [kind = '', name = '', actor = '', ...cells] = line.split(',');
    return kind !== 'field' && isStudent(actor) && cells.some(isGranted) ? [name] : [];
  });
  return [...new Set(reachable)].toSorted();
}

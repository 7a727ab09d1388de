import { courseLimits } from '../../../../../core/grading/value-rules.ts';

const keyOf = (name: string) => name.trim().toLowerCase();

/** The name, or if another course has it, the name with a number: 'Algebra (2)'. */
export function freeName(name: string, taken: readonly string[]): string {
  const keys = new Set(taken.map(keyOf));
  if (keyOf(name) === '' || !keys.has(keyOf(name))) return name;
  const base = name.trim().replace(/ \(\d{1,4}\)$/, '');
  let number = 2;
  while (keys.has(keyOf(numbered(base, number)))) number += 1;
  return numbered(base, number);
}

function numbered(base: string, number: number): string {
  const suffix = ` (${number})`;
  return base.slice(0, courseLimits.name - suffix.length) + suffix;
}

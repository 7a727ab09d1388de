import { courseLimits } from '../../../../../core/grading/value-rules.ts';

const keyOf = (name: string) => name.trim().toLowerCase();

/** The name, or if another course has it, the name with a number: 'Algebra (2)'. */
export function freeName(name: string, existingNames: readonly string[]): string {
  const keys = new Set(existingNames.map(keyOf));
  if (keyOf(name) === '' || !keys.has(keyOf(name))) return name;
  const base = baseOf(name);
  let number = 2;
  while (keys.has(keyOf(numbered(base, number)))) number += 1;
  return numbered(base, number);
}

/** Whether `made` is a name that `freeName` can return for `name`. */
export function isFreeNameOf(made: string, name: string): boolean {
  const number = / \((\d{1,4})\)$/.exec(made)?.[1];
  return made === name || (number !== undefined && made === numbered(baseOf(name), Number(number)));
}

const baseOf = (name: string) => name.trim().replace(/ \(\d{1,4}\)$/, '');

function numbered(base: string, number: number): string {
  const suffix = ` (${number})`;
  return base.slice(0, courseLimits.name - suffix.length) + suffix;
}

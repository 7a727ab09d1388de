/**
 * Limits of a course: numbers, characters of texts, and counts. The site and the server use them, so that both refuse
 * the same values with the same errors.
 */
export const courseLimits = {
  number: 1_000_000,
  categoryMaximumPoints: 1_000_000_000,
  /** Smaller maximum points, except 0, are typing errors. Extremely small numbers would also make weights infinite. */
  smallestMaximumPoints: 0.001,
  name: 500,
  description: 10_000,
  /** Syllabus, meeting details and notes. */
  longText: 100_000,
  categories: 1_000,
  items: 10_000,
} as const;

const numberKinds = {
  weight: { label: 'The weight', maximum: courseLimits.number },
  sumOfWeights: { label: 'The weight', maximum: courseLimits.number * courseLimits.items },
  grade: { label: 'The grade', maximum: courseLimits.number },
  pinned: { label: 'The pinned grade', maximum: courseLimits.number },
  maximumPoints: { label: 'The maximum points', maximum: courseLimits.number },
  categoryMaximumPoints: { label: 'The maximum points', maximum: courseLimits.categoryMaximumPoints },
  meterDivision: { label: 'The meter division', maximum: 100 },
  dropLowest: { label: 'The number of dropped items', maximum: courseLimits.items },
  letterMinimum: { label: 'The lowest percent', maximum: courseLimits.number },
} as const;

export type NumberKind = keyof typeof numberKinds;

/** The error of a number outside 0 to `maximum`, or null. `value` is null if the input is not a number. */
export function checkRange(label: string, value: number | null, maximum: number): string | null {
  if (value === null || !Number.isFinite(value)) return `${label} must be a number.`;
  if (value < 0) return `${label} must not be negative.`;
  if (value > maximum) return `${label} must not be over ${maximum.toLocaleString('en-US')}.`;
  return null;
}

/** The error of a number, or null if it is valid. `value` is null if the input is not a number. */
export function checkNumber(kind: NumberKind, value: number | null): string | null {
  const { label, maximum } = numberKinds[kind];
  const problem = checkRange(label, value, maximum);
  if (problem !== null) return problem;
  const isMaximum = kind === 'maximumPoints' || kind === 'categoryMaximumPoints';
  if (isMaximum && value !== null && value > 0 && value < courseLimits.smallestMaximumPoints) {
    return `${label} must be 0 or at least ${courseLimits.smallestMaximumPoints}.`;
  }
  if (kind === 'dropLowest' && !Number.isInteger(value)) return `${label} must be a whole number.`;
  return null;
}

export function checkName(name: string): string | null {
  return checkLength('The name', name, courseLimits.name);
}

export function checkDescription(description: string): string | null {
  return checkLength('The description', description, courseLimits.description);
}

export function checkLongText(label: string, text: string): string | null {
  return checkLength(label, text, courseLimits.longText);
}

function checkLength(label: string, text: string, maximum: number): string | null {
  if (text.length <= maximum) return null;
  return `${label} must not be longer than ${maximum.toLocaleString('en-US')} characters.`;
}

const alphabet = 26;
const firstLetter = 65;

/** The letter of the answer at an index: A to Z, then AA. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(firstLetter + (index % alphabet));
  return index < alphabet ? last : letterOf(Math.floor(index / alphabet) - 1) + last;
}

/** Index of the answer for a key: its letter, or its digit from 1. Null for other keys. */
export function indexOfKey(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase().charCodeAt(0) - firstLetter;
  return null;
}

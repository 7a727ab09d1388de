const alphabet = 26;
const firstLetter = 65;

/** What an answer is called beside its text: A to Z, then AA. */
export function letterOf(place: number): string {
  const last = String.fromCharCode(firstLetter + (place % alphabet));
  return place < alphabet ? last : letterOf(Math.floor(place / alphabet) - 1) + last;
}

/** Where in the list the answer stands that a key names, by its letter or by its digit from 1; null for any other key. */
export function placeOfKey(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  if (/^[a-z]$/i.test(key)) return key.toUpperCase().charCodeAt(0) - firstLetter;
  return null;
}

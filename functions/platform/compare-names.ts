let collator: Intl.Collator | undefined;

/** Compares names and titles by the rules of English. The rules are loaded on first use, to start faster. */
export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator('en');
  return collator.compare(one, other);
}

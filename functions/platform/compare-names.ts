let collator: Intl.Collator | undefined;

/** Compares names and titles as users expect. Its rules are loaded on first use, which takes milliseconds of a start. */
export function compareNames(one: string, other: string): number {
  collator ??= new Intl.Collator('en');
  return collator.compare(one, other);
}

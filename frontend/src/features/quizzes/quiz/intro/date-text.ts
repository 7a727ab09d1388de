/** The date with the time. Empty if null. */
export function dateText(at: string | null): string {
  return at === null ? '' : new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}

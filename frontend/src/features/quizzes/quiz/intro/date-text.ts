/** The day and the time of day; empty for none. */
export function dateText(at: string | null): string {
  return at === null ? '' : new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}

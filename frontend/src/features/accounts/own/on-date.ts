/** A short date, such as 'Nov 21, 2026'. */
export function onDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en', { dateStyle: 'medium' });
}

/** A time in the user's time zone. */
export function DateTimeText({ at }: { at: string }) {
  const text = new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{text}</time>;
}

/** A time, in the reader's own zone. */
export function DateTimeText({ at }: { at: string }) {
  const text = new Date(at).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{text}</time>;
}

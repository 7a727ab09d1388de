const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago a time is, in words: 'just now', '2 minutes ago', 'yesterday'. After a month its date. */
export function ago(iso: string, now = Date.now()): string {
  const then = new Date(iso).getTime();
  const passed = now - then;
  if (passed < minuteMs) return 'just now';
  if (passed < hourMs) return format.format(-Math.floor(passed / minuteMs), 'minute');
  if (passed < dayMs) return format.format(-Math.floor(passed / hourMs), 'hour');
  if (passed < 30 * dayMs) return format.format(-Math.floor(passed / dayMs), 'day');
  return new Date(then).toLocaleDateString('en', { dateStyle: 'medium' });
}

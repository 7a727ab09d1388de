/** A local date and time without a zone: `2026-11-24` and `23:59`. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

const minute = 60_000;
const maxNameLength = 100;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, created);
  return created;
}

/** Whether a text is the IANA name of a time zone, for example `Europe/Berlin`. */
export function isTimeZone(name: string): boolean {
  if (name.length > maxNameLength || !/^[A-Za-z]/.test(name)) return false;
  try {
    // oxlint-disable-next-line no-new -- throws if the name is unknown
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/**
 * The local time of an instant in a zone. Both are milliseconds since 1970; the local time is read as if it were UTC.
 */
function wallClock(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatterIn(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minutes, second);
}

/** The local time of an instant in a zone. `instant`: ISO 8601. */
export function toLocalTime(instant: string, timeZone: string): LocalTime {
  const iso = new Date(wallClock(Date.parse(instant), timeZone)).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/**
 * The instant of a local time in a zone, as ISO 8601 in UTC with milliseconds. Null if the local time is not complete.
 * A time that exists twice, when clocks are set back, means the first one. A time that does not exist, when clocks are
 * set forward, moves forward by the skipped hour: 02:30 becomes 03:30.
 */
export function fromLocalTime({ date, time }: LocalTime, timeZone: string): string | null {
  const local = Date.parse(`${date}T${time}:00.000Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time) || Number.isNaN(local)) return null;
  // Date.parse accepts February 30 in some engines.
  if (new Date(local).toISOString().slice(0, 10) !== date) return null;
  const day = 24 * 60 * minute;
  const offsets = [local - day, local + day].map((near) => wallClock(near, timeZone) - near);
  const candidates = offsets.map((offset) => local - offset).toSorted((one, other) => one - other);
  const exact = candidates.find((instant) => wallClock(instant, timeZone) === local);
  // A skipped time has no exact candidate. The later candidate uses the offset from before the clocks went forward.
  return new Date(exact ?? candidates.at(-1) ?? local).toISOString();
}

/** What happens to a local time when clocks change: it is skipped, or it exists twice. Null for other times. */
export function clockChangeAt(local: LocalTime, timeZone: string): 'SKIPPED' | 'TWICE' | null {
  const instant = fromLocalTime(local, timeZone);
  if (instant === null) return null;
  const shown = toLocalTime(instant, timeZone);
  if (shown.date !== local.date || shown.time !== local.time) return 'SKIPPED';
  const hour = 60 * minute;
  const next = toLocalTime(new Date(Date.parse(instant) + hour).toISOString(), timeZone);
  return next.date === local.date && next.time === local.time ? 'TWICE' : null;
}

const minuteMs = 60_000;
const units = { hour: 'hours', minute: 'minutes' } as const;

const counted = (count: number, unit: keyof typeof units) => `${count} ${count === 1 ? unit : units[unit]}`;

/** Remaining time in words, rounded up to minutes: '29 minutes left', '1 hour 5 minutes left'. */
export function timeLeftText(ms: number): string {
  if (ms <= 0) return 'Time is up';
  if (ms < minuteMs) return 'Less than 1 minute left';
  const minutes = Math.ceil(ms / minuteMs);
  const hours = Math.floor(minutes / 60);
  const restMinutes = minutes % 60;
  const parts = [
    ...(hours > 0 ? [counted(hours, 'hour')] : []),
    ...(restMinutes > 0 ? [counted(restMinutes, 'minute')] : []),
  ];
  return `${parts.join(' ')} left`;
}

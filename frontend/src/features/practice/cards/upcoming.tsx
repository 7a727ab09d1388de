import { dayName, onDay } from '../days.ts';
import styles from '../practice.module.css';
import type { Practice } from '../use-practice.ts';

/** Days listed: a week says enough. */
const listed = 7;

const cards = (count: number) => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** When they come back, where that is one day for all of them; else how many there are. */
export function upcomingInWords({ upcoming, total }: Pick<Practice, 'upcoming' | 'total'>): string {
  const [first] = upcoming;
  if (!first) return '';
  if (first.count < total) return `${cards(total)} wait for their day.`;
  return `${cards(first.count)} ${first.count === 1 ? 'comes' : 'come'} back ${onDay(first.day)}.`;
}

/** The days on which cards come back; nothing where it is one day for all of them. */
export function Upcoming({ upcoming, total }: Pick<Practice, 'upcoming' | 'total'>) {
  if (upcoming.length < 2) return null;
  const days = upcoming.slice(0, listed);
  const later = total - days.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul aria-label="When cards come back" className={styles.upcoming}>
      {days.map(({ day, count }) => (
        <li key={day}>
          <span>{dayName(day)}</span>
          <span>{cards(count)}</span>
        </li>
      ))}
      {later > 0 ? (
        <li>
          <span>Later</span>
          <span>{cards(later)}</span>
        </li>
      ) : null}
    </ul>
  );
}

import styles from '../practice.module.css';

interface CardProgressProps {
  /** Answered today. */
  done: number;
  /** To be answered today. */
  left: number;
  /** Cards that are due, whether or not they fit into the day. */
  due: number;
}

/** More than these would be too thin to count. */
const mostMarks = 24;

/** How far one has come today. */
export function CardProgress({ done, left, due }: CardProgressProps) {
  const all = done + left;
  const waiting = due - left;
  return (
    <div className={styles.progress}>
      {all > mostMarks ? null : (
        <div className={styles.marks} aria-hidden>
          {Array.from({ length: all }, (_, place) => (
            <i key={place} data-state={stateOf(place, done)} />
          ))}
        </div>
      )}
      <p role="status">
        <span>
          {done} of {all} today
        </span>
        <span>{waiting > 0 ? `${waiting} more due, beyond today’s minutes` : `${left} to go`}</span>
      </p>
    </div>
  );
}

function stateOf(place: number, done: number): 'done' | 'now' | 'open' {
  if (place < done) return 'done';
  return place === done ? 'now' : 'open';
}

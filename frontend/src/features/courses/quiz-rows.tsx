import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './to-practise.module.css';

interface QuizRow {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** Below the title. */
  readonly note?: string | undefined;
  /** At the end of the row. */
  readonly fact: ReactNode;
}

interface QuizRowsProps {
  heading: string;
  /** What the part is called where nothing stands around it. */
  label: string;
  rows: readonly QuizRow[];
}

const mostRows = 3;

/** The first quizzes of a part, each as the way to it; nothing of the part where there is none. */
export function QuizRows({ heading, label, rows }: QuizRowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-label={label}>
      <h3>{heading}</h3>
      <ul className={styles.rows}>
        {rows.slice(0, mostRows).map(({ id, title, to, note, fact }) => (
          <li key={id}>
            <div>
              <Link to={to}>{title}</Link>
              {note === undefined ? null : <p>{note}</p>}
            </div>
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { ReadQuestions } from '../data/read-questions.ts';
import styles from './picking.module.css';

const levels: Readonly<Record<ReadQuestions['report'][number]['level'], string>> = {
  ERROR: 'Left out',
  LOSS: 'Lost',
  NOTE: 'Note',
};

/** What became of the lines of a file, or what a file could not hold. */
export function ImportReport({ report }: Pick<ReadQuestions, 'report'>) {
  if (report.length === 0) return null;
  return (
    <ul className={styles.report} aria-label="Report">
      {report.map(({ line, level, message }) => (
        <li key={`${line} ${message}`} data-level={level}>
          <b>
            {levels[level]}
            {line === null ? '' : `, line ${line}`}:
          </b>{' '}
          {message}
        </li>
      ))}
    </ul>
  );
}

import { Alert } from '@mantine/core';
import type { ImportLevel } from '../../gql/graphql.ts';
import type { ReportLine } from './import-api.ts';
import styles from './exchange.module.css';

/** Most severe first. The title of LOSS has no count, since one question can have several changes. */
const levels: readonly { level: ImportLevel; title: (count: number) => string }[] = [
  { level: 'ERROR', title: (count) => `${count.toLocaleString('en-US')} skipped` },
  { level: 'LOSS', title: () => 'Imported with changes' },
  { level: 'NOTE', title: (count) => (count === 1 ? '1 note' : `${count} notes`) },
];

const isAboutWholeFile = ({ level, line }: ReportLine) => level === 'ERROR' && line === null;

/** Whether questions of the file cannot be imported. */
export function hasSkipped(report: readonly ReportLine[]): boolean {
  return report.some((line) => line.level === 'ERROR' && !isAboutWholeFile(line));
}

/** The report of a file: errors of the whole file, then messages about single questions, most severe first. */
export function ReportLines({ report }: { report: readonly ReportLine[] }) {
  if (report.length === 0) return null;
  const whole = report.filter(isAboutWholeFile);
  return (
    <section className={styles.report} aria-label="Report">
      {whole.length === 0 ? null : (
        <Alert role="group" color="danger" aria-label="The whole file" variant="light">
          {whole.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
        </Alert>
      )}
      {levels.map(({ level, title }) => {
        const lines = report.filter((line) => line.level === level && !isAboutWholeFile(line));
        if (lines.length === 0) return null;
        return (
          <Alert
            key={level}
            role="group"
            color={level === 'ERROR' ? 'danger' : 'ink'}
            title={title(lines.length)}
            variant="light"
          >
            <ul className={styles.lines}>
              {lines.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  {line === null ? null : <b>Line {line}: </b>}
                  {message}
                </li>
              ))}
            </ul>
          </Alert>
        );
      })}
    </section>
  );
}

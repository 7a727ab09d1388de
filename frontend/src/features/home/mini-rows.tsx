import { Switch } from '@mantine/core';
import { useId } from 'react';
import { formatNeed } from '../../../../core/grading/rounding.ts';
import { rowMaximum, rowWeight, type MiniRow } from './mini-course.ts';
import styles from './mini-rows.module.css';

interface MiniRowsProps {
  rows: readonly MiniRow[];
  /** The recommended grade of each row, or null. */
  needed: readonly (number | null)[];
  onText: (index: number, text: string) => void;
  onKnown: (index: number, known: boolean) => void;
}

export function MiniRows({ rows, needed, onText, onKnown }: MiniRowsProps) {
  return (
    <>
      <div className={styles.head}>
        <h2>Try it, no account needed</h2>
        <span className={styles.weight}>Weight</span>
        <span>Known</span>
        <span className={styles.gradeHead}>Grade</span>
      </div>
      <ul className={styles.rows}>
        {rows.map((row, index) => (
          <Row
            key={row.name}
            row={row}
            needed={needed[index] ?? null}
            onText={(text) => onText(index, text)}
            onKnown={(known) => onKnown(index, known)}
          />
        ))}
      </ul>
    </>
  );
}

interface RowProps {
  row: MiniRow;
  needed: number | null;
  onText: (text: string) => void;
  onKnown: (known: boolean) => void;
}

function Row({ row, needed, onText, onKnown }: RowProps) {
  return (
    <li className={styles.row} data-open={!row.known || undefined}>
      <span className={styles.name}>{row.name}</span>
      <span className={styles.weight}>{rowWeight} %</span>
      <Switch
        withThumbIndicator={false}
        checked={row.known}
        onChange={(event) => onKnown(event.currentTarget.checked)}
        aria-label={`${row.name}: grade known`}
        classNames={{ root: styles.known ?? '', track: styles.track ?? '', thumb: styles.thumb ?? '' }}
      />
      <GradeField row={row} onText={onText} />
      {needed === null ? null : (
        <span className={styles.needs}>
          needs <b>{formatNeed(needed, rowMaximum)}</b>
        </span>
      )}
    </li>
  );
}

function GradeField({ row, onText }: Pick<RowProps, 'row' | 'onText'>) {
  const errorId = useId();
  return (
    <>
      <span className={styles.grade}>
        <input
          className={styles.field}
          inputMode="decimal"
          placeholder="?"
          value={row.text}
          onChange={(event) => onText(event.currentTarget.value)}
          aria-label={`${row.name}: grade`}
          aria-invalid={row.error !== null}
          aria-describedby={row.error === null ? undefined : errorId}
        />
        / {rowMaximum}
      </span>
      {row.error === null ? null : (
        <span id={errorId} className={styles.error} role="alert">
          {row.error}
        </span>
      )}
    </>
  );
}

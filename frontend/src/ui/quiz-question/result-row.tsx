import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TextFormat } from '../../../../core/rich-text/text-format.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import styles from './question-result.module.css';

/** `yes`: correct. `no`: selected but wrong. `mine`: selected, and the key is not released. */
export type RowKind = 'yes' | 'no' | 'mine' | 'plain';

interface ResultRowProps {
  kind: RowKind;
  /** The row's meaning in words. */
  tag: string;
  letter?: string;
  /** Why this answer is correct or wrong. */
  why?: string;
  /** Format of `why`. */
  format: TextFormat;
  children: ReactNode;
}

/** An answer with its mark. The icon, the tag and the colour all show the row's kind. */
export function ResultRow({ kind, tag, letter, why = '', format, children }: ResultRowProps) {
  return (
    <li className={styles.row} data-kind={kind}>
      <span className={styles.sign}>
        {kind === 'yes' ? <IconCheck size={18} aria-hidden /> : null}
        {kind === 'no' ? <IconX size={18} aria-hidden /> : null}
      </span>
      <div className={styles.answer}>
        {letter === undefined ? null : <span className={styles.letter}>{letter}</span>}
        <div className={styles.words}>
          {children}
          {why === '' ? null : (
            <div className={styles.rowWhy}>
              <RichText text={why} format={format} />
            </div>
          )}
        </div>
      </div>
      {tag === '' ? null : <span className={styles.tag}>{tag}</span>}
    </li>
  );
}

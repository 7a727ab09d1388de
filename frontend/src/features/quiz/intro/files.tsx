import { Anchor } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { QuizOnScreen } from '../quiz-on-screen.ts';
import styles from './intro.module.css';

/** What comes with a quiz, to be downloaded. */
export function Files({ files }: Pick<QuizOnScreen, 'files'>) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files} aria-label="Files">
      {files.map(({ id, name, size, url }) => (
        <li key={id}>
          <Anchor href={url} download={name} className={styles.file ?? ''}>
            <IconDownload size={18} aria-hidden />
            <span className={styles.fileName}>{name}</span>
          </Anchor>
          <span className={styles.size}>{sizeText(size)}</span>
        </li>
      ))}
    </ul>
  );
}

const kilo = 1024;
const units = ['bytes', 'KB', 'MB', 'GB'] as const;

function sizeText(bytes: number): string {
  const power = Math.min(units.length - 1, bytes < kilo ? 0 : Math.floor(Math.log(bytes) / Math.log(kilo)));
  const amount = bytes / kilo ** power;
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : Math.round(amount)} ${units[power]}`;
}

import { Anchor } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { sizeText } from '../../../../lib/size-text.ts';
import type { QuizOnScreen } from '../quiz-on-screen.ts';
import styles from './intro.module.css';

/** The quiz's files, to download. */
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

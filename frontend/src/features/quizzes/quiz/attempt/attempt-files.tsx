import { Anchor } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import type { QuizToTake } from '../quiz-on-screen.ts';
import styles from './taking.module.css';

/** What comes with the quiz, at hand while it is taken; each beside the attempt, which stays open. */
export function AttemptFiles({ files }: Pick<QuizToTake, 'files'>) {
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      <IconPaperclip size={18} aria-hidden />
      <ul aria-label="Files">
        {files.map(({ id, name, url }) => (
          <li key={id}>
            <Anchor href={url} target="_blank" rel="noopener">
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Anchor, Button } from '@mantine/core';
import { sizeText } from '../../../../lib/size-text.ts';
import type { QuizFile } from '../model/quiz-content.ts';
import { useBuilt, useDispatch } from '../store/use-builder.ts';
import styles from './files.module.css';

/** A file that the quiz has. Removing it waits for the next save. */
export function SavedFile({ file: { id, name, size, url } }: { file: QuizFile }) {
  const isRemoved = useBuilt(({ removedFiles }) => removedFiles.includes(id));
  const dispatch = useDispatch();
  return (
    <li className={styles.row} data-removed={isRemoved || undefined}>
      <Anchor href={url} download={name} className={styles.name ?? ''}>
        {name}
      </Anchor>
      <span className={styles.size}>{isRemoved ? 'Goes with the next save' : sizeText(size)}</span>
      <Button
        variant="subtle"
        color="gray"
        size="compact-md"
        aria-label={isRemoved ? `Keep ${name}` : `Remove ${name}`}
        onClick={() => dispatch({ type: isRemoved ? 'keepFile' : 'removeFile', id })}
      >
        {isRemoved ? 'Keep' : 'Remove'}
      </Button>
    </li>
  );
}

import { Anchor, Button } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import { IconPaperclip } from '@tabler/icons-react';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { knownExtensions } from '../../../../../../core/files/accepted-files.ts';
import { sizeText } from '../../../../lib/size-text.ts';
import { fileRule } from '../model/file-problem.ts';
import type { QuizFile } from '../model/quiz-content.ts';
import shared from '../quiz-builder.module.css';
import { useBuilderState, useDispatch } from '../store/use-builder.ts';
import styles from './files.module.css';
import { UploadRow } from './upload-row.tsx';
import { type RefusedFile, useFileChoice } from './use-file-choice.ts';

/** Accepts files that are dropped on an element. Returns true while files are dragged over the element. */
function useFileDrop(
  target: RefObject<HTMLElement | null>,
  onFiles: (files: readonly File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const handleFiles = useEffectEvent(onFiles);
  useEffect(() => {
    const element = target.current;
    if (element === null) return undefined;
    const over = (event: DragEvent) => {
      // Dragged questions are ignored.
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node) || !element.contains(event.relatedTarget)) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      handleFiles(files);
    };
    element.addEventListener('dragover', over);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  }, [target]);
  return isOver;
}

/** A stored file of the quiz. Removing it takes effect with the next save. */
function SavedFile({ file: { id, name, size, url } }: { file: QuizFile }) {
  const isRemoved = useBuilderState(({ removedFiles }) => removedFiles.includes(id));
  const dispatch = useDispatch();
  return (
    <li className={styles.row} data-removed={isRemoved || undefined}>
      <Anchor href={url} download={name} className={styles.name ?? ''}>
        {name}
      </Anchor>
      <span className={styles.size}>{isRemoved ? 'Removed when you save' : sizeText(size)}</span>
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

const noFiles: readonly never[] = [];

/** Files of the quiz: stored files, and files that the next save uploads. */
export function Files() {
  const saved = useBuilderState((state) => state.saved?.files ?? noFiles);
  const uploads = useBuilderState((state) => state.uploads);
  const problem = useBuilderState(({ problems }) => problems.fields['files']);
  const { choose, refused } = useFileChoice();
  const section = useRef<HTMLElement>(null);
  const isOver = useFileDrop(section, choose);
  const dialog = useFileDialog({
    accept: knownExtensions.map((extension) => `.${extension}`).join(','),
    multiple: true,
    resetOnOpen: true,
    onChange: (files) => choose([...(files ?? [])]),
  });
  return (
    <section
      ref={section}
      className={shared.card}
      aria-labelledby="quiz-files"
      data-over={isOver || undefined}
    >
      <div className={shared.cardHead}>
        <div>
          <h2 id="quiz-files">Files</h2>
          <p className={shared.hint}>Students can download them. {fileRule}</p>
        </div>
      </div>
      {saved.length + uploads.length === 0 ? null : (
        <ul className={styles.list} aria-label="Files of the quiz">
          {saved.map((file) => (
            <SavedFile key={file.id} file={file} />
          ))}
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      <div>
        <Refused files={refused} />
        {problem ? <p className={styles.problem}>{problem}</p> : null}
        <div className={styles.drop}>
          <Button
            variant="default"
            leftSection={<IconPaperclip size={16} aria-hidden />}
            onClick={dialog.open}
          >
            Choose files
          </Button>
          <span className={styles.dropHint}>{isOver ? 'Drop to add them' : 'or drop them here'}</span>
        </div>
      </div>
    </section>
  );
}

function Refused({ files }: { files: readonly RefusedFile[] }) {
  return (
    <div role="alert">
      {files.length === 0 ? null : (
        <ul className={styles.refused}>
          {files.map(({ key, name, reason }) => (
            <li key={key}>
              <b>{name}</b> {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

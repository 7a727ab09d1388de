import { Button } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import { fileRule } from '../model/file-problem.ts';
import { useBuilt } from '../store/use-builder.ts';
import { SavedFile } from './saved-file.tsx';
import { UploadRow } from './upload-row.tsx';
import { useChoosing, type RefusedFile } from './use-choosing.ts';
import { useFileDrop } from './use-file-drop.ts';
import { knownExtensions } from '../../../../../../core/files/taken-files.ts';
import styles from './files.module.css';
import shared from '../quiz-builder.module.css';

const noFiles: readonly never[] = [];

/** Files that come with the quiz: those that are there, and those that go up with the next save. */
export function Files() {
  const saved = useBuilt((state) => state.saved?.files ?? noFiles);
  const uploads = useBuilt((state) => state.uploads);
  const problem = useBuilt(({ problems }) => problems.fields['files']);
  const { choose, refused } = useChoosing();
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
          <p className={shared.hint}>For those who take it. {fileRule}</p>
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
          <span className={styles.dropHint}>{isOver ? 'Let go to add them' : 'or drop them here'}</span>
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

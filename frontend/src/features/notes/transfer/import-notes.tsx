import { useApolloClient } from '@apollo/client/react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useFileDialog } from '@mantine/hooks';
import { type DragEvent, useState } from 'react';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { saveNoteMutation } from '../note-documents.ts';
import { titleOf } from '../../../lib/notes/note-title.ts';
import { type ChosenFile, maxFiles, readFiles } from './read-files.ts';
import styles from './transfer.module.css';

interface ImportNotesProps {
  /** Called when notes were created. */
  onImported: () => void;
  onClose: () => void;
}

/** Creates a note from each chosen Markdown file, after a preview. */
export function ImportNotes({ onImported, onClose }: ImportNotesProps) {
  const { files, failure, isBusy, choose, save } = useImport(onImported, onClose);
  const notes = files.filter(({ note }) => note !== null);
  return (
    <Modal opened onClose={onClose} title="Import Markdown" size="lg">
      <Stack gap="md">
        <Drop isChosen={files.length > 0} onFiles={(chosen) => void choose(chosen)} />
        {failure === null ? null : (
          <FormFailure title={failure.title} onRetry={failure.retry}>
            {failure.message}
          </FormFailure>
        )}
        <div role="status">
          {files.length === 0 ? null : (
            <p className={styles.found}>{foundText(notes.length, files.length)}</p>
          )}
        </div>
        {files.length === 0 ? null : (
          <ul className={styles.files} aria-label="Files">
            {files.map((file) => (
              <FileLine key={file.key} file={file} />
            ))}
          </ul>
        )}
        <Group gap="sm" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          {notes.length === 0 ? null : (
            <Button loading={isBusy} onClick={() => void save()}>
              Import {countText(notes.length)}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}

const countText = (count: number) => (count === 1 ? '1 note' : `${count} notes`);

function foundText(notes: number, files: number): string {
  if (notes === files) return `${countText(notes)} found.`;
  const refused = files - notes;
  return `${countText(notes)} found. ${refused === 1 ? '1 file cannot' : `${refused} files cannot`} be imported.`;
}

function FileLine({ file: { name, note, problem } }: { file: ChosenFile }) {
  const remarks = problem === null ? (note?.losses ?? []) : [problem];
  return (
    <li>
      <strong>{note === null ? name : titleOf(note)}</strong>
      {note === null ? null : <span className={styles.fact}>{name}</span>}
      {note?.tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
      {remarks.map((remark) => (
        <p key={remark} data-refused={problem !== null || undefined}>
          {problem === null ? remark : `Not imported: ${remark}`}
        </p>
      ))}
    </li>
  );
}

interface DropProps {
  isChosen: boolean;
  onFiles: (files: readonly File[]) => void;
}

function Drop({ isChosen, onFiles }: DropProps) {
  const [isOver, setOver] = useState(false);
  const dialog = useFileDialog({
    accept: '.md,.markdown,.txt',
    multiple: true,
    resetOnOpen: true,
    onChange: (files) => onFiles([...(files ?? [])]),
  });
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type !== 'dragleave');
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={drag}
      onDrop={drop}
    >
      <Text flex="1 1 220px" c="dimmed">
        Drop Markdown files here, for example from Obsidian. Each file becomes a note. At most {maxFiles}{' '}
        files of 500,000 characters.
      </Text>
      <Button variant="default" onClick={dialog.open}>
        {isChosen ? 'Choose other files' : 'Choose files'}
      </Button>
    </div>
  );
}

interface ImportFailure {
  readonly title: string;
  readonly message: string;
  readonly retry: (() => void) | null;
}

/** Reads the chosen files, and creates their notes. */
function useImport(onImported: () => void, onClose: () => void) {
  const client = useApolloClient();
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const choose = async (chosen: readonly File[]): Promise<void> => {
    if (chosen.length === 0) return;
    setFailure(null);
    const title = 'The files could not be read';
    if (chosen.length > maxFiles)
      return setFailure({
        title,
        message: `You chose ${chosen.length} files. Import at most ${maxFiles} at once.`,
        retry: null,
      });
    try {
      setFiles(await readFiles(chosen));
    } catch (error) {
      setFailure({ title, message: failureMessage(error), retry: () => void choose(chosen) });
    }
    return undefined;
  };
  /** Creates the notes in order. A note leaves the list when it is created, so another try creates only the others. */
  const save = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const notes = files.filter(({ note }) => note !== null);
    let saved = 0;
    try {
      for (const { note, key } of notes) {
        if (note === null) continue;
        const { title, tags, content } = note;
        // oxlint-disable-next-line no-await-in-loop -- in the order of the files, and not 100 requests at once
        await client.mutate({
          mutation: saveNoteMutation,
          variables: { input: { title, tags: [...tags], content, key } },
          fetchPolicy: 'no-cache',
        });
        saved += 1;
        setFiles((left) => left.filter((file) => file.key !== key));
      }
      onClose();
      showSuccess(saved === 1 ? '1 note was imported.' : `${saved} notes were imported.`);
    } catch (error) {
      const done = saved === 0 ? 'Nothing was imported' : `${saved} of ${notes.length} notes were imported`;
      setFailure({ title: done, message: failureMessage(error), retry: null });
    } finally {
      setBusy(false);
      if (saved > 0) onImported();
    }
  };
  return { files, failure, isBusy, choose, save };
}

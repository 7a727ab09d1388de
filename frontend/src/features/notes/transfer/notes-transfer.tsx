import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { downloadBytes } from '../../../lib/download-bytes.ts';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { failureWithReason } from '../../../lib/server-failure.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { deletedNotesQuery, exportNotesQuery, notesQuery, noteTagsQuery } from '../note-documents.ts';

const ImportNotes = lazyChunk(77, async () => (await import('./import-notes.tsx')).ImportNotes);

/** Imports notes from Markdown files. */
export function ImportButton() {
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  const refresh = () =>
    void client.refetchQueries({ include: [notesQuery, noteTagsQuery, deletedNotesQuery] });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={16} aria-hidden />}
        onMouseEnter={ImportNotes.preload}
        onFocus={ImportNotes.preload}
        onClick={() => setOpen(true)}
      >
        Import Markdown
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ImportNotes onImported={refresh} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Downloads all notes as Markdown files. */
export function ExportAllButton() {
  const client = useApolloClient();
  const [isRunning, setRunning] = useState(false);
  const exportAll = async () => {
    setRunning(true);
    try {
      const { data } = await client.query({ query: exportNotesQuery, fetchPolicy: 'no-cache' });
      if (data?.exportNotes) downloadBytes(data.exportNotes);
    } catch (error) {
      showFailure(failureWithReason('Your notes were not exported', error), () => void exportAll());
    } finally {
      setRunning(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={isRunning}
      title="A ZIP file with a Markdown file for each note"
      onClick={() => void exportAll()}
    >
      Export all
    </Button>
  );
}

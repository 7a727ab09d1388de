import { ActionIcon } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { downloadMarkdown } from '../../../lib/download-bytes.ts';
import { failureWithReason } from '../../../lib/server-failure.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { loadMarkdown } from '../../../ui/note-editor/markdown/load-markdown.ts';
import type { NoteSaver } from '../saving/note-saver.ts';

/** Downloads the note on the screen as a Markdown file, also if it is not saved yet. */
export function ExportNote({ saver }: { saver: NoteSaver }) {
  const exportNote = async () => {
    try {
      const { noteFileName, writeNoteFile } = await loadMarkdown();
      const { title, tags, content } = saver.store.getState().fields;
      downloadMarkdown(writeNoteFile({ title, tags, content }), noteFileName(title));
    } catch (error) {
      showFailure(failureWithReason('The note was not exported', error), () => void exportNote());
    }
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label="Export the note as Markdown"
      title="Export as Markdown"
      onClick={() => void exportNote()}
    >
      <IconDownload size={18} aria-hidden />
    </ActionIcon>
  );
}

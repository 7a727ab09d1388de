import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { screenHeading } from '../../../lib/screen-heading.ts';
import type { DraftStatus } from '../hooks/use-draft.ts';
import { download } from '../commands/export-course.ts';
import styles from './pages.module.css';

interface DraftNoticesProps {
  draft: DraftStatus;
  /** The text of a draft that could not be read. */
  broken: string | null;
}

/** Notices about the draft on this device. */
export function DraftNotices({ draft, broken }: DraftNoticesProps) {
  return (
    <>
      <BrokenDraft text={broken} />
      {draft.isLost ? (
        <Alert color="danger" title="Your draft isn’t stored in this browser" className={styles.notice ?? ''}>
          The browser’s storage is full or switched off. Export the course before you leave this page.
        </Alert>
      ) : null}
      {draft.foreign === null ? null : (
        <Alert color="ink" title="This course was changed in another tab" className={styles.notice ?? ''}>
          Both versions are kept until you choose one. Undo brings the other back.
          <Group gap="sm" mt="sm">
            <Button size="compact-md" variant="outline" onClick={() => choose(draft.takeForeign)}>
              Use the other tab’s version
            </Button>
            <Button size="compact-md" variant="outline" onClick={() => choose(draft.keepMine)}>
              Keep mine
            </Button>
          </Group>
        </Alert>
      )}
    </>
  );
}

/** The notice disappears when the student chooses, so the focus moves to the course. */
function choose(chooseVersion: () => void): void {
  chooseVersion();
  screenHeading()?.focus();
}

function BrokenDraft({ text }: { text: string | null }) {
  const [isOpen, setOpen] = useState(true);
  if (text === null || !isOpen) return null;
  return (
    <Alert
      color="danger"
      title="Your last draft can’t be read"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={() => setOpen(false)}
      className={styles.notice ?? ''}
    >
      It’s still on this device. The course opened without it.
      <Group mt={4}>
        <Button
          size="compact-md"
          variant="outline"
          color="danger"
          onClick={() => download(text, 'unreadable-draft.json', 'application/json')}
        >
          Download it
        </Button>
      </Group>
    </Alert>
  );
}

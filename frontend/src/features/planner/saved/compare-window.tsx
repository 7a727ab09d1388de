import { Modal } from '@mantine/core';
import type { SavedCourse } from '../model/saved-course.ts';
import { CompareVersions } from './compare-versions.tsx';

interface CompareWindowProps {
  /** What was saved elsewhere; null closes the window. */
  theirs: SavedCourse | null;
  onClose: () => void;
  /** It is off the page. */
  onClosed: () => void;
}

/** The version in hand and the one that was saved elsewhere, side by side. */
export function CompareWindow({ theirs, onClose, onClosed }: CompareWindowProps) {
  return (
    <Modal
      opened={theirs !== null}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      title="This course was changed elsewhere"
      size={860}
    >
      {theirs === null ? null : <CompareVersions key={theirs.revision} theirs={theirs} onDone={onClose} />}
    </Modal>
  );
}

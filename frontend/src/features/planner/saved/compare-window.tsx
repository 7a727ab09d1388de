import { Modal } from '@mantine/core';
import type { SavedCourse } from '../model/saved-course.ts';
import { CompareVersions } from './compare-versions.tsx';

interface CompareWindowProps {
  /** What was saved elsewhere; null closes the window. */
  theirs: SavedCourse | null;
  onClose: () => void;
}

/** The version in hand and the one that was saved elsewhere, side by side. */
export function CompareWindow({ theirs, onClose }: CompareWindowProps) {
  return (
    <Modal opened={theirs !== null} onClose={onClose} title="This course was changed elsewhere" size={860}>
      {theirs === null ? null : <CompareVersions key={theirs.revision} theirs={theirs} onDone={onClose} />}
    </Modal>
  );
}

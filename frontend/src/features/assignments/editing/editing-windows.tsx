import { Button, Group, Modal, Text } from '@mantine/core';
import { ago } from '../../../lib/ago.ts';
import { showSuccess } from '../../../lib/show-notice.tsx';
import { differencesBetween, fieldsOf } from './assignment-fields.ts';
import type { AssignmentEditing } from './use-assignment-editing.ts';

/** Shown if a save is refused because another version was saved first. The user chooses one of the two versions. */
export function ConflictWindow({ editing }: { editing: AssignmentEditing }) {
  const { theirs, fields, keepMine, takeTheirs } = editing;
  if (theirs === null) return null;
  const differences = differencesBetween(fields, fieldsOf(theirs));
  const by = theirs.authorName === '' ? 'in another tab or on another device' : `by ${theirs.authorName}`;
  return (
    // The window cannot be closed before the user has chosen a version.
    <Modal opened onClose={() => {}} withCloseButton={false} title="The assignment was changed elsewhere">
      <Text>
        It was saved {by} {ago(theirs.updatedAt)}. Nothing was overwritten.
      </Text>
      <Text mt="sm">
        {differences.length === 0
          ? 'Both versions are equal.'
          : `The versions differ in: ${differences.join(', ')}.`}
      </Text>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button
          variant="default"
          onClick={() => {
            takeTheirs();
            showSuccess('The other version is in the form now.');
          }}
        >
          Take theirs
        </Button>
        <Button data-autofocus onClick={keepMine}>
          Keep mine
        </Button>
      </Group>
    </Modal>
  );
}

interface LeaveWindowProps {
  /** Leaves the form. Null while the window is closed. */
  leave: (() => void) | null;
  onDiscard: () => void;
  onClose: () => void;
}

/** Asks before the user leaves the form with changes that are not saved. */
export function LeaveWindow({ leave, onDiscard, onClose }: LeaveWindowProps) {
  const go = () => {
    onClose();
    leave?.();
  };
  return (
    <Modal opened={leave !== null} onClose={onClose} title="The assignment isn’t saved" centered>
      <Text>If you leave, your changes stay on this device, and are back when you open the form here.</Text>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button
          variant="subtle"
          color="danger"
          onClick={() => {
            onDiscard();
            go();
          }}
        >
          Discard the changes
        </Button>
        <Button variant="default" onClick={go}>
          Leave
        </Button>
        <Button data-autofocus onClick={onClose}>
          Stay here
        </Button>
      </Group>
    </Modal>
  );
}

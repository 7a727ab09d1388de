import { Button, Group, Modal, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useUnsavedGuard } from '../../../../lib/use-unsaved-guard.ts';
import { KeptGrades, KeptGradesContext } from './kept-grades.ts';

/** Keeps grades that are typed and not saved, and asks before the quiz is left with one. */
export function UnsavedGrades({ children }: { children: ReactNode }) {
  const [kept] = useState(() => new KeptGrades());
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useUnsavedGuard(
    () => !kept.isEmpty,
    (go) => setLeave(() => go),
  );
  const stay = () => setLeave(null);
  return (
    <KeptGradesContext value={kept}>
      {children}
      <Modal opened={leave !== null} onClose={stay} title="Leave without saving the grade?" centered>
        <Text>A grade that you typed is not saved yet. Without saving, it is gone.</Text>
        <Group mt="lg" gap="sm" justify="flex-end">
          <Button variant="default" onClick={() => leave?.()}>
            Leave without saving
          </Button>
          <Button data-autofocus onClick={stay}>
            Stay here
          </Button>
        </Group>
      </Modal>
    </KeptGradesContext>
  );
}

import { Button, Group, Modal, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useUnsavedGuard } from '../../lib/use-unsaved-guard.ts';
import type { NoteSaver } from './saving/note-saver.ts';
import { hasUnsaved } from './saving/note-state.ts';

/** Milliseconds that leaving waits for the save before the user is asked. */
const patienceMs = 1500;

/** Saves before another screen is shown. Asks if that takes long or fails. */
export function LeaveWindow({ saver }: { saver: NoteSaver }) {
  const { store } = saver;
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isKept = useStore(store, (state) => state.isKept);
  const reason = useStore(store, ({ theirs, failure, isSending }) => {
    if (theirs !== null) return 'You haven’t chosen a version yet.';
    if (failure !== null && !isSending) return failure.message;
    return 'The server has not answered yet.';
  });
  // The newest attempt to leave. A save that ends after the user has decided to stay must not leave.
  const attempt = useRef<object | null>(null);
  const saveFirst = (go: () => void) => {
    const own = {};
    attempt.current = own;
    const ask = () => setLeave(() => go);
    const asking = setTimeout(ask, patienceMs);
    void saver.save().then((isSaved) => {
      clearTimeout(asking);
      if (attempt.current !== own) return undefined;
      if (!isSaved) return ask();
      setLeave(null);
      return go();
    });
  };
  useUnsavedGuard(() => hasUnsaved(store.getState()), saveFirst);
  const stay = () => {
    attempt.current = null;
    setLeave(null);
  };
  const goNow = () => {
    saver.keepNow();
    stay();
    leave?.();
  };
  return (
    <Modal opened={leave !== null} onClose={stay} title="The note isn’t saved yet" centered>
      <Text>
        {reason}{' '}
        {isKept
          ? 'If you leave, your changes stay on this device, and are back when you open the note here.'
          : 'This browser does not store your changes: you lose them if you leave.'}
      </Text>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button variant="default" onClick={goNow}>
          {isKept ? 'Leave' : 'Leave without saving'}
        </Button>
        <Button data-autofocus onClick={stay}>
          Stay here
        </Button>
      </Group>
    </Modal>
  );
}

import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PractiseForm } from './practise-form.tsx';

interface PractiseTheseProps {
  courseId: string | null;
  /** The weakest first. */
  concepts: readonly string[];
  children: string;
}

/** Asks how much of what is weak is to be practised, and makes a quiz of it. */
export function PractiseThese({ courseId, concepts, children }: PractiseTheseProps) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" onClick={open}>
        {children}
      </Button>
      <Modal opened={isOpen} onClose={close} title="A quiz about what is weak">
        <PractiseForm courseId={courseId} concepts={concepts} onClose={close} />
      </Modal>
    </>
  );
}

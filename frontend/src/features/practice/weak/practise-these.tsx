import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { PractiseForm } from './practise-form.tsx';

interface PractiseTheseProps {
  courseId: string | null;
  /** The weakest first. */
  concepts: readonly string[];
}

/** Asks how much of what is weak is to be practised, and makes a quiz of it. */
export function PractiseThese({ courseId, concepts }: PractiseTheseProps) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" fullWidth onClick={open}>
        Practise these
      </Button>
      <Modal opened={isOpen} onClose={close} title="A quiz about what is weak">
        <PractiseForm courseId={courseId} concepts={concepts} onClose={close} />
      </Modal>
    </>
  );
}

import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { GenerateWindow } from './generate-window.tsx';

/** Opens the window in which a practice quiz is made. */
export function GenerateButton() {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button onClick={open}>Generate a practice quiz</Button>
      <GenerateWindow opened={isOpen} onClose={close} />
    </>
  );
}

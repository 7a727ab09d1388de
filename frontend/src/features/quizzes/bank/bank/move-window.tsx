import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { CategoryChoice } from '../../../../ui/quiz-category/category-choice.ts';
import { CategorySelect } from '../../../../ui/quiz-category/category-select.tsx';
import { counted } from './question-words.ts';

interface MoveWindowProps {
  isOpen: boolean;
  /** How many are chosen. */
  count: number;
  categories: readonly CategoryChoice[];
  /** Whether it came about. */
  onMove: (category: CategoryChoice | null) => Promise<boolean>;
  onClose: () => void;
}

/** Asks where the chosen questions are to stand. */
export function MoveWindow({ isOpen, onClose, ...form }: MoveWindowProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Move to a category" centered>
      <MoveForm {...form} onClose={onClose} />
    </Modal>
  );
}

/** No id of a category. */
const none = { value: '-', label: 'None' };

function MoveForm({ count, categories, onMove, onClose }: Omit<MoveWindowProps, 'isOpen'>) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const move = async () => {
    setSending(true);
    const isMoved = await onMove(categories.find(({ id }) => id === chosen) ?? null);
    setSending(false);
    if (isMoved) onClose();
  };
  return (
    <Stack gap="md">
      <CategorySelect
        label="Category"
        placeholder="Choose one"
        takesFocus
        first={none}
        categories={categories}
        value={chosen}
        onChange={setChosen}
      />
      <Group gap="sm" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={chosen === null} loading={isSending} onClick={() => void move()}>
          Move {counted(count)}
        </Button>
      </Group>
    </Stack>
  );
}

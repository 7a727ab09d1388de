import { Button, Group, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useAddCategory } from './use-add-category.ts';
import styles from './quiz-category.module.css';

interface NewCategoryProps {
  /** What was typed already. */
  initial: string;
  /** It is in the list now. */
  onAdded: (id: string) => void;
  onCancel: () => void;
}

/** Asks for the name of a category that is not there yet, in place of the choice. It stands in forms, and is none itself. */
export function NewCategory({ initial, onAdded, onCancel }: NewCategoryProps) {
  const [name, setName] = useState(initial);
  const { add, isSending, problem, forgetProblem } = useAddCategory(onAdded);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const show = useEffectEvent(() => {
    field.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => show(), []);
  // It grows by what is wrong.
  useEffect(() => {
    if (problem !== null) show();
  }, [problem]);
  // By Escape this alone is left, not the window around.
  const leaving = {
    'data-mantine-stop-propagation': true,
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
      if (key === 'Escape' && !nativeEvent.isComposing) onCancel();
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    leaving.onKeyDown(event);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // The form around is not meant.
    event.preventDefault();
    add(name);
  };
  return (
    <div ref={box} className={styles.fresh} role="group" aria-label="New category">
      <TextInput
        ref={field}
        label="New category"
        description="For all instructors: everybody finds it in the list."
        autoComplete="off"
        {...leaving}
        error={problem}
        errorProps={{ role: 'alert' }}
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          forgetProblem();
        }}
        onKeyDown={onKeyDown}
      />
      <Group gap={8} mt={8}>
        <Button {...leaving} size="compact-md" loading={isSending} onClick={() => add(name)}>
          Add category
        </Button>
        <Button
          {...leaving}
          size="compact-md"
          variant="subtle"
          color="gray"
          aria-label="Cancel the new category"
          onClick={onCancel}
        >
          Cancel
        </Button>
      </Group>
    </div>
  );
}

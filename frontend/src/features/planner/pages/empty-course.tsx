import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ShareWindows, type OpenWindow } from '../share/share-windows.tsx';
import { usePlannerStore } from '../store/use-planner.ts';
import styles from './pages.module.css';

/** What the place is for, where there is nothing yet. */
export function EmptyCourse() {
  const [open, setOpen] = useState<OpenWindow>(null);
  const { edit } = usePlannerStore().getState();
  return (
    <div className={styles.empty}>
      <Title order={2}>No categories yet</Title>
      <Text mt={4} maw={480}>
        A course is graded in categories, such as Homework and Exams, each with its items. Add the first one,
        drop a course file here, or start from a template or the sample.
      </Text>
      <Group mt="md" gap="sm">
        <Button variant="default" onClick={() => setOpen('templates')}>
          Start from a template…
        </Button>
        <Button variant="default" onClick={() => edit({ type: 'resetCourse' })}>
          Start from the sample
        </Button>
      </Group>
      <ShareWindows open={open} onClose={() => setOpen(null)} />
    </div>
  );
}

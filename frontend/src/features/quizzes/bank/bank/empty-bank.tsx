import { Button, Group, Text, Title } from '@mantine/core';
import styles from './bank.module.css';

interface EmptyBankProps {
  onAdd: () => void;
  onImport: () => void;
}

/** What the bank is for, while it is empty. */
export function EmptyBank({ onAdd, onImport }: EmptyBankProps) {
  return (
    <section className={styles.empty}>
      <Title order={2}>Your bank is empty</Title>
      <Text mt={4} maw={560} c="dimmed">
        Questions that stand here are written once and used in as many quizzes as you like. Students who
        practise get them, too, where you let them. Bring what you have: GIFT, Aiken, numbered text, CSV and
        Canvas packages are read, and shown before anything is stored.
      </Text>
      <Group mt="md" gap="sm">
        <Button onClick={onAdd}>Add my first question</Button>
        <Button variant="default" onClick={onImport}>
          Import questions, or see the formats
        </Button>
      </Group>
    </section>
  );
}

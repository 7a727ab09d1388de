import { Button, Group, List, Modal, Text } from '@mantine/core';

export interface Problems {
  readonly fileName: string;
  readonly errors: readonly string[];
}

interface ImportProblemsProps {
  problems: Problems | null;
  onClose: () => void;
}

/** What is wrong with a file, and where. */
export function ImportProblems({ problems, onClose }: ImportProblemsProps) {
  return (
    <Modal opened={problems !== null} onClose={onClose} title="This file was not imported" size="lg">
      <Text>Nothing of {problems?.fileName} was taken over. Your course is as it was.</Text>
      <List mt="md" spacing={4}>
        {problems?.errors.map((error) => (
          <List.Item key={error}>{error}</List.Item>
        ))}
      </List>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>Close</Button>
      </Group>
    </Modal>
  );
}

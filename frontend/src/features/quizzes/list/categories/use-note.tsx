import { Alert, Button, Text } from '@mantine/core';
import { usedBy, type CategoryUse } from './use-words.ts';

interface UseNoteProps {
  use: CategoryUse | undefined;
  error: Error | undefined;
  onRetry: () => void;
}

/** Whom another name concerns. */
export function UseNote({ use, error, onRetry }: UseNoteProps) {
  if (use && use.otherInstructorCount > 0)
    return (
      <Alert mb="md" title="Others use it, too">
        {usedBy(use)} The new name is theirs as well, and their students’.
      </Alert>
    );
  if (use)
    return (
      <Text mb="md" c="dimmed">
        {usedBy(use)}
      </Text>
    );
  if (error)
    return (
      <Alert mb="md" color="danger" title="Who else uses it could not be found out">
        All instructors share the list: the new name is everybody’s.
        <br />
        <Button size="compact-md" variant="outline" color="danger" mt="sm" onClick={onRetry}>
          Try again
        </Button>
      </Alert>
    );
  return (
    <Text mb="md" c="dimmed" role="status">
      Looking who uses it…
    </Text>
  );
}

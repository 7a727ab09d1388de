import { Alert, Button, Group } from '@mantine/core';
import { useBuilt } from '../store/use-builder.ts';
import { useQuizState } from './use-quiz-state.ts';

/** Above a quiz that was deleted. */
export function DeletedNote() {
  const isDeleted = useBuilt(({ saved }) => saved?.deleted === true);
  const { restore, isSetting } = useQuizState();
  if (!isDeleted) return null;
  return (
    <Alert color="danger" title="This quiz is deleted">
      Nobody finds it any more. It can be brought back for 30 days after it was deleted.
      <Group mt="sm">
        <Button
          size="compact-md"
          variant="outline"
          color="danger"
          loading={isSetting}
          onClick={() => void restore()}
        >
          Restore
        </Button>
      </Group>
    </Alert>
  );
}

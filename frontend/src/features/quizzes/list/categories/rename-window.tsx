import { useMutation, useQuery } from '@apollo/client/react';
import { Alert, Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../../../../../../core/texts.ts';
import { quizCategoriesQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import { editQuizCategoryMutation, quizCategoryUseQuery } from '../quiz-list-documents.ts';
import type { Category } from '../quiz-list.ts';
import { CategoryWindow } from './category-window.tsx';
import { type CategoryUse, usedBy } from './category-use-text.ts';
import { Failure } from '../../../../ui/failure.tsx';
import { failureIsShown } from '../../../../lib/failure-is-shown.ts';

interface UseNoteProps {
  use: CategoryUse | undefined;
  error: Error | undefined;
  onRetry: () => void;
}

/** Shows who uses the category and will see its new name. */
function UseNote({ use, error, onRetry }: UseNoteProps) {
  if (use && use.otherInstructorCount > 0)
    return (
      <Alert mb="md" title="Other instructors use this category">
        {usedBy(use)} They and their students will see the new name.
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
      <Failure
        mb="md"
        title="The users of this category could not be loaded"
        message="All instructors share the categories. Everybody will see the new name."
        onRetry={onRetry}
      />
    );
  return (
    <Text mb="md" c="dimmed" role="status">
      Checking who uses this category…
    </Text>
  );
}

interface RenameWindowProps {
  opened: boolean;
  onClose: () => void;
  category: Category;
}

/** Asks for a category's new name. A note shows who else uses the category. */
export function RenameWindow({ opened, onClose, category: { id, categoryName } }: RenameWindowProps) {
  const found = useQuery(quizCategoryUseQuery, {
    variables: { id },
    skip: !opened,
    fetchPolicy: 'network-only',
  });
  const use = found.data?.quizCategoryUse ?? undefined;
  const [rename, { loading, error, reset }] = useMutation(editQuizCategoryMutation, {
    refetchQueries: [quizCategoriesQuery],
    awaitRefetchQueries: true,
    onCompleted: onClose,
    onError: failureIsShown,
  });
  const begin = useEffectEvent(reset);
  useEffect(() => {
    if (opened) begin();
  }, [opened]);
  return (
    <CategoryWindow
      opened={opened}
      onClose={onClose}
      title={`Rename ${categoryName}`}
      initial={categoryName}
      note={
        <UseNote use={use} error={found.error} onRetry={() => void found.refetch().catch(failureIsShown)} />
      }
      submit={use && use.otherInstructorCount > 0 ? 'Rename for everybody' : 'Rename'}
      failure={texts.quizCategories.editFailure}
      isSending={loading}
      isReady={use !== undefined || found.error !== undefined}
      error={error}
      onSend={(name) => void rename({ variables: { id, input: { categoryName: name } } })}
    />
  );
}

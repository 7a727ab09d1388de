import { useMutation } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../../../../../../core/texts.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';
import { quizCategoriesQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import { editQuizCategoryMutation } from '../quiz-list-documents.ts';
import type { Category } from '../quiz-list.ts';
import { CategoryWindow } from './category-window.tsx';

interface RenameWindowProps {
  opened: boolean;
  onClose: () => void;
  category: Category;
}

/** Asks for a category's new name. */
export function RenameWindow({ opened, onClose, category: { id, categoryName } }: RenameWindowProps) {
  const [rename, { loading, error, reset }] = useMutation(editQuizCategoryMutation, {
    refetchQueries: [quizCategoriesQuery],
    awaitRefetchQueries: true,
    onCompleted: onClose,
    onError: ignoreShownFailure,
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
        <Text mb="md" c="dimmed">
          Students who can see its quizzes will see the new name.
        </Text>
      }
      submit="Rename"
      failure={texts.quizCategories.editFailure}
      isSending={loading}
      error={error}
      onSend={(name) => void rename({ variables: { id, input: { categoryName: name } } })}
    />
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { texts } from '../../../../../../core/texts.ts';
import { quizCategoriesQuery } from '../../../../lib/quizzes/documents.ts';
import { editQuizCategoryMutation, quizCategoryUseQuery } from '../documents.ts';
import type { Category } from '../quiz-list.ts';
import { CategoryWindow } from './category-window.tsx';
import { UseNote } from './use-note.tsx';

interface RenameWindowProps {
  opened: boolean;
  onClose: () => void;
  category: Category;
}

/** Asks for another name, and says first whose it will be: the list is all instructors'. */
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
    // A failure comes back as `error`, too.
    onError: () => {},
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
      note={<UseNote use={use} error={found.error} onRetry={() => void found.refetch().catch(() => {})} />}
      submit={use && use.otherInstructorCount > 0 ? 'Rename for everybody' : 'Rename'}
      failure={texts.quizCategories.editFailure}
      isSending={loading}
      isReady={use !== undefined || found.error !== undefined}
      error={error}
      onSend={(name) => void rename({ variables: { id, input: { categoryName: name } } })}
    />
  );
}

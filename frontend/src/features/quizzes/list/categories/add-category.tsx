import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { texts } from '../../../../../../core/texts.ts';
import { addQuizCategoryMutation } from '../../../../lib/quizzes/add-category.ts';
import { quizCategoriesQuery } from '../../../../lib/quizzes/quiz-fragments.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import styles from '../quizzes.module.css';
import { CategoryWindow } from './category-window.tsx';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';

/** Adds a category to the user's bank. */
export function AddCategory() {
  const [isOpen, { open, close }] = useDisclosure();
  const [add, { loading, error, reset }] = useMutation(addQuizCategoryMutation, {
    refetchQueries: [quizCategoriesQuery],
    awaitRefetchQueries: true,
    onCompleted: ({ addQuizCategory }) => {
      showSuccess(`Added ${addQuizCategory?.categoryName ?? 'the category'}.`);
      close();
    },
    onError: ignoreShownFailure,
  });
  return (
    <>
      <Button
        variant="default"
        className={styles.add ?? ''}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => {
          reset();
          open();
        }}
      >
        Add a category
      </Button>
      <CategoryWindow
        opened={isOpen}
        onClose={close}
        title="Add a category"
        initial=""
        submit="Add"
        failure={texts.quizCategories.addFailure}
        isSending={loading}
        error={error}
        onSend={(categoryName) => void add({ variables: { categoryName } })}
      />
    </>
  );
}

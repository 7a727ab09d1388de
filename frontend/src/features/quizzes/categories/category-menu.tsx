import { useMutation } from '@apollo/client/react';
import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDotsVertical } from '@tabler/icons-react';
import { texts } from '../../../../../core/texts.ts';
import { quizCategoriesQuery } from '../../../lib/quizzes/documents.ts';
import { editQuizCategoryMutation } from '../documents.ts';
import type { Category } from '../list/quiz-list.ts';
import styles from '../quizzes.module.css';
import { CategoryWindow } from './category-window.tsx';
import { useCategoryActions } from './use-category-actions.ts';

/** What can be done with a category. */
export function CategoryMenu({ category }: { category: Category }) {
  const { id, categoryName, active } = category;
  const { setActive, remove } = useCategoryActions();
  const [isRenaming, { open, close }] = useDisclosure();
  const [rename, { loading, error, reset }] = useMutation(editQuizCategoryMutation, {
    refetchQueries: [quizCategoriesQuery],
    awaitRefetchQueries: true,
    onCompleted: close,
    // A failure comes back as `error`, too.
    onError: () => {},
  });
  const startRenaming = () => {
    reset();
    open();
  };
  return (
    <div className={styles.menu}>
      <Menu position="bottom-end" shadow="md" width={200} withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={`More for ${categoryName}`}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={startRenaming}>Rename</Menu.Item>
          <Menu.Item onClick={() => void setActive(category, !active)}>
            {active ? 'Hide from students' : 'Show to students'}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="danger" onClick={() => void remove(category)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <CategoryWindow
        opened={isRenaming}
        onClose={close}
        title={`Rename ${categoryName}`}
        initial={categoryName}
        submit="Rename"
        failure={texts.quizCategories.editFailure}
        isSending={loading}
        error={error}
        onSend={(name) => void rename({ variables: { id, input: { categoryName: name } } })}
      />
    </div>
  );
}

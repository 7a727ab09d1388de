import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import type { Category } from '../quiz-list.ts';
import styles from '../quizzes.module.css';
import { EmptyWindow } from './empty-window.tsx';
import { RenameWindow } from './rename-window.tsx';
import { useCategoryActions } from './use-category-actions.ts';

/** What can be done with a category. */
export function CategoryMenu({ category }: { category: Category }) {
  const { categoryName, active } = category;
  // Why it cannot be deleted.
  const [inUse, setInUse] = useState<string | null>(null);
  const [isEmptying, emptying] = useDisclosure();
  const [isRenaming, renaming] = useDisclosure();
  const { setActive, remove } = useCategoryActions((why) => {
    setInUse(why);
    emptying.open();
  });
  return (
    <div className={styles.menu}>
      <Menu position="bottom-end" shadow="md" width={200} withinPortal={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={`More for ${categoryName}`}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={renaming.open}>Rename</Menu.Item>
          <Menu.Item onClick={() => void setActive(category, !active)}>
            {active ? 'Hide from students' : 'Show to students'}
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item color="danger" onClick={() => void remove(category)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RenameWindow opened={isRenaming} onClose={renaming.close} category={category} />
      <EmptyWindow
        opened={isEmptying}
        onClose={emptying.close}
        category={category}
        why={inUse ?? ''}
        onEmpty={() => void remove(category)}
      />
    </div>
  );
}

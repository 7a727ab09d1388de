import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDotsVertical,
  IconStrikethrough,
  IconTrash,
} from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { insidePage } from '../floats.ts';
import type { WorkingCategory } from '../../../../../core/grading/editing/working-course.ts';
import { categoryMovedBy } from '../model/moves.ts';
import { categoryName } from '../model/names.ts';
import { presentOf } from '../store/planner-store.ts';
import { copyCategory, deleteCategory, makeMove } from '../commands/row-commands.ts';
import { usePlannerStore } from '../store/use-planner.ts';

const iconSize = 16;

/** All actions on a category. */
export function CategoryMenu({ category }: { category: WorkingCategory }) {
  return (
    <Menu {...insidePage} shadow="md" width={200} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`More for ${categoryName(category)}`}
          data-menu
        >
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <CategoryCommands category={category} />
      </Menu.Dropdown>
    </Menu>
  );
}

function CategoryCommands({ category }: { category: WorkingCategory }) {
  const { key: categoryKey, dropLowest } = category;
  const store = usePlannerStore();
  const course = presentOf(store.getState());
  const up = categoryMovedBy(course, categoryKey, -1);
  const down = categoryMovedBy(course, categoryKey, 1);
  const toggleDrop = () => {
    const value = dropLowest > 0 ? 0 : 1;
    flushSync(() =>
      store.getState().edit({ type: 'setCategoryNumber', categoryKey, field: 'dropLowest', value }),
    );
    const name = categoryName(category);
    store.getState().announce(value === 0 ? `All grades of ${name} count` : `${name} drops its lowest grade`);
  };
  return (
    <>
      <Menu.Item
        leftSection={<IconArrowUp size={iconSize} />}
        disabled={up === null}
        onClick={() => makeMove(store, up)}
      >
        Move up
      </Menu.Item>
      <Menu.Item
        leftSection={<IconArrowDown size={iconSize} />}
        disabled={down === null}
        onClick={() => makeMove(store, down)}
      >
        Move down
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={iconSize} />} onClick={() => copyCategory(store, categoryKey)}>
        Duplicate
      </Menu.Item>
      <Menu.Item leftSection={<IconStrikethrough size={iconSize} />} onClick={toggleDrop}>
        {dropLowest > 0 ? 'Count all grades' : 'Drop the lowest grade'}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        color="danger"
        leftSection={<IconTrash size={iconSize} />}
        onClick={() => deleteCategory(store, categoryKey)}
      >
        Delete
      </Menu.Item>
    </>
  );
}

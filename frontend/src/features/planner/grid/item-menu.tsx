import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconFileDescription,
  IconFolderSymlink,
  IconTrash,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { deleteItem, makeMove } from '../commands/row-commands.ts';
import { insidePage } from '../floats.ts';
import { categoryName } from '../model/names.ts';
import { itemMovedBy, itemMovedTo, type Move } from '../model/moves.ts';
import { presentOf } from '../store/planner-store.ts';
import { useIsMember, usePlannerStore } from '../store/use-planner.ts';
import { focusPart } from './focus.ts';
import styles from './menu-anchor.module.css';

/**
 * The target of an item's menu. It covers the row's button without taking space. If the button itself were the
 * target, Mantine would need one menu per row.
 */
function MenuAnchor() {
  return (
    <Menu.Target>
      <Anchor />
    </Menu.Target>
  );
}

/** Ignores the ARIA attributes that Mantine passes to its target: the row's button has them already. */
function Anchor({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} aria-hidden className={styles.anchor} />;
}

interface ItemMenuProps {
  item: WorkingItem;
  onClose: () => void;
  onDetails: () => void;
}

const iconSize = 16;

/** The menu with all actions on an item. It is open as soon as it is rendered. */
export function ItemMenu({ item, onClose, onDetails }: ItemMenuProps) {
  const store = usePlannerStore();
  // A student's own item in an instructor's course has no description.
  const isMember = useIsMember();
  const { edit, announce } = store.getState();
  const course = presentOf(store.getState());
  const others = course.categories.filter(({ items }) => !items.includes(item));
  const up = itemMovedBy(course, item.key, -1);
  const down = itemMovedBy(course, item.key, 1);
  const move = (to: Move | null) => {
    makeMove(store, to);
    focusPart(item.key, '[data-menu]');
  };
  const duplicate = () => {
    edit({ type: 'duplicateItem', itemKey: item.key });
    announce('Item duplicated');
  };
  return (
    <Menu
      {...insidePage}
      shadow="md"
      opened
      onClose={onClose}
      position="bottom-end"
      returnFocus={false}
      width={220}
    >
      <MenuAnchor />
      <Menu.Dropdown>
        {isMember ? null : (
          <Menu.Item leftSection={<IconFileDescription size={iconSize} />} onClick={onDetails}>
            Details
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconArrowUp size={iconSize} />}
          disabled={up === null}
          onClick={() => move(up)}
        >
          Move up
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={iconSize} />}
          disabled={down === null}
          onClick={() => move(down)}
        >
          Move down
        </Menu.Item>
        {others.length === 0 ? null : (
          <Menu.Sub>
            <Menu.Sub.Target>
              <Menu.Sub.Item leftSection={<IconFolderSymlink size={iconSize} />}>Move to</Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown mah={320} style={{ overflowY: 'auto' }}>
              {others.map((category) => (
                <Menu.Item
                  key={category.key}
                  onClick={() => move(itemMovedTo(course, item.key, category.key, Infinity))}
                >
                  {categoryName(category)}
                </Menu.Item>
              ))}
            </Menu.Sub.Dropdown>
          </Menu.Sub>
        )}
        <Menu.Item leftSection={<IconCopy size={iconSize} />} onClick={duplicate}>
          Duplicate
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          color="danger"
          leftSection={<IconTrash size={iconSize} />}
          onClick={() => deleteItem(store, item.key)}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

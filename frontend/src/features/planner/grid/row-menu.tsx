import { Modal } from '@mantine/core';
import { IconDotsVertical, IconNote } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { LinkedText } from '../../../ui/linked-text/linked-text.tsx';
import { nameOf } from '../model/names.ts';
import { ItemDetails } from './item-details.tsx';
import { ItemMenu } from './item-menu.tsx';
import styles from './item-row.module.css';

interface RowMenuProps {
  item: WorkingItem;
  hasWeight: boolean;
  /** Whether the item belongs to an instructor's course. */
  isLocked: boolean;
}

/** The button of an item's menu. The menu is created when it opens, since there may be thousands of rows. */
export function RowMenu({ item, hasWeight, isLocked }: RowMenuProps) {
  const [open, setOpen] = useState<'menu' | 'details' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(null);
    button.current?.focus();
  };
  // Mantine closes its menu after an entry was chosen. If that entry has opened the details, they stay open.
  const closeMenu = () => {
    setOpen((now) => (now === 'menu' ? null : now));
    button.current?.focus();
  };
  if (isLocked) return item.description === '' ? null : <CourseNote item={item} />;
  return (
    <>
      {item.description === '' ? null : (
        <button
          type="button"
          className={styles.icon}
          aria-label={`Description of ${nameOf(item)}`}
          title={item.description}
          onClick={() => setOpen('details')}
        >
          <IconNote size={16} aria-hidden />
        </button>
      )}
      <button
        ref={button}
        type="button"
        className={styles.icon}
        aria-label={`More for ${nameOf(item)}`}
        aria-haspopup="menu"
        aria-expanded={open === 'menu'}
        data-menu
        onClick={() => setOpen('menu')}
      >
        <IconDotsVertical size={18} aria-hidden />
      </button>
      {open === 'menu' ? (
        <ItemMenu item={item} onClose={closeMenu} onDetails={() => setOpen('details')} />
      ) : null}
      {open === 'details' ? <ItemDetails item={item} hasWeight={hasWeight} onClose={close} /> : null}
    </>
  );
}

/** The description of an item that the user cannot change. */
function CourseNote({ item }: { item: WorkingItem }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.icon}
        aria-label={`Description of ${nameOf(item)}`}
        title={item.description}
        onClick={() => setOpen(true)}
      >
        <IconNote size={16} aria-hidden />
      </button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={nameOf(item)} centered>
        <LinkedText text={item.description} />
      </Modal>
    </>
  );
}

import { IconDotsVertical, IconNote } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { WorkingItem } from '../../../../../core/grading/editing/working-course.ts';
import { nameOf } from '../model/names.ts';
import { ItemDetails } from './item-details.tsx';
import { ItemMenu } from './item-menu.tsx';
import styles from './item-row.module.css';

/** The button of an item's menu. The menu is created when it opens, since there may be thousands of rows. */
export function RowMenu({ item, hasWeight }: { item: WorkingItem; hasWeight: boolean }) {
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

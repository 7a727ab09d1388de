import { IconPlus } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import styles from './category-card.module.css';
import { focusPart } from './focus.ts';
import { PointsNote } from './points-note.tsx';

/** Adding an item, and whether the points of the items make up those of the category. */
export function CategoryFoot({ categoryKey }: { categoryKey: string }) {
  const store = usePlannerStore();
  const add = () => {
    const key = `row-${presentOf(store.getState()).nextKey}`;
    flushSync(() => store.getState().edit({ type: 'addItem', categoryKey }));
    focusPart(key, '[data-column="name"]');
  };
  return (
    <footer className={styles.foot}>
      <button type="button" className={styles.add} data-add onClick={add}>
        <IconPlus size={18} aria-hidden />
        Add item
      </button>
      <PointsNote categoryKey={categoryKey} />
    </footer>
  );
}

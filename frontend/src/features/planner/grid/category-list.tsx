import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { CourseFigures } from '../model/figures.ts';
import { weightlessNote } from '../model/weightless.ts';
import { isComplete } from '../model/weights-note.ts';
import { presentOf } from '../store/planner-store.ts';
import { useList, usePlannerStore } from '../store/use-planner.ts';
import { CategoryCard } from './category-card.tsx';
import styles from './category-list.module.css';
import { DropMarker } from './drop-marker.tsx';
import { focusPart } from './focus.ts';
import { useGridEvents } from './use-grid-events.ts';

/** All categories of the course, edited where they stand. */
export function CategoryList({ figures }: { figures: CourseFigures }) {
  const store = usePlannerStore();
  const list = useRef<HTMLDivElement>(null);
  const keys = useList((state) => presentOf(state).categories.map(({ key }) => key));
  useGridEvents(list, store);
  return (
    <div ref={list} className={styles.list} data-list>
      {keys.map((key) => (
        <CategoryCard key={key} categoryKey={key} figures={figures} />
      ))}
      <DropMarker list={list} />
      <ListFoot figures={figures} />
    </div>
  );
}

function ListFoot({ figures }: { figures: CourseFigures }) {
  const store = usePlannerStore();
  const { totalWeight } = figures.standing;
  const isOnlyPart = weightlessNote(figures.course.categories, totalWeight) !== null;
  const add = () => {
    const key = `row-${presentOf(store.getState()).nextKey}`;
    flushSync(() => store.getState().edit({ type: 'addCategory' }));
    focusPart(key, '[data-column="category-name"]');
  };
  return (
    <div className={styles.foot}>
      <Button variant="default" data-add leftSection={<IconPlus size={18} />} onClick={add}>
        Add category
      </Button>
      {totalWeight === 0 || isOnlyPart ? null : (
        <span data-off={isComplete(totalWeight) ? undefined : true}>
          Weights add up to {formatCompact(totalWeight)} %
        </span>
      )}
    </div>
  );
}

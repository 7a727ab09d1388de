import { CategoryList } from '../grid/category-list.tsx';
import { useDeferredValue, useState } from 'react';
import { usePrinting } from '../hooks/use-printing.ts';
import { createFigures } from '../model/figures.ts';
import { Dock } from '../panel/dock.tsx';
import { Panel } from '../panel/panel.tsx';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner } from '../store/use-planner.ts';
import { EmptyCourse } from './empty-course.tsx';
import styles from './pages.module.css';
import { PrintedCourse } from './printed-course.tsx';
import { WeightsBanner } from './weights-banner.tsx';

/** The table on the left, where the course stands on the right; on a phone at the bottom. */
export function Grades({ isPhone }: { isPhone: boolean }) {
  // What is computed may be a few keystrokes behind: what is typed never waits for it.
  const course = useDeferredValue(usePlanner(presentOf));
  const [figuresOf] = useState(createFigures);
  const figures = figuresOf(course);
  const isPrinting = usePrinting();
  return (
    <>
      {isPrinting ? <PrintedCourse figures={figures} /> : null}
      <div className={styles.grades}>
        <div className={styles.table}>
          <WeightsBanner figures={figures} />
          {course.categories.length === 0 ? <EmptyCourse /> : null}
          <CategoryList figures={figures} />
        </div>
        {isPhone ? <Dock figures={figures} /> : <Panel figures={figures} />}
      </div>
    </>
  );
}

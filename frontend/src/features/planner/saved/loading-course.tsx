import { Skeleton } from '@mantine/core';
import { texts } from '../../../../../core/texts.ts';
import pages from '../pages/pages.module.css';
import styles from './saved.module.css';

/** A skeleton of the planner: a title, the tabs, the table and the panel. */
export function LoadingCourse() {
  return (
    <div className={`wrap ${pages.page}`}>
      <output className={styles.loading}>
        <h1>{texts.courseLoad.request}</h1>
      </output>
      <div aria-hidden>
        <Skeleton height={14} width={180} mt={8} />
        <Skeleton height={38} mt={22} />
        <div className={pages.grades}>
          <div className={pages.table}>
            <Skeleton height={230} radius="lg" />
            <Skeleton height={190} radius="lg" mt={16} />
          </div>
          <Skeleton height={520} radius="lg" />
        </div>
      </div>
    </div>
  );
}

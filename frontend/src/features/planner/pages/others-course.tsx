import { IconEye } from '@tabler/icons-react';
import { usePlanner } from '../store/use-planner.ts';
import styles from './pages.module.css';

/** Whose the course is, for who may read it and not change it, and what becomes of what is changed here. */
export function OthersCourse() {
  const saved = usePlanner((state) => state.saved);
  if (saved === null || saved.canEdit) return null;
  return (
    <p className={`${styles.banner} ${styles.reading}`}>
      <IconEye size={20} aria-hidden />
      <span>
        <strong>
          This is {saved.isTemplate ? 'a template' : 'a course'} by {saved.createdBy}.
        </strong>{' '}
        What you change here is only your own trial: it stays on this device and nobody else sees it. To keep
        it, save a copy of your own.
      </span>
    </p>
  );
}

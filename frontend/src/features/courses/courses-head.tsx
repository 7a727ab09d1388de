import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import styles from './courses.module.css';

export function CoursesHead() {
  return (
    <div className={styles.head}>
      <h1>Saved courses</h1>
      <Button component={Link} to={paths.planner} leftSection={<IconPlus size={16} aria-hidden />}>
        Plan a course
      </Button>
    </div>
  );
}

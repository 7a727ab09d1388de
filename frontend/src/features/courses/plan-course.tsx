import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { newCourse } from '../../lib/passed-course.ts';
import { paths } from '../../lib/paths.ts';

/** Starts a new course in the planner. `isMain`: whether it is the main action of its screen. */
export function PlanCourse({ isMain }: { isMain: boolean }) {
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      component={Link}
      to={paths.planner}
      state={newCourse}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      Plan a course
    </Button>
  );
}

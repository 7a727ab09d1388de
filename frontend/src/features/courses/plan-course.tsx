import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { newCourse } from '../../lib/passed-course.ts';
import { paths } from '../../lib/paths.ts';

interface PlanCourseProps {
  /** Whether it is the main action of its screen. */
  isMain: boolean;
  /** Instructors create courses, to which they add people once they are saved. */
  isInstructor?: boolean;
}

/** Starts a new course in the planner. */
export function PlanCourse({ isMain, isInstructor = false }: PlanCourseProps) {
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      component={Link}
      to={paths.planner}
      state={newCourse}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {isInstructor ? 'Create a course' : 'Plan a course'}
    </Button>
  );
}

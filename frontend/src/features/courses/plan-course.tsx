import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { createdCourse, newCourse } from '../../lib/passed-course.ts';
import { paths } from '../../lib/paths.ts';
import { useIsInstructor } from '../../lib/session/use-is-instructor.ts';

/**
 * The link that starts a new course. Students start with the sample. Instructors start with an empty course, enter the
 * grading of their syllabus, and add people after they have saved the course.
 */
export function useNewCourse() {
  const isInstructor = useIsInstructor();
  return { isInstructor, link: { to: paths.planner, state: isInstructor ? createdCourse : newCourse } };
}

interface PlanCourseProps {
  /** Whether it is the main action of its screen. */
  isMain: boolean;
}

/** Starts a new course in the planner. */
export function PlanCourse({ isMain }: PlanCourseProps) {
  const { isInstructor, link } = useNewCourse();
  return (
    <Button
      variant={isMain ? 'filled' : 'default'}
      component={Link}
      {...link}
      leftSection={<IconPlus size={16} aria-hidden />}
    >
      {isInstructor ? 'Create a course' : 'Plan a course'}
    </Button>
  );
}

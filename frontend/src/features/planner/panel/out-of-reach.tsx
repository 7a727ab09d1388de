import { Alert, Button } from '@mantine/core';
import { formatPercent } from '../../../../../core/grading/rounding.ts';
import { highestTarget } from '../model/answer.ts';
import type { CourseFigures } from '../model/figures.ts';
import { usePlannerStore } from '../store/use-planner.ts';

/** The alert of the specification, and the way on: nothing in the course has changed. */
export function OutOfReach({ course }: Pick<CourseFigures, 'course'>) {
  const { edit } = usePlannerStore().getState();
  if (course.message === null) return null;
  const highest = highestTarget(course);
  return (
    <Alert color="danger" variant="light" role="alert">
      {course.message}
      <Button
        mt="sm"
        fullWidth
        color="danger"
        variant="outline"
        onClick={() => edit({ type: 'setTargetGrade', value: highest }, { type: 'achieveTarget' })}
      >
        Set target to {formatPercent(highest)}
      </Button>
    </Alert>
  );
}

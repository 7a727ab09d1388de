import { Textarea } from '@mantine/core';
import { courseLimits } from '../../../../../core/grading/course-rules.ts';
import type { CourseTextField } from '../../../../../core/grading/editing/actions.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';

interface CourseTextProps {
  field: CourseTextField;
  label: string;
  /** What the text is for. */
  description: string;
  minRows?: number;
}

/** A longer text of the course, kept with the draft. */
export function CourseText({ field, label, description, minRows = 12 }: CourseTextProps) {
  const { edit } = usePlannerStore().getState();
  const value = usePlanner((state) => presentOf(state)[field]);
  const error = usePlanner((state) => presentOf(state).errors.course[field]);
  const maxLength = field === 'courseDescription' ? courseLimits.description : courseLimits.longText;
  return (
    <Textarea
      label={label}
      description={description}
      error={error}
      autosize
      minRows={minRows}
      maxRows={40}
      maxLength={maxLength}
      value={value}
      onChange={(event) => edit({ type: 'setCourseText', field, value: event.currentTarget.value })}
    />
  );
}

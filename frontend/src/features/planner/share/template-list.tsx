import type { Course } from '../../../../../core/grading/course.ts';
import { CourseTemplateList } from '../../../ui/course-templates/course-template-list.tsx';
import { usePlannerStore } from '../store/use-planner.ts';
import { takeCourse } from './shared-plan.ts';

/** The templates to start from. `onTaken`: one of them was opened. */
export function TemplateList({ onTaken }: { onTaken: () => void }) {
  const store = usePlannerStore();
  const take = (course: Course) => {
    onTaken();
    takeCourse(store, course, `Started from ${course.name}.`);
  };
  return <CourseTemplateList onChoose={take} />;
}

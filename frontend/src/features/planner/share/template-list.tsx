import type { Course } from '../../../../../core/grading/course.ts';
import { fromTemplate } from '../../../lib/passed-course.ts';
import { CourseTemplateList } from '../../../ui/course-templates/course-template-list.tsx';
import { useOfferCourse } from './use-offer-course.ts';

/** The templates to start from. `onTaken`: one of them was opened. */
export function TemplateList({ onTaken }: { onTaken: () => void }) {
  const offerCourse = useOfferCourse();
  const take = (course: Course) => {
    onTaken();
    offerCourse(fromTemplate(course));
  };
  return <CourseTemplateList onChoose={take} />;
}

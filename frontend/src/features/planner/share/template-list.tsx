import type { Course } from '../../../../../core/grading/course.ts';
import { fromTemplate } from '../../../lib/passed-course.ts';
import { CourseTemplateList } from '../../../ui/course-templates/course-template-list.tsx';
import { useOfferCourse } from './use-offer-course.ts';

/** The templates to start from. `onChosen` is called when the user has chosen one. */
export function TemplateList({ onChosen }: { onChosen: () => void }) {
  const offerCourse = useOfferCourse();
  const choose = (course: Course) => {
    onChosen();
    offerCourse(fromTemplate(course));
  };
  return <CourseTemplateList onChoose={choose} />;
}

import { canSeeGradesWith } from '../../../../../core/courses/course-staff.ts';
import { tabParam } from '../../../lib/return-path.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { accessTo } from '../model/saved-course.ts';
import { usePlanner } from '../store/use-planner.ts';

const first = 'grades';
const others: ReadonlySet<string> = new Set([
  'letters',
  'notes',
  'syllabus',
  'meetings',
  'people',
  'gradebook',
  'quizzes',
]);
/** Every change in them is sent at once. The other tabs change the course, which is then saved as a whole. */
const selfSaving: ReadonlySet<string> = new Set(['people', 'gradebook', 'quizzes']);

/** The open tab of the course, which the URL names. */
export function useCourseTab() {
  const { params, write } = useAddressParams();
  const requestedTab = params.get(tabParam) ?? first;
  const savedCourse = usePlanner(({ saved }) => saved);
  const hasGradebook = savedCourse !== null && canSeeGradesWith(accessTo(savedCourse));
  // Readers of a template are not in the course.
  const hasQuizzes = savedCourse !== null && accessTo(savedCourse) !== 'READER';
  const isHidden =
    (requestedTab === 'gradebook' && !hasGradebook) || (requestedTab === 'quizzes' && !hasQuizzes);
  const isKnown = others.has(requestedTab) && !isHidden;
  const tab = isKnown ? requestedTab : first;
  return {
    tab,
    hasGradebook,
    hasQuizzes,
    savesItself: savedCourse !== null && selfSaving.has(tab),
    open: (next: string | null) => write({ [tabParam]: next === first ? null : next }, { replace: true }),
  };
}

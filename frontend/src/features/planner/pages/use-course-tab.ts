import { canSeeGradesWith } from '../../../../../core/courses/course-staff.ts';
import { tabParam } from '../../../lib/return-path.ts';
import { useAddressParams } from '../../../lib/use-address-params.ts';
import { accessTo } from '../model/saved-course.ts';
import { usePlanner } from '../store/use-planner.ts';

const firstTab = 'grades';
const otherTabs: ReadonlySet<string> = new Set([
  'letters',
  'notes',
  'syllabus',
  'meetings',
  'people',
  'gradebook',
  'quizzes',
  'course-notes',
]);
/** Tabs whose changes are sent at once. Changes in the other tabs are saved together, with the course. */
const selfSavingTabs: ReadonlySet<string> = new Set(['people', 'gradebook', 'quizzes', 'course-notes']);

/** The open tab of the course, which the URL names. */
export function useCourseTab() {
  const { params, write } = useAddressParams();
  const requestedTab = params.get(tabParam) ?? firstTab;
  const savedCourse = usePlanner(({ saved }) => saved);
  const hasGradebook = savedCourse !== null && canSeeGradesWith(accessTo(savedCourse));
  // Users who only read a template are not in the course, so they cannot see its quizzes and notes.
  const isInCourse = savedCourse !== null && accessTo(savedCourse) !== 'READER';
  const isHidden =
    (requestedTab === 'gradebook' && !hasGradebook) ||
    (['quizzes', 'course-notes'].includes(requestedTab) && !isInCourse);
  const isKnown = otherTabs.has(requestedTab) && !isHidden;
  const tab = isKnown ? requestedTab : firstTab;
  return {
    tab,
    hasGradebook,
    isInCourse,
    savesItself: savedCourse !== null && selfSavingTabs.has(tab),
    open: (next: string | null) => write({ [tabParam]: next === firstTab ? null : next }, { replace: true }),
  };
}

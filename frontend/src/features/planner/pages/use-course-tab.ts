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
  'assignments',
  'course-notes',
]);
/** Tabs whose changes are sent at once. Changes in the other tabs are saved together, with the course. */
const selfSavingTabs: ReadonlySet<string> = new Set([
  'people',
  'gradebook',
  'quizzes',
  'assignments',
  'course-notes',
]);
/** Tabs of users who are in the course, unlike users who only read a template. */
const tabsInCourse: ReadonlySet<string> = new Set(['quizzes', 'assignments', 'course-notes']);

/** The open tab of the course, which the URL names. */
export function useCourseTab() {
  const { params, write } = useAddressParams();
  const requestedTab = params.get(tabParam) ?? firstTab;
  const savedCourse = usePlanner(({ saved }) => saved);
  const hasGradebook = savedCourse !== null && canSeeGradesWith(accessTo(savedCourse));
  const isInCourse = savedCourse !== null && accessTo(savedCourse) !== 'READER';
  const isHidden =
    (requestedTab === 'gradebook' && !hasGradebook) || (tabsInCourse.has(requestedTab) && !isInCourse);
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

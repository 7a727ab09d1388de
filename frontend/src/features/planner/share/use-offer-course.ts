import { useNavigate } from 'react-router-dom';
import type { PassedCourse } from '../../../lib/passed-course.ts';
import { paths } from '../../../lib/paths.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { offerCourse } from './shared-plan.ts';

/** Opens another course. A saved course stays as it is: the other one opens as an unsaved course. */
export function useOfferCourse(): (offered: PassedCourse) => void {
  const store = usePlannerStore();
  const navigate = useNavigate();
  return (offered) => {
    if (store.getState().saved === null) offerCourse(store, offered);
    else void navigate(paths.planner, { state: offered });
  };
}

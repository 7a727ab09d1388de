import { useNavigate } from 'react-router-dom';
import type { PassedCourse } from '../../../lib/passed-course.ts';
import { paths } from '../../../lib/paths.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { offerCourse } from './shared-plan.ts';

/** Opens another course as an unsaved course. A saved course that is open does not change. */
export function useOfferCourse(): (offered: PassedCourse) => void {
  const store = usePlannerStore();
  const navigate = useNavigate();
  return (offered) => {
    if (store.getState().saved === null) offerCourse(store, offered);
    else void navigate(paths.planner, { state: offered });
  };
}

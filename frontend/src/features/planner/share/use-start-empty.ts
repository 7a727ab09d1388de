import { flushSync } from 'react-dom';
import { emptyCourse } from '../../../lib/passed-course.ts';
import { focusPart } from '../grid/focus.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlannerStore } from '../store/use-planner.ts';
import { useOfferCourse } from './use-offer-course.ts';

/** Starts an empty course. If the user does not have to confirm, the name of its category gets the focus. */
export function useStartEmpty(): () => void {
  const store = usePlannerStore();
  const offerCourse = useOfferCourse();
  return () => {
    flushSync(() => offerCourse({ course: emptyCourse, message: 'Started with an empty course.' }));
    const { saved, offered } = store.getState();
    const [category] = presentOf(store.getState()).categories;
    if (saved === null && offered === null) focusPart(category?.key ?? '', '[data-column="category-name"]');
  };
}

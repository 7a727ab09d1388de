import { useEffect, type RefObject } from 'react';
import { useBuilt } from './store/use-builder.ts';

const wrongField = '[aria-invalid="true"], [data-problem]';

/** Takes the focus to the first thing that has to be mended, when saving was refused. */
export function useFocusOnProblem(form: RefObject<HTMLElement | null>): void {
  const refusals = useBuilt((state) => state.refusals);
  useEffect(() => {
    if (refusals === 0) return;
    const wrong = form.current?.querySelector<HTMLElement>(wrongField);
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'center' });
  }, [form, refusals]);
}

import { Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { useSessionHint } from '../../../lib/session/session-hint.ts';
import type { CourseFigures } from '../model/figures.ts';
import { usePlanner } from '../store/use-planner.ts';
import { WhatToPractise } from './chunks.ts';

const nothing = () => <></>;

/** For who may be signed in: what is weak, beside what is needed. It is an offer: where it does not load, it is not there. */
export function PracticePart({ figures }: { figures: CourseFigures }) {
  const isHinted = useSessionHint();
  const courseId = usePlanner(({ saved }) => saved?.id ?? null);
  if (!isHinted) return null;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense>
        <WhatToPractise course={figures.course} courseId={courseId} />
      </Suspense>
    </ErrorBoundary>
  );
}

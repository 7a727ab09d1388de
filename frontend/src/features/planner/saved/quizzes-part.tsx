import { Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { useSessionHint } from '../../../lib/session/session-hint.ts';
import { usePlanner } from '../store/use-planner.ts';
import { CourseQuizzes } from './chunks.ts';

const nothing = () => <></>;

/** The way from a saved course to its quizzes. It is an offer: where it does not load, it is not there. */
export function QuizzesPart() {
  const isHinted = useSessionHint();
  const courseId = usePlanner(({ saved }) => saved?.id);
  if (!isHinted || courseId === undefined) return null;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense>
        <CourseQuizzes courseId={courseId} />
      </Suspense>
    </ErrorBoundary>
  );
}

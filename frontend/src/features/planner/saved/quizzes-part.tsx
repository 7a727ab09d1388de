import { Suspense } from 'react';
import { ErrorBoundary } from '../../../components/error-boundary.tsx';
import { useSessionHint } from '../../../lib/session/session-hint.ts';
import { usePlanner } from '../store/use-planner.ts';
import { CourseQuizzes } from './chunks.ts';

const nothing = () => <></>;

/** The way from a saved course to its quizzes. It is an offer: where it does not load, it is not there. */
export function QuizzesPart() {
  const isHinted = useSessionHint();
  const saved = usePlanner((state) => state.saved);
  if (!isHinted || saved === null) return null;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense>
        <CourseQuizzes saved={saved} />
      </Suspense>
    </ErrorBoundary>
  );
}

import { Suspense } from 'react';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import type { OpenedPlanner } from '../hooks/draft-versions.ts';
import { CourseLoader } from './saved-course-chunks.ts';
import { LoadingCourse } from './loading-course.tsx';

interface LoadedCourseProps {
  id: string;
  onLoaded: (planner: OpenedPlanner) => void;
}

/** While a saved course is loading, nothing of the previous one is shown. */
export function LoadedCourse(props: LoadedCourseProps) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingCourse />}>
        <CourseLoader {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

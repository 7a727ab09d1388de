import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tabParam } from '../../../lib/return-path.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import type { OpenedPlanner } from '../hooks/draft-versions.ts';
import { CourseLoader, preloadTab } from './saved-course-chunks.ts';
import { LoadingCourse } from './loading-course.tsx';

interface LoadedCourseProps {
  id: string;
  onLoaded: (planner: OpenedPlanner) => void;
}

/** Loads a saved course. Shows a skeleton until then, and nothing of the course that was open before. */
export function LoadedCourse(props: LoadedCourseProps) {
  const tab = useSearchParams()[0].get(tabParam);
  useEffect(() => preloadTab(tab), [tab]);
  return (
    <ErrorBoundary>
      <Suspense fallback={<LoadingCourse />}>
        <CourseLoader {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

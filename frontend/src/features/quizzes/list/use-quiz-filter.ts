import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filter of the list. The URL stores the course, so that links can name one. */
export function useQuizFilter() {
  const [search, setSearch] = useState('');
  const [params, setParams] = useSearchParams();
  const setCourseId = (courseId: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (courseId === null) next.delete('courseId');
        else next.set('courseId', courseId);
        return next;
      },
      { replace: true },
    );
  return { search, setSearch, courseId: params.get('courseId'), setCourseId };
}

export type QuizFilter = ReturnType<typeof useQuizFilter>;

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What of the list is looked at: the course stands in the address, so that a link can lead to it. */
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

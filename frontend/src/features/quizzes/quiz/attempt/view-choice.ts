import { useState } from 'react';
import { orNull } from '../../../../lib/or-null.ts';

/** One question at a time, or all on one page. */
export type View = 'one' | 'all';

const key = 'markwise-quiz-view';

/** How this device shows quizzes. */
export function useViewChoice(): readonly [View, (view: View) => void] {
  const [view, setView] = useState<View>(() =>
    orNull(() => localStorage.getItem(key)) === 'all' ? 'all' : 'one',
  );
  const choose = (next: View) => {
    setView(next);
    orNull(() => localStorage.setItem(key, next));
  };
  return [view, choose];
}

import { useSearchParams } from 'react-router-dom';
import { SessionGate } from '../../ui/session-gate.tsx';
import { PracticePlace } from './practice-place.tsx';

const title = 'Practice';
const needs = 'Practice brings back what you missed in quizzes. Your account saves what you missed.';

/**
 * Today's cards, the practice plan and the weakest concepts. The URL can limit it to one course, or name one
 * for its target.
 */
export function PracticeScreen() {
  const [params] = useSearchParams();
  const courseId = params.get('courseId');
  const goalOf = courseId ?? params.get('goal');
  return (
    <SessionGate title={title} needs={needs}>
      {({ role }) => (
        <PracticePlace
          key={courseId}
          title={title}
          courseId={courseId}
          goalOf={goalOf}
          isStudent={role === 'Student'}
        />
      )}
    </SessionGate>
  );
}

import { useParams } from 'react-router-dom';
import { SessionGate } from '../../components/session-gate.tsx';
import { BuilderDesk } from './builder-desk.tsx';
import { ForInstructors } from './for-instructors.tsx';

const needs = 'Sign in as an instructor: quizzes are kept with an account.';

/** Where quizzes are built: those of a course, where the address names one, else all of one’s own. */
export function QuizBuilderScreen() {
  const { courseId = null } = useParams();
  const title = courseId === null ? 'Create a quiz' : 'Quizzes of a course';
  return (
    <SessionGate title={title} needs={needs}>
      {(user) =>
        user.role === 'Student' ? (
          <ForInstructors title={title} user={user} />
        ) : (
          <BuilderDesk
            key={`${user.id} ${courseId ?? ''}`}
            title={title}
            userId={user.id}
            courseId={courseId}
          />
        )
      }
    </SessionGate>
  );
}

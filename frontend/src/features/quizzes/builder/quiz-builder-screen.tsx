import { useParams } from 'react-router-dom';
import { InstructorsOnly } from '../../../ui/instructors-only.tsx';
import { SessionGate } from '../../../ui/session-gate.tsx';
import { BuilderDesk, type BuilderDeskProps } from './builder-desk.tsx';
import { CourseGate } from './course-gate.tsx';

const needs = 'Sign in as an instructor: quizzes are kept with an account.';
const reason = 'Quizzes are built by instructors.';

/** Where quizzes are built: those of a course, where the address names one, else all of one’s own. */
export function QuizBuilderScreen() {
  const { courseId = null } = useParams();
  const title = courseId === null ? 'Create a quiz' : 'Quizzes of a course';
  return (
    <SessionGate title={title} needs={needs}>
      {(user) =>
        user.role === 'Student' ? (
          <InstructorsOnly title={title} user={user} reason={reason} />
        ) : (
          <Desk key={`${user.id} ${courseId ?? ''}`} title={title} userId={user.id} courseId={courseId} />
        )
      }
    </SessionGate>
  );
}

function Desk(props: BuilderDeskProps) {
  const { title, courseId } = props;
  const desk = <BuilderDesk {...props} />;
  return courseId === null ? (
    desk
  ) : (
    <CourseGate title={title} courseId={courseId}>
      {desk}
    </CourseGate>
  );
}

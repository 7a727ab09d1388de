import { useQuery } from '@apollo/client/react';
import { Alert, Anchor, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { quizListQuery } from '../../../lib/quizzes/quiz-fragments.ts';
import { quizEditAddress } from '../../../lib/quizzes/quiz-address.ts';
import { isNotFound } from '../../../lib/server-failure.ts';
import { InstructorsOnly } from '../../../ui/instructors-only.tsx';
import { SessionGate } from '../../../ui/session-gate.tsx';
import styles from './quiz-builder.module.css';
import { QuizBuilder, type QuizBuilderProps } from './quiz-builder.tsx';
import { builderCourseQuery } from './data/builder-documents.ts';
import { LoadingQuiz } from './loaded-quiz.tsx';

interface CourseGateProps {
  title: string;
  courseId: string;
  children: ReactNode;
}

/** A builder that belongs to a course, where there is that course: what is built for another could never be saved. */
function CourseGate({ title, courseId, children }: CourseGateProps) {
  const { data, error } = useQuery(builderCourseQuery, { variables: { id: courseId } });
  // What else goes wrong is no reason not to build.
  if (data || (error && !isNotFound(error))) return children;
  return (
    <div className={`wrap ${styles.screen}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
      </header>
      {error ? <NoCourse id={courseId} /> : <LoadingQuiz />}
    </div>
  );
}

/** Who comes here by hand often has the id of a quiz. */
function NoCourse({ id }: { id: string }) {
  const { data } = useQuery(quizListQuery, { fetchPolicy: 'cache-and-network' });
  const quiz = data?.quizzes.find((one) => one.id === id && one.canEdit);
  return (
    <Alert color="danger" title={texts.quiz.none} mt="md">
      {quiz ? (
        <>
          Quizzes are built elsewhere:{' '}
          <Anchor component={Link} to={quizEditAddress(quiz)} inherit>
            edit ‘{quiz.title}’
          </Anchor>
          .
        </>
      ) : (
        'Neither a course nor a quiz that you may edit is at this address. It may be deleted, or it belongs to another account.'
      )}
      <Group mt="sm">
        <Button size="compact-md" variant="outline" color="danger" component={Link} to={paths.createQuiz}>
          Build a new quiz
        </Button>
      </Group>
    </Alert>
  );
}

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
          <OpenQuizzes
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

function OpenQuizzes(props: QuizBuilderProps) {
  const { title, courseId } = props;
  const openQuizzes = <QuizBuilder {...props} />;
  return courseId === null ? (
    openQuizzes
  ) : (
    <CourseGate title={title} courseId={courseId}>
      {openQuizzes}
    </CourseGate>
  );
}

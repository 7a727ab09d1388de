import { useQuery } from '@apollo/client/react';
import { Alert, Anchor, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { texts } from '../../../../../core/texts.ts';
import { paths } from '../../../lib/paths.ts';
import { savedCoursesQuery } from '../../../lib/courses/course-documents.ts';
import { columnsQuery } from '../../../lib/gradebook/column-documents.ts';
import { quizCategoriesQuery, quizListQuery } from '../../../lib/quizzes/quiz-fragments.ts';
import { quizEditAddress } from '../../../lib/quizzes/quiz-address.ts';
import { isNotFound } from '../../../lib/server-failure.ts';
import { usePrefetch } from '../../../lib/use-prefetch.ts';
import { InstructorsOnly } from '../../../ui/instructors-only.tsx';
import { SessionGate } from '../../../ui/session-gate.tsx';
import styles from './quiz-builder.module.css';
import { QuizBuilder, type QuizBuilderProps } from './quiz-builder.tsx';
import { builderCourseQuery } from './data/builder-documents.ts';
import { LoadingQuiz } from './quiz-loader.tsx';

interface CourseGateProps {
  title: string;
  courseId: string;
  children: ReactNode;
}

/** Shows the builder only if the course exists, since a quiz of a missing course could never be saved. */
function CourseGate({ title, courseId, children }: CourseGateProps) {
  const { data, error } = useQuery(builderCourseQuery, { variables: { id: courseId } });
  usePrefetch(columnsQuery, { variables: { courseId } });
  usePrefetch(quizListQuery);
  usePrefetch(savedCoursesQuery);
  usePrefetch(quizCategoriesQuery);
  // The builder opens after any error except 'not found'.
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

/** Shown for a missing course. Users who type the URL often enter the ID of a quiz, so this links to that quiz. */
function NoCourse({ id }: { id: string }) {
  const { data } = useQuery(quizListQuery, { fetchPolicy: 'cache-and-network' });
  const quiz = data?.quizzes?.find((each) => each.id === id && each.canEdit);
  return (
    <Alert color="danger" title={texts.quiz.none} mt="md">
      {quiz ? (
        <>
          This is a quiz, not a course:{' '}
          <Anchor component={Link} to={quizEditAddress(quiz)} inherit>
            edit ‘{quiz.title}’
          </Anchor>
          .
        </>
      ) : (
        'There is no course or quiz that you can edit at this address. It may have been deleted, or it belongs to another account.'
      )}
      <Group mt="sm">
        <Button size="compact-md" variant="outline" color="danger" component={Link} to={paths.createQuiz}>
          Build a new quiz
        </Button>
      </Group>
    </Alert>
  );
}

const signInReason = 'Sign in as an instructor to build quizzes.';
const instructorReason = 'Only instructors can build quizzes.';

/** The quiz builder: for the quizzes of the course in the URL, else for all of the user's quizzes. */
export function QuizBuilderScreen() {
  const { courseId = null } = useParams();
  const title = courseId === null ? 'Create a quiz' : 'Quizzes of a course';
  return (
    <SessionGate title={title} reason={signInReason}>
      {(user) =>
        user.role === 'Student' ? (
          <InstructorsOnly title={title} user={user} reason={instructorReason} />
        ) : (
          <GatedBuilder
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

function GatedBuilder(props: QuizBuilderProps) {
  const { title, courseId } = props;
  const builder = <QuizBuilder {...props} />;
  return courseId === null ? (
    builder
  ) : (
    <CourseGate title={title} courseId={courseId}>
      {builder}
    </CourseGate>
  );
}

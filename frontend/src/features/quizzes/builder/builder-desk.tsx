import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts';
import { builderCourseQuery } from './data/documents.ts';
import { LoadedQuiz } from './loaded-quiz.tsx';
import { hasUnsaved } from './model/builder-state.ts';
import { QuizForm } from './quiz-form.tsx';
import { OwnQuizzes } from './quizzes/list/own-quizzes.tsx';
import { BuilderPlaceContext } from './store/use-builder-place.ts';
import { BuilderContext } from './store/use-builder.ts';
import { useDesk } from './store/use-desk.ts';
import { LeaveWindow } from './windows/leave-window.tsx';
import styles from './quiz-builder.module.css';

export interface BuilderDeskProps {
  title: string;
  userId: string;
  courseId: string | null;
}

/** The list of quizzes, and the one that is in hand. */
export function BuilderDesk({ title, userId, courseId }: BuilderDeskProps) {
  const desk = useDesk({ userId, courseId });
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const ask = (go: () => void) => setLeave(() => go);
  useUnsavedGuard(desk.hasUnsaved, ask);
  const open = (id: string | null) => {
    if (id === desk.quizId && id !== null) return;
    const go = () => desk.open(id);
    if (desk.store && hasUnsaved(desk.store.getState().built)) ask(go);
    else go();
  };
  return (
    <BuilderPlaceContext value={{ userId, courseId, onCreated: desk.onCreated, open, show: desk.show }}>
      <div className={`wrap ${styles.screen}`}>
        <header className={styles.head}>
          {courseId === null ? (
            <h1>{desk.quizId === null ? title : 'Edit a quiz'}</h1>
          ) : (
            <CourseHeading title={title} courseId={courseId} />
          )}
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => open(null)}
          >
            New quiz
          </Button>
        </header>
        <div className={styles.desk}>
          <OwnQuizzes courseId={courseId} shownId={desk.quizId} />
          {desk.store ? (
            <BuilderContext key={desk.key} value={desk.store}>
              <QuizForm />
              <LeaveWindow leave={leave} onClose={() => setLeave(null)} />
            </BuilderContext>
          ) : (
            <LoadedQuiz key={desk.quizId} id={desk.quizId ?? ''} onLoaded={desk.onLoaded} />
          )}
        </div>
      </div>
    </BuilderPlaceContext>
  );
}

function CourseHeading({ title, courseId }: { title: string; courseId: string }) {
  const { data } = useQuery(builderCourseQuery, { variables: { id: courseId } });
  const name = data?.course?.name ?? '';
  return <h1>{name === '' ? title : `Quizzes of ${name}`}</h1>;
}

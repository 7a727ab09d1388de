import { useQuery } from '@apollo/client/react';
import { Button, Group, Modal, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { paths } from '../../../lib/paths.ts';
import { useUnsavedGuard } from '../../../lib/use-unsaved-guard.ts';
import { builderCourseQuery } from './data/builder-documents.ts';
import { useSaving } from './data/use-quiz-saving.ts';
import { QuizLoader } from './quiz-loader.tsx';
import { hasUnsaved, isBusy } from './model/builder-state.ts';
import { QuizForm } from './quiz-form.tsx';
import { OwnQuizzes } from './quizzes/list/own-quizzes.tsx';
import { titleId } from './settings/about.tsx';
import { focusField } from './settings/focus-field.ts';
import { dropDraft } from './store/local-drafts.ts';
import { BuilderContext, useBuilderContext } from './store/use-builder-context.ts';
import { BuilderStoreContext, useBuilderStore, useBuilderState } from './store/use-builder.ts';
import { useOpenQuizzes } from './store/use-open-quizzes.ts';
import styles from './quiz-builder.module.css';

interface LeaveWindowProps {
  /** Continues the navigation. Null if the user is not leaving. */
  leave: (() => void) | null;
  onClose: () => void;
}

/** Asks what to do with unsaved changes before another quiz or screen is shown. */
function LeaveWindow({ leave, onClose }: LeaveWindowProps) {
  const isSaving = useBuilderState(isBusy);
  const store = useBuilderStore();
  const { userId, courseId } = useBuilderContext();
  const { save } = useSaving();
  const go = () => {
    onClose();
    leave?.();
  };
  const leaveWithoutSaving = () => {
    const { built, dispatch } = store.getState();
    dropDraft({ userId, courseId }, built.saved?.id ?? null);
    dispatch({ type: 'discard' });
    go();
  };
  const saveAndGo = async () => {
    const { outcome } = await save();
    if (outcome === 'updated' || outcome === 'created') go();
    else onClose();
  };
  return (
    <Modal opened={leave !== null} onClose={onClose} title="Save the quiz first?">
      <Text>Your changes to this quiz aren’t saved yet. You’ll lose them if you leave without saving.</Text>
      <Group mt="lg" gap="sm" justify="flex-end">
        <Button variant="subtle" color="gray" onClick={onClose}>
          Stay here
        </Button>
        <Button variant="default" disabled={isSaving} onClick={leaveWithoutSaving}>
          Leave without saving
        </Button>
        <Button data-autofocus loading={isSaving} onClick={() => void saveAndGo()}>
          Save and leave
        </Button>
      </Group>
    </Modal>
  );
}

export interface QuizBuilderProps {
  title: string;
  userId: string;
  courseId: string | null;
}

/** The list of quizzes, and the current one. */
export function QuizBuilder({ title, userId, courseId }: QuizBuilderProps) {
  const openQuizzes = useOpenQuizzes({ userId, courseId });
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const ask = (go: () => void) => setLeave(() => go);
  useUnsavedGuard(openQuizzes.hasUnsaved, ask);
  const open = (id: string | null) => {
    if (id === openQuizzes.quizId && id !== null) return;
    const go = () => openQuizzes.open(id);
    const current = openQuizzes.store?.getState();
    if (current && hasUnsaved(current.built)) ask(go);
    else if (current && id === openQuizzes.quizId) {
      focusField(titleId);
      current.announce('This quiz is new and empty. Enter its title.');
    } else go();
  };
  return (
    <BuilderContext
      value={{ userId, courseId, onCreated: openQuizzes.onCreated, open, show: openQuizzes.show }}
    >
      <div className={`wrap ${styles.screen}`}>
        <header className={styles.head}>
          {courseId === null ? (
            <h1>{openQuizzes.quizId === null ? title : 'Edit a quiz'}</h1>
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
        <div className={styles.layout}>
          <OwnQuizzes courseId={courseId} shownId={openQuizzes.quizId} />
          {openQuizzes.store ? (
            <BuilderStoreContext key={openQuizzes.key} value={openQuizzes.store}>
              <QuizForm />
              <LeaveWindow leave={leave} onClose={() => setLeave(null)} />
            </BuilderStoreContext>
          ) : (
            <QuizLoader
              key={openQuizzes.quizId}
              id={openQuizzes.quizId ?? ''}
              onLoaded={openQuizzes.onLoaded}
            />
          )}
        </div>
      </div>
    </BuilderContext>
  );
}

/** The heading, below a link to the course. */
function CourseHeading({ title, courseId }: { title: string; courseId: string }) {
  const { data } = useQuery(builderCourseQuery, { variables: { id: courseId } });
  const name = data?.course?.name ?? '';
  return (
    <div>
      <p className={styles.trail}>
        <Link to={generatePath(paths.course, { id: courseId })}>{name || 'Untitled course'}</Link>
      </p>
      <h1>{name === '' ? title : `Quizzes of ${name}`}</h1>
    </div>
  );
}

import { useMutation, useQuery } from '@apollo/client/react';
import { ActionIcon, Anchor, Badge, Box, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ExceptionPartsFragment } from '../../../../gql/graphql.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { showFailure } from '../../../../lib/show-notice.tsx';
import { showUndo } from '../../../../lib/show-undo.tsx';
import { Failure } from '../../../../ui/failure.tsx';
import { ExtraRetryWarning } from '../../../../ui/retry-warning.tsx';
import type { SavedQuiz } from '../model/quiz-content.ts';
import { useBuilderState, useBuilderStore } from '../store/use-builder.ts';
import { useQuizCourse } from '../settings/use-quiz-course.ts';
import styles from '../quiz-builder.module.css';
import {
  quizExceptionsQuery,
  removeQuizExceptionMutation,
  setQuizExceptionMutation,
} from './exception-documents.ts';
import { exceptionText, exceptionName } from './exception-text.ts';
import { ExceptionWindow } from './exception-window.tsx';

/** Other dates, extra time and extra attempts of single people. For saved quizzes of a course. */
export function Exceptions() {
  const saved = useBuilderState((state) => state.saved);
  if (!saved || saved.deleted || saved.content.courseId === null) return null;
  return <ExceptionList key={saved.id} quiz={saved} courseId={saved.content.courseId} />;
}

interface ExceptionListProps {
  quiz: SavedQuiz;
  courseId: string;
}

function ExceptionList({ quiz, courseId }: ExceptionListProps) {
  const { zone } = useQuizCourse(courseId);
  const { data, error, refetch } = useQuery(quizExceptionsQuery, {
    variables: { quizId: quiz.id },
    fetchPolicy: 'cache-and-network',
  });
  const [edited, setEdited] = useState<ExceptionPartsFragment | 'new' | null>(null);
  const exceptions = data?.quizExceptions ?? [];
  return (
    <section className={styles.card} aria-labelledby="quiz-exceptions">
      <div className={styles.cardHead}>
        <div>
          <h2 id="quiz-exceptions">Exceptions</h2>
          <p className={styles.hint}>
            {exceptions.length === 0
              ? 'Give single people other dates, more time or more attempts. It takes effect at once.'
              : 'Only these people have other dates, more time or more attempts.'}
          </p>
        </div>
        <Button
          variant="default"
          px={14}
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => setEdited('new')}
        >
          Add an exception
        </Button>
      </div>
      {error ? (
        <Failure
          title="The exceptions could not be fetched"
          message={failureMessage(error)}
          onRetry={() => void refetch().catch(ignoreShownFailure)}
        />
      ) : null}
      {exceptions.length === 0 ? null : (
        <ul className={styles.exceptions} aria-label="Exceptions">
          {exceptions.map((exception) => (
            <ExceptionRow
              key={exception.studentId}
              quiz={quiz}
              exception={exception}
              zone={zone}
              onEdit={() => setEdited(exception)}
            />
          ))}
        </ul>
      )}
      <RetryHint exceptions={exceptions} />
      {edited === null ? null : (
        <ExceptionWindow
          quizId={quiz.id}
          courseId={courseId}
          settings={quiz.content.settings}
          zone={zone}
          exception={edited === 'new' ? null : edited}
          taken={new Set(exceptions.map(({ studentId }) => studentId))}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}

/** Warns about full points by extra attempts. Uses the rules on the screen, even if they are not saved. */
function RetryHint({ exceptions }: { exceptions: readonly ExceptionPartsFragment[] }) {
  const rules = useBuilderState(({ content }) => content.settings);
  const { requestRules } = useBuilderStore().getState();
  const students = exceptions
    .filter(({ isInCourse }) => isInCourse)
    .map((exception) => ({ ...exception, name: exceptionName(exception) }));
  return (
    <Box mt="sm">
      <ExtraRetryWarning
        rules={rules}
        students={students}
        action={
          <Anchor
            component="button"
            type="button"
            fz="inherit"
            underline="always"
            onClick={() => requestRules(true)}
          >
            Change the rules
          </Anchor>
        }
      />
    </Box>
  );
}

interface ExceptionRowProps {
  quiz: SavedQuiz;
  exception: ExceptionPartsFragment;
  zone: string;
  onEdit: () => void;
}

function ExceptionRow({ quiz, exception, zone, onEdit }: ExceptionRowProps) {
  const remove = useRemoving(quiz.id);
  const name = exceptionName(exception);
  return (
    <li className={styles.exception}>
      <div>
        <p>
          <b>{name}</b>
          {exception.isInCourse ? null : (
            <Badge tt="none" variant="default" size="sm" ml={8}>
              Not in the course now
            </Badge>
          )}
        </p>
        <p className={styles.hint}>{exceptionText(exception, quiz.content.settings, zone)}</p>
        {exception.problem === null ? null : (
          <p className={styles.exceptionProblem}>
            These dates no longer fit the dates of the quiz. {exception.problem}
          </p>
        )}
      </div>
      <div className={styles.exceptionActions}>
        {exception.isInCourse ? (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Edit the exception for ${name}`}
            onClick={onEdit}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        ) : null}
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`Remove the exception for ${name}`}
          onClick={() => void remove(exception)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

/** Removes an exception, without confirmation because it can be undone. */
function useRemoving(quizId: string) {
  const options = { refetchQueries: [quizExceptionsQuery] };
  const [send] = useMutation(removeQuizExceptionMutation, options);
  const [set] = useMutation(setQuizExceptionMutation, options);
  const remove = async (exception: ExceptionPartsFragment): Promise<void> => {
    const { studentId, opensAt, dueAt, closesAt, extraMinutes, extraAttempts } = exception;
    const input = { opensAt, dueAt, closesAt, extraMinutes, extraAttempts };
    const restore = () =>
      void set({ variables: { quizId, studentId, input, revision: null } }).catch((error: unknown) =>
        showFailure(failureMessage(error), restore, 'quiz-exception'),
      );
    try {
      await send({ variables: { quizId, studentId } });
      if (exception.isInCourse) showUndo(`Removed the exception for ${exceptionName(exception)}.`, restore);
    } catch (error) {
      showFailure(failureMessage(error), () => void remove(exception), 'quiz-exception');
    }
  };
  return remove;
}

import { ActionIcon, Badge } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { isChanged, isOlderThanAttempt, percentText } from '../../../lib/quizzes/changed-grade.ts';
import { quizAddress, quizEditAddress } from '../../../lib/quizzes/quiz-address.ts';
import { LinkedText } from '../../../ui/linked-text/linked-text.tsx';
import { QuizStateBadge } from '../../../ui/quiz-state.tsx';
import { ToGradeBadge } from '../../../ui/to-grade-badge.tsx';
import { usePracticeActions } from './practice/use-practice-actions.ts';
import { factsOf } from './quiz-facts.ts';
import type { ListedQuiz, Progress } from './quiz-list.ts';
import styles from './quizzes.module.css';

interface QuizProgressTextProps {
  progress: Progress | undefined;
  quiz: ListedQuiz;
}

/** The user's progress with a quiz. */
function QuizProgressText({ progress, quiz }: QuizProgressTextProps) {
  const { isClosed, closedReason } = quiz;
  const { inProgressAttempt, officialAttempt, pendingAttempt, ownGrade } = progress ?? {};
  const changedGrade = ownGrade && isChanged(ownGrade) ? ownGrade : null;
  const isOfResult =
    officialAttempt && !isOlderThanAttempt(ownGrade?.gradedAt ?? null, officialAttempt.submittedAt);
  return (
    <div className={styles.state}>
      {isClosed ? (
        <Badge variant="outline" color="gray" className={`${styles.badge} ${styles.draft}`}>
          {closedReason === 'NOT_IN_COURSE' ? 'Not in the course' : 'Closed'}
        </Badge>
      ) : null}
      {inProgressAttempt && !isClosed ? (
        <Badge variant="light" className={styles.badge ?? ''}>
          {inProgressAttempt.kind === 'RETRY' ? 'Retrying' : 'In progress'}
        </Badge>
      ) : null}
      {changedGrade ? (
        <span className={styles.result}>
          <b>{percentText(changedGrade)}</b>
          <small>{isOfResult ? 'changed by your instructor' : 'entered by your instructor'}</small>
        </span>
      ) : null}
      {officialAttempt && !changedGrade ? (
        <Result attempt={officialAttempt} hasPending={Boolean(pendingAttempt)} />
      ) : null}
      {inProgressAttempt || officialAttempt || ownGrade || isClosed ? null : (
        <span className={styles.open}>Not started</span>
      )}
    </div>
  );
}

interface ResultProps {
  /** The attempt that counts. */
  attempt: NonNullable<Progress['officialAttempt']>;
  /** Whether an attempt waits to be graded, this one or another. */
  hasPending: boolean;
}

function Result({ attempt: { percent, isPending }, hasPending }: ResultProps) {
  if (isPending) return <span className={styles.open}>Waits to be graded</span>;
  // A quiz without points has no percent to show.
  if (typeof percent !== 'number') return <span className={styles.open}>Handed in</span>;
  return (
    <span className={styles.result}>
      <b>{formatCompact(percent)}&nbsp;%</b>
      <small>your result</small>
      {hasPending ? <small>another attempt waits to be graded</small> : null}
    </span>
  );
}

/** Deletes a practice quiz, without confirmation because the deletion can be undone. */
function DeletePractice({ quiz }: { quiz: ListedQuiz }) {
  const { remove } = usePracticeActions();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={styles.above ?? ''}
      aria-label={`Delete ${quiz.title}`}
      onClick={() => void remove(quiz)}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  );
}

interface QuizRowProps {
  quiz: ListedQuiz;
  progress: Progress | undefined;
  /** False until the progress has loaded. */
  isProgressKnown: boolean;
  /** The course's name. Undefined if it is not known, or if the list is filtered by course. */
  course: string | undefined;
}

/** A quiz of the list: its properties, and the user's progress. Editors and graders see its state instead of progress. */
export function QuizRow({ quiz, progress, isProgressKnown, course }: QuizRowProps) {
  const facts = factsOf(quiz, isProgressKnown ? (progress?.attemptsUsed ?? 0) : null);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={quizAddress(quiz.id)}>{quiz.title}</Link>
        </h3>
        {/* The description of a practice quiz only names its source and seed. */}
        {quiz.description === '' || quiz.isPractice ? null : (
          <p className={styles.description}>
            <LinkedText text={quiz.description} />
          </p>
        )}
        <p className={styles.facts}>
          {[...facts, ...(course === undefined ? [] : [course])].map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {quiz.canGrade ? <ForEditors quiz={quiz} /> : null}
      {(isProgressKnown || quiz.isClosed) && !quiz.canGrade ? (
        <QuizProgressText progress={progress} quiz={quiz} />
      ) : null}
      {quiz.isPractice ? <DeletePractice quiz={quiz} /> : null}
    </li>
  );
}

function ForEditors({ quiz }: { quiz: ListedQuiz }) {
  return (
    <div className={styles.state}>
      <ToGradeBadge quiz={quiz} />
      <QuizStateBadge quiz={quiz} />
      {quiz.canEdit ? (
        <Link to={quizEditAddress(quiz)} className={styles.edit} aria-label={`Edit ${quiz.title}`}>
          Edit
        </Link>
      ) : null}
    </div>
  );
}

import { useQuery } from '@apollo/client/react';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { generatePath, Link } from 'react-router-dom';
import { canEditWith } from '../../../../../core/courses/course-staff.ts';
import type { CourseQuizzesQuery } from '../../../gql/graphql.ts';
import { whenText } from '../../../lib/dates/date-texts.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import { paths } from '../../../lib/paths.ts';
import { courseQuizzesAddress, quizAddress, quizEditAddress } from '../../../lib/quizzes/quiz-address.ts';
import { withRemark } from '../../../lib/quizzes/own-exceptions.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Failure } from '../../../ui/failure.tsx';
import { QuizStateBadge } from '../../../ui/quiz-state.tsx';
import { accessTo } from '../model/saved-course.ts';
import { useIsMember, usePlanner } from '../store/use-planner.ts';
import { courseProgressQuery, courseQuizzesQuery } from './saved-course-documents.ts';
import { gradeItems } from './use-item-quizzes.ts';
import styles from './quizzes-page.module.css';

type Quiz = NonNullable<CourseQuizzesQuery['quizzes']>[number];

/** The quizzes of a saved course by title, for its students and instructors. */
export function QuizzesPage({ courseId }: { courseId: string }) {
  const session = useSession({ fetches: false });
  const canBuild = usePlanner(({ saved }) => saved !== null && canEditWith(accessTo(saved)));
  // The default policy reads the cache first: the header of the course has just fetched the same query.
  const { data, error, refetch } = useQuery(courseQuizzesQuery, {
    variables: { courseId },
  });
  const isMember = useIsMember();
  const { data: own } = useQuery(courseProgressQuery, {
    variables: { courseId },
    skip: !isMember || !data,
    // The header fetches the progress if quizzes grade items.
    fetchPolicy: gradeItems(data?.quizzes ?? undefined) ? 'cache-only' : 'cache-first',
  });
  const pending = own?.quizProgress?.filter(
    ({ pendingAttempt, ownGrade }) => pendingAttempt !== null && ownGrade?.isEntered !== true,
  );
  const pendingIds = new Set(pending?.map(({ quizId }) => quizId));
  const quizzes = data?.quizzes?.filter(({ deleted }) => !deleted);
  const isBuilder = canBuild && session.status === 'signedIn' && session.user.role !== 'Student';
  return (
    <>
      <Title order={2}>Quizzes</Title>
      {error ? (
        <Failure
          mt="md"
          title="Error fetching the quizzes"
          message={failureMessage(error)}
          onRetry={() => void refetch().catch(ignoreShownFailure)}
        />
      ) : null}
      {quizzes || error ? null : <Skeleton height={96} mt="sm" />}
      {quizzes?.length === 0 ? (
        <Text mt="sm" maw={560}>
          {isBuilder
            ? 'No quizzes yet. Build one from new questions, your question bank or a text. Its results can be grades of an item.'
            : 'No quizzes yet. Published quizzes of this course appear here.'}
        </Text>
      ) : null}
      {quizzes && quizzes.length > 0 ? (
        <ul className={styles.list} aria-label="Quizzes of this course">
          {quizzes.map((quiz) => (
            <QuizEntry key={quiz.id} quiz={quiz} isPending={pendingIds.has(quiz.id)} />
          ))}
        </ul>
      ) : null}
      <Group mt="md" gap="sm">
        {isBuilder ? (
          <Button component={Link} to={generatePath(paths.manageQuiz, { courseId })}>
            Build a quiz
          </Button>
        ) : null}
        {quizzes && quizzes.length > 0 ? (
          <Button variant="default" component={Link} to={courseQuizzesAddress(courseId)}>
            Show by category
          </Button>
        ) : null}
      </Group>
    </>
  );
}

interface QuizEntryProps {
  quiz: Quiz;
  /** Whether an attempt of the student waits to be graded. */
  isPending: boolean;
}

/** A quiz with its due date, what an exception changes for the student, and its state. Users who can edit the quiz get a link to its editor. */
function QuizEntry({ quiz, isPending }: QuizEntryProps) {
  const { id, title, canGrade, canEdit, isClosed, closedReason } = quiz;
  return (
    <li>
      <Link to={quizAddress(id)} className={styles.title}>
        {title}
      </Link>
      <span className={styles.facts}>
        {factsOf(quiz).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {canGrade ? <QuizStateBadge quiz={quiz} /> : null}
        {isClosed && !canGrade ? (
          <span>{closedReason === 'NOT_IN_COURSE' ? 'Not in the course' : 'Closed'}</span>
        ) : null}
        {isPending ? <span>Waits to be graded</span> : null}
        {canEdit ? (
          <Link to={quizEditAddress(quiz)} className={styles.edit} aria-label={`Edit ${title}`}>
            Edit
          </Link>
        ) : null}
      </span>
    </li>
  );
}

/** The due date. The other settings only if an exception changes them for the student. */
function factsOf(quiz: Quiz): string[] {
  const { dueAt, closesAt, timeLimit, allowedAttempts, ownExceptions } = quiz;
  const facts = [
    { setting: 'DUE_AT', text: dueAt && `Due ${whenText(dueAt)}` },
    { setting: 'CLOSES_AT', text: closesAt !== dueAt && closesAt && `Closes ${whenText(closesAt)}` },
    { setting: 'TIME_LIMIT', text: timeLimit && `${timeLimit.toLocaleString('en')} minutes` },
    { setting: 'ALLOWED_ATTEMPTS', text: `${allowedAttempts.toLocaleString('en')} attempts` },
  ] as const;
  return facts.flatMap(({ setting, text }) =>
    text && (setting === 'DUE_AT' || ownExceptions.includes(setting))
      ? [withRemark(text, setting, quiz)]
      : [],
  );
}

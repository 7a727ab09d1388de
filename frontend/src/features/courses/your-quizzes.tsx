import { questionCountText } from '../../lib/quizzes/question-count.ts';
import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { ago } from '../../lib/ago.ts';
import { whenText } from '../../lib/dates/date-texts.ts';
import { paths } from '../../lib/paths.ts';
import { type OpenedResults, openedResults } from '../../lib/quizzes/opened-results.ts';
import { withRemark } from '../../lib/quizzes/own-exceptions.ts';
import { publicQuizText } from '../../lib/quizzes/public-quiz.ts';
import { quizListQuery, quizProgressQuery } from '../../lib/quizzes/quiz-fragments.ts';
import { attemptAddress, quizAddress } from '../../lib/quizzes/quiz-address.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { timeLeftText } from '../../lib/time-left-text.ts';
import { memberCoursesQuery } from './course-list-documents.ts';
import { homeQuizzes, type HomeQuizzes } from './home-quizzes.ts';
import { Failure } from '../../ui/failure.tsx';
import { ignoreShownFailure } from '../../lib/ignore-shown-failure.ts';
import styles from './to-practise.module.css';

interface QuizRow {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** Text below the title. */
  readonly note?: string | undefined;
  /** Text at the end of the row. */
  readonly fact: ReactNode;
}

interface QuizRowsProps {
  heading: string;
  /** Accessible name of the section. Users of screen readers must understand it without the other headings. */
  label: string;
  rows: readonly QuizRow[];
}

const maxRows = 3;

/** The first quizzes of a section as links. Empty if there are none. */
function QuizRows({ heading, label, rows }: QuizRowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-label={label}>
      <h3>{heading}</h3>
      <ul className={styles.rows}>
        {rows.slice(0, maxRows).map(({ id, title, to, note, fact }) => (
          <li key={id}>
            <div>
              <Link to={to}>{title}</Link>
              {note === undefined ? null : <p>{note}</p>}
            </div>
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FetchedQuizzes {
  /** Undefined while they are loading. */
  readonly quizzes: HomeQuizzes | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

const noneOpened: OpenedResults = new Map();
const fetchOptions = { fetchPolicy: 'cache-and-network' } as const;

/**
 * Fetches the quizzes and the user's progress. Either request may fail: quizzes to take need both, quizzes in
 * progress and results need only the progress.
 */
function useHomeQuizzes(isStudent: boolean): FetchedQuizzes {
  const list = useQuery(quizListQuery, fetchOptions);
  const progress = useQuery(quizProgressQuery, fetchOptions);
  const session = useSession();
  const retry = () => {
    if (list.error) void list.refetch().catch(ignoreShownFailure);
    if (progress.error) void progress.refetch().catch(ignoreShownFailure);
  };
  const isLoading = (!list.data && !list.error) || (!progress.data && !progress.error);
  if (isLoading) return { quizzes: undefined, error: undefined, retry };
  const input = {
    quizzes: progress.data ? (list.data?.quizzes ?? []) : [],
    progress: progress.data?.quizProgress ?? [],
    isStudent,
    opened: session.status === 'signedIn' ? openedResults(session.user.id) : noneOpened,
  };
  return { quizzes: homeQuizzes(input), error: list.error ?? progress.error, retry };
}

const notFetched = 'Your quizzes could not be fetched';

/** Quizzes in progress, quizzes to take, quizzes that wait to be graded, and new results. Empty if there are none. */
export function YourQuizzes({ isStudent }: { isStudent: boolean }) {
  const { quizzes, error, retry } = useHomeQuizzes(isStudent);
  const isEmpty = quizzes === undefined || Object.values(quizzes).every(({ length }) => length === 0);
  // Many users have no quizzes, so nothing is shown while the lists are loading.
  if (isEmpty && !error) return null;
  return (
    <section className={styles.card} aria-labelledby="your-quizzes">
      <h2 id="your-quizzes">Your quizzes</h2>
      {error ? <Failure mt="md" title={notFetched} message={failureMessage(error)} onRetry={retry} /> : null}
      {quizzes ? <QuizSections quizzes={quizzes} /> : null}
      <Button variant="default" component={Link} to={paths.quizCategories}>
        All quizzes
      </Button>
    </section>
  );
}

function QuizSections({ quizzes: { begun, toTake, handedIn, results } }: { quizzes: HomeQuizzes }) {
  const courseName = useCourseName();
  return (
    <>
      <QuizRows
        heading="In progress"
        label="Quizzes in progress"
        rows={begun.map(({ quizId: id, quizTitle: title, attempt, dueAt }) => ({
          id,
          title,
          to: quizAddress(id),
          note: progressNote(attempt.kind, dueAt),
          fact: progressFact(attempt),
        }))}
      />
      <QuizRows
        heading="To take"
        label="Quizzes to take"
        rows={toTake.map((quiz) => ({
          id: quiz.id,
          title: quiz.title,
          to: quizAddress(quiz.id),
          note: quiz.courseId === null ? publicQuizText : courseName(quiz.courseId),
          fact: lengthOf(quiz),
        }))}
      />
      <QuizRows
        heading="Handed in"
        label="Quizzes that wait to be graded"
        rows={handedIn.map(({ quizId: id, quizTitle: title, attemptId, submittedAt }) => ({
          id,
          title,
          to: attemptAddress(id, attemptId),
          note: 'Handed in, waits to be graded',
          fact: ago(submittedAt),
        }))}
      />
      <QuizRows
        heading="New results"
        label="New results"
        rows={results.map(({ quizId: id, quizTitle: title, attemptId, grade, ...change }) => ({
          id,
          title,
          to: attemptAddress(id, attemptId),
          note: resultNote(change),
          fact: <b>{grade}</b>,
        }))}
      />
    </>
  );
}

function progressNote(kind: HomeQuizzes['begun'][number]['attempt']['kind'], dueAt: string | null) {
  if (kind === 'RETRY') return 'Retry, which doesn’t change your score';
  return dueAt === null ? undefined : `Due ${whenText(dueAt)}`;
}

/** Returns the name of a course that the user is a member of. Undefined until the list has loaded. */
function useCourseName(): (courseId: string) => string | undefined {
  const { data } = useQuery(memberCoursesQuery, { fetchPolicy: 'cache-only' });
  const names = new Map(data?.memberCourses?.map(({ id, name }) => [id, name]));
  return (courseId) => names.get(courseId) || undefined;
}

/** The remaining time. If there is no time limit, when the attempt was started. */
function progressFact({ startedAt, dueAt }: { startedAt: string; dueAt: string | null }): string {
  return dueAt === null ? `Started ${ago(startedAt)}` : timeLeftText(Date.parse(dueAt) - Date.now());
}

type Change = Omit<HomeQuizzes['results'][number], 'quizId' | 'quizTitle' | 'attemptId' | 'grade'>;

/** When the attempt was submitted, or when its result last changed if it was graded, regraded or replaced later. */
function resultNote({ submittedAt, resultAt, entered, isRegraded, gradeBefore }: Change): string {
  if (entered === 'BEFORE') return `Grade entered by your instructor ${ago(resultAt)}`;
  if (entered === 'AFTER') return `Grade changed by your instructor ${ago(resultAt)}`;
  if (isRegraded) return `Regraded ${ago(resultAt)}${gradeBefore === null ? '' : `, ${gradeBefore} before`}`;
  return submittedAt === resultAt ? `Handed in ${ago(submittedAt)}` : `New result ${ago(resultAt)}`;
}

function lengthOf(quiz: HomeQuizzes['toTake'][number]): string {
  const { questionCount, timeLimit } = quiz;
  const questionsText = questionCountText(questionCount);
  if (timeLimit === null) return questionsText;
  return `${questionsText}, ${withRemark(`${formatCompact(timeLimit)} min`, 'TIME_LIMIT', quiz)}`;
}

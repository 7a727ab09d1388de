import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { ago } from '../../lib/ago.ts';
import { paths } from '../../lib/paths.ts';
import { quizListQuery, quizProgressQuery } from '../../lib/quizzes/quiz-fragments.ts';
import { attemptAddress, quizAddress } from '../../lib/quizzes/quiz-address.ts';
import { failureMessage } from '../../lib/server-failure.ts';
import { timeLeftText } from '../../lib/time-left-text.ts';
import { memberCoursesQuery } from './course-list-documents.ts';
import { homeQuizzes, type HomeQuizzes } from './home-quizzes.ts';
import { Failure } from '../../ui/failure.tsx';
import { failureIsShown } from '../../lib/failure-is-shown.ts';
import styles from './to-practise.module.css';

interface QuizRow {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  /** Below the title. */
  readonly note?: string | undefined;
  /** At the end of the row. */
  readonly fact: ReactNode;
}

interface QuizRowsProps {
  heading: string;
  /** Heading of the section if there is none around it. */
  label: string;
  rows: readonly QuizRow[];
}

const maxRows = 3;

/** The first quizzes of a section as links. Nothing if there are none. */
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

const fresh = { fetchPolicy: 'cache-and-network' } as const;

/** Either of the two lists may fail. Quizzes to take need both, the rest only the progress. */
function useHomeQuizzes(isStudent: boolean): FetchedQuizzes {
  const list = useQuery(quizListQuery, fresh);
  const standings = useQuery(quizProgressQuery, fresh);
  const retry = () => {
    if (list.error) void list.refetch().catch(failureIsShown);
    if (standings.error) void standings.refetch().catch(failureIsShown);
  };
  const isComing = (!list.data && !list.error) || (!standings.data && !standings.error);
  if (isComing) return { quizzes: undefined, error: undefined, retry };
  const given = {
    quizzes: standings.data ? (list.data?.quizzes ?? []) : [],
    standings: standings.data?.quizProgress ?? [],
    isStudent,
  };
  return { quizzes: homeQuizzes(given), error: list.error ?? standings.error, retry };
}

const notFetched = 'Your quizzes could not be fetched';

/** Quizzes to take and recent results. Nothing if there are none. */
export function YourQuizzes({ isStudent }: { isStudent: boolean }) {
  const { quizzes, error, retry } = useHomeQuizzes(isStudent);
  const isEmpty = quizzes === undefined || Object.values(quizzes).every(({ length }) => length === 0);
  // Nothing is shown while they are loading, since many users have none.
  if (isEmpty && !error) return null;
  return (
    <section className={styles.card} aria-labelledby="your-quizzes">
      <h2 id="your-quizzes">Your quizzes</h2>
      {error ? <Failure mt="md" title={notFetched} message={failureMessage(error)} onRetry={retry} /> : null}
      {quizzes ? <Parts quizzes={quizzes} /> : null}
      <Button variant="default" component={Link} to={paths.quizCategories}>
        All quizzes
      </Button>
    </section>
  );
}

function Parts({ quizzes: { begun, toTake, results } }: { quizzes: HomeQuizzes }) {
  const courseName = useCourseName();
  return (
    <>
      <QuizRows
        heading="In progress"
        label="Quizzes in progress"
        rows={begun.map(({ quizId: id, quizTitle: title, open }) => ({
          id,
          title,
          to: quizAddress(id),
          ...(open.kind === 'RETRY' && { note: 'Retry, which doesn’t change your score' }),
          fact: progressFact(open),
        }))}
      />
      <QuizRows
        heading="To take"
        label="Quizzes to take"
        rows={toTake.map(({ id, title, courseId, questionCount, timeLimit }) => ({
          id,
          title,
          to: quizAddress(id),
          note: courseName(courseId),
          fact: lengthOf(questionCount, timeLimit),
        }))}
      />
      <QuizRows
        heading="New results"
        label="New results"
        rows={results.map(({ quizId: id, quizTitle: title, attemptId, percent, ...times }) => ({
          id,
          title,
          to: attemptAddress(id, attemptId),
          note: sinceWhen(times),
          fact: <b>{formatCompact(percent)}&nbsp;%</b>,
        }))}
      />
    </>
  );
}

/** The name of one of the user's courses, once the list has loaded. */
function useCourseName(): (courseId: string | null) => string | undefined {
  const { data } = useQuery(memberCoursesQuery, { fetchPolicy: 'cache-only' });
  const names = new Map(data?.memberCourses?.map(({ id, name }) => [id, name]));
  return (courseId) => names.get(courseId ?? '') || undefined;
}

/** The most urgent fact: the remaining time, or without a limit when it was started. */
function progressFact({ startedAt, dueAt }: { startedAt: string; dueAt: string | null }): string {
  return dueAt === null ? `Started ${ago(startedAt)}` : timeLeftText(Date.parse(dueAt) - Date.now());
}

/** A later grade or a regrade is the news, not the submission. */
function sinceWhen({ submittedAt, resultAt }: { submittedAt: string; resultAt: string }): string {
  return submittedAt === resultAt ? `Handed in ${ago(submittedAt)}` : `New result ${ago(resultAt)}`;
}

function lengthOf(questions: number, minutes: number | null): string {
  const asked = questions === 1 ? '1 question' : `${questions.toLocaleString('en')} questions`;
  return minutes === null ? asked : `${asked}, ${formatCompact(minutes)} min`;
}

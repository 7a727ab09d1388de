import { useQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatCompact } from '../../../../core/grading/rounding.ts';
import { ago } from '../../lib/ago.ts';
import { paths } from '../../lib/paths.ts';
import { attemptAddress, quizAddress } from '../../lib/quizzes/quiz-address.ts';
import { serverMessage } from '../../lib/server-failure.ts';
import { timeLeftText } from '../../lib/time-left-text.ts';
import { memberCoursesQuery } from './documents.ts';
import { Failed } from './failed.tsx';
import type { HomeQuizzes } from './home-quizzes.ts';
import { QuizRows } from './quiz-rows.tsx';
import styles from './to-practise.module.css';
import { useHomeQuizzes } from './use-home-quizzes.ts';

const notFetched = 'Your quizzes could not be fetched';

/** What there is to do of quizzes, and what came of them. Nothing of it where there is nothing. */
export function YourQuizzes({ isStudent }: { isStudent: boolean }) {
  const { quizzes, error, retry } = useHomeQuizzes(isStudent);
  const isEmpty = quizzes === undefined || Object.values(quizzes).every(({ length }) => length === 0);
  // There is nothing to promise while they are on their way: many people have none.
  if (isEmpty && !error) return null;
  return (
    <section className={styles.card} aria-labelledby="your-quizzes">
      <h2 id="your-quizzes">Your quizzes</h2>
      {error ? <Failed message={serverMessage(error) ?? notFetched} onRetry={retry} /> : null}
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
          fact: standingOf(open),
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

/** Of a course that one is in, once the list of them is there. */
function useCourseName(): (courseId: string | null) => string | undefined {
  const { data } = useQuery(memberCoursesQuery, { fetchPolicy: 'cache-only' });
  const names = new Map(data?.memberCourses.map(({ id, name }) => [id, name]));
  return (courseId) => names.get(courseId ?? '') || undefined;
}

/** What presses first: the time that is left, or where there is no limit since when it waits. */
function standingOf({ startedAt, dueAt }: { startedAt: string; dueAt: string | null }): string {
  return dueAt === null ? `Started ${ago(startedAt)}` : timeLeftText(Date.parse(dueAt) - Date.now());
}

/** A grade that came later, or another one by another key, is the news, not the handing in. */
function sinceWhen({ submittedAt, resultAt }: { submittedAt: string; resultAt: string }): string {
  return submittedAt === resultAt ? `Handed in ${ago(submittedAt)}` : `New result ${ago(resultAt)}`;
}

function lengthOf(questions: number, minutes: number | null): string {
  const asked = questions === 1 ? '1 question' : `${questions.toLocaleString('en')} questions`;
  return minutes === null ? asked : `${asked}, ${formatCompact(minutes)} min`;
}

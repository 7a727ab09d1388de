import { questionCountText } from '../../../../../lib/quizzes/question-count.ts';
import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { texts } from '../../../../../../../core/texts.ts';
import type { QuizListQuery } from '../../../../../gql/graphql.ts';
import { whenText } from '../../../../../lib/dates/date-texts.ts';
import { quizDateOf } from '../../../../../lib/quizzes/quiz-date.ts';
import { quizListQuery } from '../../../../../lib/quizzes/quiz-fragments.ts';
import { quizStateOf, quizStateLabels } from '../../../../../lib/quizzes/quiz-state.ts';
import { failureMessage } from '../../../../../lib/server-failure.ts';
import { useBuilderContext } from '../../store/use-builder-context.ts';
import { Failure } from '../../../../../ui/failure.tsx';
import { ignoreShownFailure } from '../../../../../lib/ignore-shown-failure.ts';
import styles from './own-quizzes.module.css';

type QuizMeta = NonNullable<QuizListQuery['quizzes']>[number];

interface OwnQuizzesProps {
  courseId: string | null;
  /** ID of the current quiz. Null for a new one. */
  shownId: string | null;
}

/**
 * The quizzes that the user can edit, by title. With a course, only the quizzes of that course are listed. Without
 * a course, all quizzes are listed, and unpublished quizzes come first.
 */
export function OwnQuizzes({ courseId, shownId }: OwnQuizzesProps) {
  const { data, error, refetch } = useQuery(quizListQuery, {
    // With a course, CourseGate prefetches the list.
    fetchPolicy: courseId === null ? 'cache-and-network' : 'cache-first',
  });
  const retry = () => void refetch().catch(ignoreShownFailure);
  return (
    <nav className={styles.list} aria-labelledby="own-quizzes">
      <h2 id="own-quizzes" className={styles.title}>
        {courseId === null ? 'My quizzes' : 'Quizzes of this course'}
      </h2>
      {error ? (
        <Failure title={texts.quizzes.failure} message={failureMessage(error)} onRetry={retry} />
      ) : null}
      {data?.quizzes ? <QuizEntries quizzes={sorted(data.quizzes, courseId)} shownId={shownId} /> : null}
      {data || error ? null : <Skeleton height={96} radius="md" role="status" aria-label={texts.loading} />}
    </nav>
  );
}

function QuizEntries({ quizzes, shownId }: { quizzes: readonly QuizMeta[]; shownId: string | null }) {
  if (quizzes.length === 0) return <p className={styles.none}>{texts.quizzes.none}</p>;
  return (
    <ul className={styles.entries}>
      {quizzes.map((quiz) => (
        <Entry key={quiz.id} quiz={quiz} isShown={quiz.id === shownId} />
      ))}
    </ul>
  );
}

function Entry({ quiz, isShown }: { quiz: QuizMeta; isShown: boolean }) {
  const { open } = useBuilderContext();
  const { id, title, questionCount } = quiz;
  const date = quizDateOf(quiz);
  return (
    <li>
      <button
        type="button"
        className={styles.entry}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => open(id)}
      >
        <span className={styles.name}>{title}</span>
        <span className={styles.facts}>
          <span className={styles.state} data-state={quizStateOf(quiz)}>
            {quizStateLabels[quizStateOf(quiz)]}
          </span>
          {questionCountText(questionCount)}
          {date === null ? null : (
            <span className={styles.date}>
              {date.kind === 'due' ? 'Due' : 'Closes'} {whenText(date.at)}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** Deleted quizzes come last. They are listed because they can be restored. The server sorts by title. */
function sorted(quizzes: readonly QuizMeta[], courseId: string | null): QuizMeta[] {
  const own = quizzes.filter(
    (quiz) => quiz.canEdit && !quiz.isPractice && (courseId === null || quiz.courseId === courseId),
  );
  const rank = ({ deleted, isPublished }: QuizMeta) => {
    if (deleted) return 2;
    return courseId === null && isPublished ? 1 : 0;
  };
  return own.toSorted((one, other) => rank(one) - rank(other));
}

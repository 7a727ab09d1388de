import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { texts } from '../../../../../core/texts.ts';
import { courseNamesQuery } from '../../../lib/courses/course-documents.ts';
import {
  gradingQueueEntriesQuery,
  quizCategoriesQuery,
  quizListQuery,
  quizProgressQuery,
} from '../../../lib/quizzes/quiz-fragments.ts';
import { serverMessage } from '../../../lib/server-failure.ts';
import { usePrefetch } from '../../../lib/use-prefetch.ts';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { FoundQuizzes } from './found-quizzes.tsx';
import type { Category, ListedQuiz, Progress } from './quiz-list.ts';
import { ignoreShownFailure } from '../../../lib/ignore-shown-failure.ts';
import styles from './quizzes.module.css';

interface Fetched<T> {
  /** Undefined until it has loaded. */
  readonly list: T | undefined;
  readonly error: Error | undefined;
  readonly retry: () => void;
}

interface QuizLists {
  readonly quizzes: Fetched<readonly ListedQuiz[]>;
  readonly categories: Fetched<readonly Category[]>;
  readonly progressList: Fetched<readonly Progress[]>;
}

const fresh = { fetchPolicy: 'cache-and-network' } as const;

/** The three lists of the screen. Each loads and fails independently. */
function useQuizLists(): QuizLists {
  const quizzes = useQuery(quizListQuery, fresh);
  const categories = useQuery(quizCategoriesQuery, fresh);
  const progressList = useQuery(quizProgressQuery, fresh);
  return {
    quizzes: fetched(quizzes, quizzes.data?.quizzes ?? undefined),
    categories: fetched(categories, categories.data?.quizCategories ?? undefined),
    progressList: fetched(progressList, progressList.data?.quizProgress ?? undefined),
  };
}

interface Query {
  readonly error?: Error | undefined;
  readonly refetch: () => Promise<unknown>;
}

function fetched<T>({ error, refetch }: Query, list: T | undefined): Fetched<T> {
  return {
    list,
    error,
    retry: () => void refetch().catch(ignoreShownFailure),
  };
}

const widths = ['38%', '52%', '44%'];

/** Skeleton of the list while it is loading. */
function LoadingQuizzes() {
  return (
    <div role="status" aria-label={texts.loading} className={styles.section}>
      <Skeleton height={22} width={180} mb="md" />
      <ul className={styles.rows} aria-hidden>
        {widths.map((width) => (
          <li key={width} className={styles.row}>
            <div className={styles.words}>
              <Skeleton height={16} width={width} />
              <Skeleton height={12} mt={10} width="26%" />
            </div>
            <Skeleton height={24} width={64} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const noQuizProgress = 'Your progress could not be fetched';

/** The list, or its skeleton. Errors of the parts that did not load are above it. */
export function QuizListSection({ isInstructor }: { isInstructor: boolean }) {
  const { quizzes, categories, progressList } = useQuizLists();
  usePrefetch(courseNamesQuery);
  usePrefetch(gradingQueueEntriesQuery, { skip: !isInstructor });
  const { failure, activeFailure } = texts.quizCategories;
  const isLoading = quizzes.list === undefined || (categories.list === undefined && !categories.error);
  return (
    <>
      <NotFetched of={quizzes} title={texts.quizzes.failure} />
      <NotFetched of={categories} title={isInstructor ? failure : activeFailure} />
      <NotFetched of={progressList} title={noQuizProgress} />
      {isLoading ? null : (
        <FoundQuizzes
          quizzes={quizzes.list ?? []}
          categories={categories.list}
          progressList={progressList.list}
          isInstructor={isInstructor}
        />
      )}
      {isLoading && !quizzes.error ? <LoadingQuizzes /> : null}
    </>
  );
}

function NotFetched({ of: { error, retry }, title }: { of: Fetched<unknown>; title: string }) {
  if (!error) return null;
  return (
    <FormFailure title={title} onRetry={retry}>
      {serverMessage(error)}
    </FormFailure>
  );
}

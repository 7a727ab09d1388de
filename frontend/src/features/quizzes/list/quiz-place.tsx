import { FormFailure } from '../../../ui/form/form-failure.tsx';
import { texts } from '../../../../../core/texts.ts';
import { serverMessage } from '../../../lib/server-failure.ts';
import { FoundQuizzes } from './found-quizzes.tsx';
import { LoadingQuizzes } from './loading-quizzes.tsx';
import { useQuizLists, type Fetched } from './use-quiz-lists.ts';

const noStandings = 'How far you have come with them could not be fetched';

/** The list in each of its states. What of it did not come is said above, and the rest is shown. */
export function QuizPlace({ isInstructor }: { isInstructor: boolean }) {
  const { quizzes, categories, standings } = useQuizLists();
  const { failure, activeFailure } = texts.quizCategories;
  const isLoading = quizzes.list === undefined || (categories.list === undefined && !categories.error);
  return (
    <>
      <NotFetched of={quizzes} title={texts.quizzes.failure} />
      <NotFetched of={categories} title={isInstructor ? failure : activeFailure} />
      <NotFetched of={standings} title={noStandings} />
      {isLoading ? null : (
        <FoundQuizzes
          quizzes={quizzes.list ?? []}
          categories={categories.list}
          standings={standings.list}
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

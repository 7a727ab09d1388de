import { useQuery } from '@apollo/client/react';
import { PagedList } from '../../../../../ui/list/paged-list.tsx';
import { pageSize, usePages } from '../../../../../ui/list/use-pages.ts';
import { useSearchInAddress } from '../../../../../lib/use-search-in-address.ts';
import type { QuizOnScreen } from '../../quiz-on-screen.ts';
import { resultsQuery, resultsSummaryQuery } from '../grading-documents.ts';
import { Figures } from './figures.tsx';
import { ResultsFilter } from './results-filter.tsx';
import { ResultsTable } from './results-table.tsx';
import { useResultsView } from './use-results-view.ts';

const fresh = { fetchPolicy: 'cache-and-network' } as const;

const nobodyYet =
  'Nobody has started this quiz yet. Attempts appear here, with answers and scores once they are handed in.';

/** The results of a quiz: a summary, and the attempts. */
export function Results({ quiz }: { quiz: QuizOnScreen }) {
  const { state, order, setState, setOrder } = useResultsView();
  const { text, query, problem, setText } = useSearchInAddress();
  const pages = usePages();
  const summary = useQuery(resultsSummaryQuery, { ...fresh, variables: { quizId: quiz.id } });
  const variables = { quizId: quiz.id, state, search: query, ...order, first: pageSize, after: pages.after };
  const answer = useQuery(resultsQuery, { ...fresh, variables });
  const { data = answer.previousData, loading, error, refetch } = answer;
  const isUnfiltered = state === null && query === '';
  // Each change loads another list, so paging starts again at the first page.
  const resetPaging = <T,>(change: (next: T) => void) => {
    return (next: T) => {
      change(next);
      pages.restart();
    };
  };
  return (
    <>
      <Figures summary={summary.data?.quizResultsSummary} />
      <ResultsFilter
        quiz={quiz}
        summary={summary.data?.quizResultsSummary}
        view={{ state, order, text, problem }}
        onState={resetPaging(setState)}
        onOrder={resetPaging(setOrder)}
        onSearch={resetPaging(setText)}
      />
      <PagedList
        noun={{ one: 'attempt', many: 'attempts' }}
        list={data?.quizResults}
        loading={loading}
        error={error}
        onRetry={() => refetch()}
        pages={pages}
        empty={isUnfiltered ? nobodyYet : emptyText(state, query)}
      >
        {(nodes) => (
          <ResultsTable results={nodes} quiz={quiz} order={order} onOrder={resetPaging(setOrder)} />
        )}
      </PagedList>
    </>
  );
}

function emptyText(state: ReturnType<typeof useResultsView>['state'], search: string): string {
  if (search !== '') return 'No matching attempts.';
  if (state === 'TO_GRADE') return 'Nothing to grade.';
  return state === 'GRADED' ? 'No attempt is graded yet.' : 'No attempt is in progress.';
}

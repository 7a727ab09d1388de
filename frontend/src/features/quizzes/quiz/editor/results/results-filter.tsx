import { useApolloClient } from '@apollo/client/react';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { ResultSort, ResultState } from '../../../../../gql/graphql.ts';
import { downloadBytes } from '../../../../../lib/download-bytes.ts';
import { failureMessage } from '../../../../../lib/server-failure.ts';
import { showFailure } from '../../../../../lib/show-notice.tsx';
import { SortSelect, type SortOption } from '../../../../../ui/list/sort-order.tsx';
import type { QuizOnScreen } from '../../quiz-on-screen.ts';
import { exportResultsQuery } from '../grading-documents.ts';
import type { ResultsSummary } from './figures.tsx';
import styles from './results.module.css';
import { stateLabels } from './state-labels.ts';
import { type ResultsOrder, resultStates } from './use-results-view.ts';

/** Downloads all attempts as a table for a spreadsheet or a gradebook, regardless of the filter. */
function ExportResults({ quiz }: { quiz: QuizOnScreen }) {
  const client = useApolloClient();
  const [isBusy, setBusy] = useState(false);
  const exportTable = async (): Promise<void> => {
    setBusy(true);
    try {
      const variables = { quizId: quiz.id };
      const { data } = await client.query({ query: exportResultsQuery, variables, fetchPolicy: 'no-cache' });
      if (data?.quizResultsExport) downloadBytes(data.quizResultsExport);
    } catch (error) {
      showFailure(failureMessage(error), () => void exportTable());
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconDownload size={16} aria-hidden />}
      onClick={() => void exportTable()}
    >
      Export CSV
    </Button>
  );
}

/** The sort orders in words, for layouts without column headings. */
const orderOptions: readonly SortOption<ResultSort>[] = [
  { label: 'Latest first', sort: 'SUBMITTED', descending: true },
  { label: 'Earliest first', sort: 'SUBMITTED', descending: false },
  { label: 'Name, from A', sort: 'NAME', descending: false },
  { label: 'Name, from Z', sort: 'NAME', descending: true },
  { label: 'Best first', sort: 'SCORE', descending: true },
  { label: 'Lowest first', sort: 'SCORE', descending: false },
];

interface ResultsFilterProps {
  quiz: QuizOnScreen;
  summary: ResultsSummary | null | undefined;
  view: { state: ResultState | null; order: ResultsOrder; text: string; problem: string | null };
  onState: (state: ResultState | null) => void;
  onOrder: (order: ResultsOrder) => void;
  onSearch: (text: string) => void;
}

const all = 'ALL';

/** Filters and sorts the attempts, and exports all of them. */
export function ResultsFilter({ quiz, summary, view, onState, onOrder, onSearch }: ResultsFilterProps) {
  const { state, order, text, problem } = view;
  const counts = countsOf(summary);
  const options = [all, ...resultStates].map((value) => {
    const count = counts?.[value];
    return { value, label: <Label name={labelOf(value)} count={count} /> };
  });
  return (
    <div className={styles.filter}>
      <SegmentedControl
        className={styles.states ?? ''}
        aria-label="Attempts to show"
        data={options}
        value={state ?? all}
        onChange={(value) => onState(resultStates.find((each) => each === value) ?? null)}
      />
      <div className={styles.tools}>
        <TextInput
          className={styles.search ?? ''}
          type="search"
          aria-label="Search attempts"
          placeholder="Name or email"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={text}
          error={problem}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        <SortSelect
          className={styles.order}
          aria-label="Sorted by"
          options={orderOptions}
          order={order}
          onOrder={onOrder}
        />
        <ExportResults quiz={quiz} />
      </div>
    </div>
  );
}

function Label({ name, count }: { name: string; count: number | undefined }) {
  return (
    <span className={styles.state}>
      {name}
      {count === undefined ? null : <span className={styles.stateCount}> {count}</span>}
    </span>
  );
}

const labelOf = (value: string): string => {
  const state = resultStates.find((each) => each === value);
  return state ? stateLabels[state] : 'All';
};

function countsOf(summary: ResultsSummary | null | undefined): Readonly<Record<string, number>> | null {
  if (!summary) return null;
  const { toGradeCount, gradedCount, inProgressCount } = summary;
  return {
    [all]: toGradeCount + gradedCount + inProgressCount,
    TO_GRADE: toGradeCount,
    GRADED: gradedCount,
    IN_PROGRESS: inProgressCount,
  };
}

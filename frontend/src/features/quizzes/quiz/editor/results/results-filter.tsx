import { SegmentedControl, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ResultState } from '../../../../../gql/graphql.ts';
import type { QuizOnScreen } from '../../quiz-on-screen.ts';
import { ExportResults } from './export-results.tsx';
import type { ResultsSummary } from './figures.tsx';
import styles from './results.module.css';
import { resultStates, type ResultsOrder } from './use-results-view.ts';
import { orderWords } from './order-words.ts';
import { stateWords } from './state-words.ts';

interface ResultsFilterProps {
  quiz: QuizOnScreen;
  summary: ResultsSummary | null | undefined;
  view: { state: ResultState | null; order: ResultsOrder; text: string };
  onState: (state: ResultState | null) => void;
  onOrder: (order: ResultsOrder) => void;
  onSearch: (text: string) => void;
}

const all = 'ALL';

/** Which attempts to show, and what to do with all of them. */
export function ResultsFilter({ quiz, summary, view, onState, onOrder, onSearch }: ResultsFilterProps) {
  const { state, order, text } = view;
  const counts = countsOf(summary);
  const options = [all, ...resultStates].map((value) => {
    const count = counts?.[value];
    return { value, label: <Label name={wordOf(value)} count={count} /> };
  });
  return (
    <div className={styles.filter}>
      <SegmentedControl
        className={styles.states ?? ''}
        aria-label="Which attempts"
        data={options}
        value={state ?? all}
        onChange={(value) => onState(resultStates.find((each) => each === value) ?? null)}
      />
      <div className={styles.tools}>
        <TextInput
          className={styles.search ?? ''}
          type="search"
          aria-label="Search attempts"
          placeholder="Name or address"
          leftSection={<IconSearch size={16} aria-hidden />}
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        />
        <Select
          className={styles.order ?? ''}
          aria-label="Sorted by"
          allowDeselect={false}
          data={orderWords.map(({ label }) => label)}
          value={orderWords.find((one) => isSame(one.order, order))?.label ?? null}
          onChange={(label) => {
            const next = orderWords.find((one) => one.label === label);
            if (next) onOrder(next.order);
          }}
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

const wordOf = (value: string): string => {
  const state = resultStates.find((each) => each === value);
  return state ? stateWords[state] : 'All';
};

function countsOf(summary: ResultsSummary | null | undefined): Readonly<Record<string, number>> | null {
  if (!summary) return null;
  const { toGrade, graded, inProgress } = summary;
  return { [all]: toGrade + graded + inProgress, TO_GRADE: toGrade, GRADED: graded, IN_PROGRESS: inProgress };
}

const isSame = (one: ResultsOrder, other: ResultsOrder) =>
  one.sort === other.sort && one.descending === other.descending;

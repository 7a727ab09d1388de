import { useQuery } from '@apollo/client/react';
import { Checkbox, Modal, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { checkSearch } from '../../../../../../core/search/words.ts';
import { difficulties, type Difficulty } from '../../../../../../core/quizzes/question.ts';
import type { BuilderBankQuery } from '../../../../gql/graphql.ts';
import { bankOptions, useBanks } from '../../../../lib/quizzes/question-banks.ts';
import { useBankCategories } from '../../../../lib/quizzes/use-bank-categories.ts';
import { PagedList } from '../../../../ui/list/paged-list.tsx';
import { pageSize, usePages } from '../../../../ui/list/use-pages.ts';
import { difficultyLabels } from '../../../../ui/question-form/question-form-labels.ts';
import { builderBankQuery } from '../data/builder-documents.ts';
import { type BuiltQuestion, newKey } from '../model/quiz-content.ts';
import { useBuilderState, useTab } from '../store/use-builder.ts';
import { PickFoot } from './pick-foot.tsx';
import { PickList } from './pick-list.tsx';
import styles from './picking.module.css';
import { usePicked } from './use-picked.ts';
import { useAddQuestions } from './use-add-questions.ts';

type BankQuestion = NonNullable<BuilderBankQuery['questions']>['nodes'][number];

/** A bank question as a quiz question. */
function fromBank({ id, __typename, ...question }: BankQuestion, key: string): BuiltQuestion {
  return { key, id: null, bankId: id, question };
}

/** Adds questions of the bank, several at once. */
export function BankWindow() {
  const isOpen = useTab(({ window }) => window === 'bank');
  const show = useTab((tab) => tab.show);
  return (
    <Modal opened={isOpen} onClose={() => show(null)} title="From the bank" size={760}>
      <BankPicker onClose={() => show(null)} />
    </Modal>
  );
}

interface Filters {
  /** The bank of somebody else. Null for the user's own. */
  readonly bankId: string | null;
  readonly search: string;
  readonly concept: string;
  readonly categoryId: string | null;
  readonly difficulty: Difficulty | null;
}

/** Milliseconds from a key press to the query. */
const pauseMs = 250;

function BankPicker({ onClose }: { onClose: () => void }) {
  const [filters, setFilters] = useState<Filters>({
    bankId: null,
    search: '',
    concept: '',
    categoryId: null,
    difficulty: null,
  });
  const problems = { search: checkSearch(filters.search), concept: checkSearch(filters.concept) };
  const isSearchable = problems.search === null && problems.concept === null;
  const [searched, setSearched] = useState(filters);
  if (isSearchable && searched !== filters) setSearched(filters);
  const [debouncedFilters] = useDebouncedValue(searched, pauseMs);
  const pages = usePages();
  const { data, previousData, loading, error, refetch } = useQuery(builderBankQuery, {
    variables: {
      bankId: debouncedFilters.bankId,
      categoryId: debouncedFilters.categoryId,
      difficulty: debouncedFilters.difficulty,
      search: textOrNull(debouncedFilters.search),
      concept: textOrNull(debouncedFilters.concept),
      first: pageSize,
      after: pages.after,
    },
    fetchPolicy: 'no-cache',
  });
  const { addQuestions, isInQuiz } = useAddQuestions();
  const picked = usePicked<BuiltQuestion>();
  const change = (part: Partial<Filters>) => {
    setFilters({ ...filters, ...part });
    pages.restart();
  };
  return (
    <>
      <BankFilters filters={filters} problems={problems} onChange={change} />
      <PagedList
        noun={{ one: 'question', many: 'questions' }}
        list={(data ?? previousData)?.questions}
        loading={loading}
        error={error}
        onRetry={refetch}
        pages={pages}
        empty="No matching questions in the bank."
      >
        {(nodes) => (
          <>
            <SelectPage
              ids={nodes.flatMap(({ id }) => (isInQuiz(id) ? [] : [id]))}
              has={picked.has}
              onChange={(isPicked) => {
                const free = nodes.filter(({ id }) => !isInQuiz(id));
                picked.pickAll(
                  free.map((node) => [node.id, fromBank(node, newKey())]),
                  isPicked,
                );
              }}
            />
            <PickList
              label="Questions of the bank"
              questions={nodes.map((node) => ({
                key: node.id,
                entry: { question: node, bankId: null },
                isInQuiz: isInQuiz(node.id),
              }))}
              has={picked.has}
              onPick={(key, isPicked) => {
                const node = nodes.find(({ id }) => id === key);
                if (node) picked.pick(key, fromBank(node, newKey()), isPicked);
              }}
            />
          </>
        )}
      </PagedList>
      <PickFoot
        count={picked.all.length}
        onAdd={() => addQuestions(picked.all)}
        onAddPool={() => addQuestions(picked.all, true)}
        onClose={onClose}
      />
    </>
  );
}

interface SelectPageProps {
  /** IDs of the questions of the page that can be selected. */
  ids: readonly string[];
  has: (id: string) => boolean;
  onChange: (isPicked: boolean) => void;
}

/** Selects the questions of the shown page. Empty if the quiz has all of them. */
function SelectPage({ ids, has, onChange }: SelectPageProps) {
  if (ids.length === 0) return null;
  const isAll = ids.every(has);
  return (
    <Checkbox
      label="Select page"
      mt="sm"
      checked={isAll}
      indeterminate={!isAll && ids.some(has)}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

interface BankFiltersProps {
  filters: Filters;
  /** Why a text cannot be searched for. */
  problems: Readonly<Record<'search' | 'concept', string | null>>;
  onChange: (part: Partial<Filters>) => void;
}

function BankFilters({ filters, problems, onChange }: BankFiltersProps) {
  const categories = useBankCategories(filters.bankId);
  const courseId = useBuilderState(({ content }) => content.courseId);
  // A shared bank is for quizzes of the course that it is shared with.
  const banks = useBanks().filter(
    ({ isOwn, shares }) => isOwn || shares.some((share) => share.courseId === courseId),
  );
  return (
    <div className={styles.filters}>
      {banks.length < 2 ? null : (
        <Select
          className={styles.search ?? ''}
          aria-label="Bank"
          allowDeselect={false}
          data={bankOptions(banks)}
          value={filters.bankId ?? ''}
          onChange={(value) => onChange({ bankId: value === '' ? null : value, categoryId: null })}
        />
      )}
      <TextInput
        className={styles.search ?? ''}
        type="search"
        aria-label="Search the bank"
        placeholder="Words or concepts"
        data-autofocus
        leftSection={<IconSearch size={18} aria-hidden />}
        value={filters.search}
        error={problems.search}
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
      <Select
        aria-label="Category"
        placeholder="Any category"
        clearable
        searchable
        clearButtonProps={{ 'aria-label': 'Any category' }}
        data={categories.map(({ id, categoryName }) => ({
          value: id,
          label: categoryName,
        }))}
        value={filters.categoryId}
        onChange={(categoryId) => onChange({ categoryId })}
      />
      <TextInput
        aria-label="Concept"
        placeholder="Any concept"
        value={filters.concept}
        error={problems.concept}
        onChange={({ currentTarget }) => onChange({ concept: currentTarget.value })}
      />
      <Select
        aria-label="Difficulty"
        placeholder="Any difficulty"
        clearable
        clearButtonProps={{ 'aria-label': 'Any difficulty' }}
        data={difficulties.map((value) => ({ value, label: difficultyLabels[value] }))}
        value={filters.difficulty}
        onChange={(value) => onChange({ difficulty: difficulties.find((each) => each === value) ?? null })}
      />
    </div>
  );
}

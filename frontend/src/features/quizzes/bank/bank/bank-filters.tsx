import { Button, Select, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { difficulties, questionTypes, type QuestionSort } from '../../../../../../core/quizzes/question.ts';
import { difficultyLabels, questionTypeLabels } from '../../../../ui/question-form/question-form-labels.ts';
import type { CategoryChoice } from '../../../../ui/quiz-category/category-choice.ts';
import { SortSelect, type SortOption } from '../../../../ui/list/sort-order.tsx';
import { filterCount, type BankFilters, type BankOrder } from './use-bank-search.ts';
import styles from './bank.module.css';

interface BankFilterFieldsProps {
  filters: BankFilters;
  /** Why a text cannot be searched for. */
  problems: Readonly<Record<'search' | 'concept', string | null>>;
  categories: readonly CategoryChoice[];
  order: BankOrder;
  onChange: (part: Partial<BankFilters>) => void;
  onOrder: (order: BankOrder) => void;
}

const orderOptions: readonly SortOption<QuestionSort>[] = [
  { label: 'Last changed', sort: 'UPDATED', descending: true },
  { label: 'Longest unchanged', sort: 'UPDATED', descending: false },
  { label: 'Text, from A', sort: 'TEXT', descending: false },
  { label: 'Text, from Z', sort: 'TEXT', descending: true },
  { label: 'Easiest', sort: 'DIFFICULTY', descending: false },
  { label: 'Hardest', sort: 'DIFFICULTY', descending: true },
  { label: 'Most points', sort: 'POINTS', descending: true },
  { label: 'Fewest points', sort: 'POINTS', descending: false },
];

/** Search, filters and sort order. On a phone the filters are behind a button. */
export function BankFilterFields({
  filters,
  problems,
  categories,
  order,
  onChange,
  onOrder,
}: BankFilterFieldsProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const count = filterCount(filters);
  return (
    <div className={styles.filters} data-open={isOpen}>
      <TextInput
        label="Search"
        type="search"
        placeholder="Text, answers or explanations"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filters.search}
        error={problems.search}
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
      />
      <Button
        className={styles.unfold ?? ''}
        variant="default"
        aria-expanded={isOpen}
        leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
        onClick={toggle}
      >
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      <Select
        label="Category"
        placeholder="All"
        clearable
        searchable
        nothingFoundMessage="No matching category"
        data={categories.map(({ id, categoryName }) => ({ value: id, label: categoryName }))}
        value={filters.categoryId}
        onChange={(categoryId) => onChange({ categoryId })}
      />
      <TextInput
        label="Concept"
        placeholder="All"
        value={filters.concept}
        error={problems.concept}
        onChange={({ currentTarget }) => onChange({ concept: currentTarget.value })}
      />
      <Select
        label="Difficulty"
        placeholder="All"
        clearable
        data={difficulties.map((value) => ({ value, label: difficultyLabels[value] }))}
        value={filters.difficulty}
        onChange={(value) => onChange({ difficulty: difficulties.find((each) => each === value) ?? null })}
      />
      <Select
        label="Type"
        placeholder="All"
        clearable
        data={questionTypes.map((value) => ({ value, label: questionTypeLabels[value] }))}
        value={filters.type}
        onChange={(value) => onChange({ type: questionTypes.find((each) => each === value) ?? null })}
      />
      <SortSelect label="Sorted by" options={orderOptions} order={order} onOrder={onOrder} />
    </div>
  );
}

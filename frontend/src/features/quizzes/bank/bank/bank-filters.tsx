import { Button, Select, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { difficulties, questionTypes } from '../../../../../../core/quizzes/question.ts';
import { difficultyLabels, questionTypeLabels } from '../../../../ui/question-form/question-form-labels.ts';
import type { QuizCategoriesQuery } from '../../../../gql/graphql.ts';
import { filterCount, type BankFilters } from './use-bank-search.ts';
import styles from './bank.module.css';

interface BankFilterFieldsProps {
  filters: BankFilters;
  categories: NonNullable<QuizCategoriesQuery['quizCategories']>;
  onChange: (part: Partial<BankFilters>) => void;
}

/** Search and filters. On a phone the filters are behind a button. */
export function BankFilterFields({ filters, categories, onChange }: BankFilterFieldsProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  const count = filterCount(filters);
  return (
    <div className={styles.filters} data-open={isOpen}>
      <TextInput
        label="Search"
        type="search"
        placeholder="Words or concepts"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={filters.search}
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
    </div>
  );
}

import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Difficulty, QuestionType } from '../../../../../core/quizzes/question.ts';

/** What is typed and chosen above the list. */
export interface BankFilters {
  readonly search: string;
  readonly concept: string;
  readonly categoryId: string | null;
  readonly difficulty: Difficulty | null;
  readonly type: QuestionType | null;
}

export const noFilters: BankFilters = {
  search: '',
  concept: '',
  categoryId: null,
  difficulty: null,
  type: null,
};

/** How long to wait after a key before the server is asked. */
const pauseMs = 250;

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The filters as the API takes them; null: whatever it is. */
export function wantedBy({ search, concept, ...chosen }: BankFilters) {
  return { ...chosen, search: textOrNull(search), concept: textOrNull(concept) };
}

export type WantedQuestions = ReturnType<typeof wantedBy>;

/** How many filters are on, the search apart. */
export function filterCount({ concept, categoryId, difficulty, type }: BankFilters): number {
  return [textOrNull(concept), categoryId, difficulty, type].filter((filter) => filter !== null).length;
}

/** The filters, and what the server is to be asked for: a moment after the last key. */
export function useBankSearch(onChange: () => void) {
  const [filters, setFilters] = useState(noFilters);
  const [search] = useDebouncedValue(filters.search, pauseMs);
  const [concept] = useDebouncedValue(filters.concept, pauseMs);
  const change = (part: Partial<BankFilters>) => {
    setFilters({ ...filters, ...part });
    onChange();
  };
  return {
    filters,
    change,
    wanted: wantedBy({ ...filters, search, concept }),
    isFiltered: filterCount(filters) > 0 || textOrNull(filters.search) !== null,
  };
}

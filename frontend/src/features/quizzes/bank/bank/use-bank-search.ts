import {
  difficulties,
  questionSorts,
  questionTypes,
  type Difficulty,
  type QuestionSort,
  type QuestionType,
} from '../../../../../../core/quizzes/question.ts';
import { useAddressParams } from '../../../../lib/use-address-params.ts';
import { useSearchInAddress } from '../../../../lib/use-search-in-address.ts';
import type { SortOrder } from '../../../../ui/list/sort-order.tsx';

/** The search text and the filters above the list. */
export interface BankFilters {
  readonly search: string;
  readonly concept: string;
  /** The bank of somebody else. Null for the current user's bank. */
  readonly bankId: string | null;
  readonly categoryId: string | null;
  readonly difficulty: Difficulty | null;
  readonly type: QuestionType | null;
}

const noFilters: Omit<BankFilters, 'bankId'> = {
  search: '',
  concept: '',
  categoryId: null,
  difficulty: null,
  type: null,
};

const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** The filters as the API takes them. Null matches everything. */
function queryOf({ search, concept, ...chosen }: BankFilters) {
  return { ...chosen, search: textOrNull(search), concept: textOrNull(concept) };
}

export type QuestionQuery = ReturnType<typeof queryOf>;

/** Number of active filters, without the search. */
export function filterCount({ concept, categoryId, difficulty, type }: BankFilters): number {
  return [textOrNull(concept), categoryId, difficulty, type].filter((filter) => filter !== null).length;
}

/** Query parameter of each filter. */
const params = { bankId: 'bank', categoryId: 'category', difficulty: 'difficulty', type: 'type' } as const;

export type BankOrder = SortOrder<QuestionSort>;

/** Whether the default direction is descending. Texts and difficulties are ascending, everything else is descending. */
export const isFirstDescending = (sort: QuestionSort): boolean => sort !== 'TEXT' && sort !== 'DIFFICULTY';

/** The order of the list, which the URL stores. */
function useBankOrder({ params: shown, write }: ReturnType<typeof useAddressParams>) {
  const sort = questionSorts.find((each) => each.toLowerCase() === shown.get('sort')) ?? 'UPDATED';
  const direction = shown.get('order');
  const descending = direction === null ? isFirstDescending(sort) : direction === 'down';
  return {
    order: { sort, descending },
    setOrder: (next: BankOrder) => {
      const isDefaultDirection = next.descending === isFirstDescending(next.sort);
      const nextDirection = next.descending ? 'down' : 'up';
      write({
        sort: next.sort === 'UPDATED' ? null : next.sort.toLowerCase(),
        order: isDefaultDirection ? null : nextDirection,
      });
    },
  };
}

/** The filters, which the URL stores, and their server query. The query contains a typed text after a short pause. */
export function useBankSearch() {
  const address = useAddressParams();
  const search = useSearchInAddress('find', address);
  const concept = useSearchInAddress('concept', address);
  const chosen = {
    bankId: address.params.get(params.bankId),
    categoryId: address.params.get(params.categoryId),
    difficulty: difficulties.find((each) => each === address.params.get(params.difficulty)) ?? null,
    type: questionTypes.find((each) => each === address.params.get(params.type)) ?? null,
  };
  const filters = { search: search.text, concept: concept.text, ...chosen };
  const change = (part: Partial<BankFilters>) => {
    if (part.search !== undefined) search.setText(part.search);
    if (part.concept !== undefined) concept.setText(part.concept);
    // Each selected filter adds a history entry, so that the browser's back button undoes it.
    address.write(paramsFor(part));
  };
  return {
    filters,
    problems: { search: search.problem, concept: concept.problem },
    ...useBankOrder(address),
    change,
    clear: () => change(noFilters),
    query: queryOf({ ...filters, search: search.query, concept: concept.query }),
    isFiltered: filterCount(filters) > 0 || textOrNull(search.text) !== null,
  };
}

/** The query parameters for the changed filters. */
function paramsFor(part: Partial<BankFilters>): Record<string, string | null> {
  const { bankId, categoryId, difficulty, type } = part;
  return {
    // A change of the bank removes the category, since each bank has its own categories.
    ...(bankId !== undefined && { [params.bankId]: bankId, [params.categoryId]: null }),
    ...(categoryId !== undefined && { [params.categoryId]: categoryId }),
    ...(difficulty !== undefined && { [params.difficulty]: difficulty }),
    ...(type !== undefined && { [params.type]: type }),
  };
}

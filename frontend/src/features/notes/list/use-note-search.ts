import { useAddressParams } from '../../../lib/use-address-params.ts';
import { useSearchInAddress } from '../../../lib/use-search-in-address.ts';

/** The filters above the list that the user chooses from a list. */
export interface ChosenFilters {
  readonly tag: string | null;
  readonly courseId: string | null;
}

/** Query parameter of each filter. */
const params = { tag: 'tag', courseId: 'course' } as const;

/** The search text and the filters, which the URL stores, and their server query. */
export function useNoteSearch() {
  const address = useAddressParams();
  const search = useSearchInAddress('find', address);
  const chosen: ChosenFilters = {
    tag: address.params.get(params.tag),
    courseId: address.params.get(params.courseId),
  };
  /** Each chosen filter adds a history entry, so that the browser's back button undoes it. */
  const choose = (part: Partial<ChosenFilters>) =>
    address.write(
      Object.fromEntries(
        Object.entries(part).map(([name, value]) => [params[name as keyof ChosenFilters], value]),
      ),
    );
  return {
    text: search.text,
    problem: search.problem,
    setText: search.setText,
    chosen,
    choose,
    clear: () => {
      search.setText('');
      address.write({ find: null, [params.tag]: null, [params.courseId]: null });
    },
    query: { search: search.query === '' ? null : search.query, ...chosen },
    isFiltered: search.text.trim() !== '' || chosen.tag !== null || chosen.courseId !== null,
  };
}

export type NoteSearch = ReturnType<typeof useNoteSearch>;

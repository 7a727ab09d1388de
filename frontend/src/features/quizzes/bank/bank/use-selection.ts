import { useState } from 'react';
import type { BankQuestionFragment, QuestionSelectionInput } from '../../../../gql/graphql.ts';
import type { QuestionQuery } from './use-bank-search.ts';

/** The selected questions: individual ones on any pages, or all that match the filters. */
export interface Selection {
  readonly count: number;
  /** The individually selected questions. Empty if all are selected. */
  readonly some: readonly BankQuestionFragment[];
  readonly isAll: boolean;
  readonly has: (question: BankQuestionFragment) => boolean;
  readonly choose: (questions: readonly BankQuestionFragment[]) => void;
  readonly chooseAll: () => void;
  readonly drop: (questions: readonly { readonly id: string }[]) => void;
  readonly clear: () => void;
  /** The selection as the API takes it. */
  readonly toInput: () => QuestionSelectionInput;
  /** Call this after a change that increased the revisions of these questions by one. */
  readonly noteChanged: (ids: readonly string[]) => void;
}

interface SelectionOptions {
  readonly query: QuestionQuery;
  /** Number of questions that match the filters. */
  readonly total: number;
  /** The current page. */
  readonly page: readonly BankQuestionFragment[];
}

type Chosen = ReadonlyMap<string, BankQuestionFragment>;

const none: Chosen = new Map();

const withNextRevision = (question: BankQuestionFragment) => ({
  ...question,
  revision: question.revision + 1,
});

const byId = (questions: readonly BankQuestionFragment[]) =>
  questions.map((question) => [question.id, question] as const);

export function useSelection({ query, total, page }: SelectionOptions): Selection {
  const [chosen, setChosen] = useState(none);
  // 'All' depends on the filters: other filters match other questions.
  const [allOf, setAllOf] = useState<string | null>(null);
  const isAll = allOf === JSON.stringify(query) && total > 0;
  const some = [...chosen.values()];
  return {
    count: isAll ? total : some.length,
    some: isAll ? [] : some,
    isAll,
    has: ({ id }) => isAll || chosen.has(id),
    choose: (questions) => setChosen((before) => new Map([...before, ...byId(questions)])),
    chooseAll: () => {
      setChosen(none);
      setAllOf(JSON.stringify(query));
    },
    drop: (questions) => {
      const dropped = new Set(questions.map(({ id }) => id));
      // After `chooseAll`, only the questions of this page stay selected: the browser has no others.
      const remaining: Chosen = isAll ? new Map(byId(page)) : chosen;
      setChosen(new Map([...remaining].filter(([id]) => !dropped.has(id))));
      setAllOf(null);
    },
    clear: () => {
      setChosen(none);
      setAllOf(null);
    },
    toInput: () =>
      isAll
        ? { filter: query, count: total }
        : { questions: some.map(({ id, revision }) => ({ id, revision })) },
    noteChanged: (ids) => {
      const changed = new Set(ids);
      setChosen(
        (before) =>
          new Map(
            [...before].map(([id, each]) => [id, changed.has(id) ? withNextRevision(each) : each] as const),
          ),
      );
    },
  };
}

import { useState } from 'react';
import type { BankQuestionFragment, QuestionSelectionInput } from '../../../../gql/graphql.ts';
import type { QuestionQuery } from './use-bank-search.ts';

/** The questions that are chosen: some, on whichever page they stand, or all that the filters find. */
export interface Selection {
  readonly count: number;
  /** Those that were chosen one by one; none where all are. */
  readonly some: readonly BankQuestionFragment[];
  readonly isAll: boolean;
  readonly has: (question: BankQuestionFragment) => boolean;
  readonly choose: (questions: readonly BankQuestionFragment[]) => void;
  readonly chooseAll: () => void;
  readonly drop: (questions: readonly { readonly id: string }[]) => void;
  readonly clear: () => void;
  /** As the API takes it. */
  readonly toInput: () => QuestionSelectionInput;
  /** They are at their next revision. */
  readonly noteChanged: (ids: readonly string[]) => void;
}

interface Found {
  readonly query: QuestionQuery;
  /** How many the filters find. */
  readonly total: number;
  /** The page on show. */
  readonly page: readonly BankQuestionFragment[];
}

type Chosen = ReadonlyMap<string, BankQuestionFragment>;

const none: Chosen = new Map();

const next = (question: BankQuestionFragment) => ({ ...question, revision: question.revision + 1 });

const byId = (questions: readonly BankQuestionFragment[]) =>
  questions.map((question) => [question.id, question] as const);

export function useSelection({ query, total, page }: Found): Selection {
  const [chosen, setChosen] = useState(none);
  // All that one filter finds are not all that another does.
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
      // Of all those that are seen stay: which the others are is not known here.
      const from: Chosen = isAll ? new Map(byId(page)) : chosen;
      setChosen(new Map([...from].filter(([id]) => !dropped.has(id))));
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
          new Map([...before].map(([id, each]) => [id, changed.has(id) ? next(each) : each] as const)),
      );
    },
  };
}

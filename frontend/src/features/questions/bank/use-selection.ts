import { useState } from 'react';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';

/** The questions that are chosen, on whichever page they stand. */
export interface Selection {
  readonly all: readonly BankQuestionFragment[];
  readonly has: (question: BankQuestionFragment) => boolean;
  readonly choose: (questions: readonly BankQuestionFragment[]) => void;
  readonly drop: (questions: readonly { readonly id: string }[]) => void;
  readonly clear: () => void;
}

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankQuestionFragment>>(new Map());
  return {
    all: [...chosen.values()],
    has: ({ id }) => chosen.has(id),
    choose: (questions) =>
      setChosen((before) => new Map([...before, ...questions.map((each) => [each.id, each] as const)])),
    drop: (questions) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const { id } of questions) next.delete(id);
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
}

import { useState } from 'react';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';

/** The questions that are chosen, on whichever page they stand. */
export interface Selection {
  readonly all: readonly BankQuestionFragment[];
  readonly has: (question: BankQuestionFragment) => boolean;
  readonly set: (questions: readonly BankQuestionFragment[], isChosen: boolean) => void;
  readonly clear: () => void;
}

export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, BankQuestionFragment>>(new Map());
  return {
    all: [...chosen.values()],
    has: ({ id }) => chosen.has(id),
    set: (questions, isChosen) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const question of questions) {
          if (isChosen) next.set(question.id, question);
          else next.delete(question.id);
        }
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
}

import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { nextCode, type Selection } from '../../../../../../core/quizzes/generation/selection-code.ts';
import type { QuestionProposalsQuery } from '../../../../gql/graphql.ts';
import { fieldMessages } from '../../../../lib/server-failure.ts';
import { questionProposalsQuery } from '../data/builder-documents.ts';
import { useBuilderState } from '../store/use-builder.ts';
import { newKey, type BuiltQuestion } from '../model/quiz-content.ts';
import { codedMaterialOf, inputOf, materialOf, selectionOf, type CheckedCriteria } from './criteria.ts';
import { usePicked } from './use-picked.ts';
import { useAddQuestions } from './use-add-questions.ts';

export type Answer = NonNullable<QuestionProposalsQuery['questionProposals']>;

/** A proposed question that can be selected. */
export interface Offer {
  readonly key: string;
  readonly proposal: Answer['proposals'][number];
  readonly entry: BuiltQuestion;
}

interface Outcome {
  readonly answer: Answer | null;
  /** The selected proposals of earlier requests, then the new ones. */
  readonly offered: readonly Offer[];
  /** Text, note or bank that the shown proposals are from. */
  readonly material: string;
  /** Other settings of the shown proposals. */
  readonly settings: string;
  /** Settings that the code of the shown proposals repeats. */
  readonly selection: Selection;
  /** Whether the code repeats the proposals. A language model does not repeat itself. */
  readonly isRepeatable: boolean;
  /** Keys of all proposals that were shown, so that they do not come again. */
  readonly shownKeys: readonly string[];
  /** Whether everything that fits has been shown. */
  readonly isExhausted: boolean;
  readonly error: unknown;
}

const nothingYet: Outcome = {
  answer: null,
  offered: [],
  material: '',
  settings: '',
  selection: { count: 0, types: [] },
  isRepeatable: true,
  shownKeys: [],
  isExhausted: false,
  error: null,
};

/** Whether all questions have been shown. */
const isAboutShownKeys = (error: unknown) => fieldMessages(error)['input.excludedKeys'] !== undefined;

/** Whether the note of the earlier proposals was changed, so that no code can name them. */
const isAboutCode = (error: unknown) => fieldMessages(error)['input.seed'] !== undefined;

/** Settings that can exclude everything that the text or bank gives. */
const settingsOf = ({ types, concepts, difficulty }: CheckedCriteria) =>
  JSON.stringify([types, concepts, difficulty]);

function seedAfter({ seed }: Answer, before: Selection, criteria: CheckedCriteria): string | null {
  return nextCode(seed, codedMaterialOf(criteria, seed), before, selectionOf(criteria));
}

/** Maximum keys of a request. */
const maxKeys = 500;

function offersOf({ proposals }: Answer): Offer[] {
  return proposals.map((proposal) => {
    const key = newKey();
    return {
      key,
      proposal,
      entry: { key, id: null, bankId: proposal.questionId, question: proposal.question },
    };
  });
}

/**
 * Requests proposals. Another request about the same text, note or bank brings other questions, and keeps the selected ones.
 */
export function useProposals() {
  const client = useApolloClient();
  const picked = usePicked<BuiltQuestion>();
  const { isInQuiz } = useAddQuestions();
  // A text takes wrong options from questions of the course, if it has too few.
  const courseId = useBuilderState(({ content }) => content.courseId);
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(nothingYet);
  // The user selects and deselects proposals while others are requested.
  const latest = useRef({ picked, outcome });
  useLayoutEffect(() => {
    latest.current = { picked, outcome };
  }, [picked, outcome]);

  const show = (
    answer: Answer,
    criteria: CheckedCriteria,
    shownBefore: readonly string[],
    isCoded: boolean,
  ) => {
    const material = materialOf(criteria);
    const offers = offersOf(answer);
    // Bank questions are preselected, since the user has reviewed them before. Generated ones need a review first.
    const preselected = answer.source === 'BANK' ? offers.filter(({ entry }) => !isInQuiz(entry.bankId)) : [];
    const { outcome: before, picked: selected } = latest.current;
    const isSameMaterial = material === before.material;
    const selectedBefore = isSameMaterial ? before.offered.filter(({ key }) => selected.has(key)) : [];
    picked.reset(new Map([...selectedBefore, ...preselected].map(({ key, entry }) => [key, entry])));
    setOutcome({
      answer,
      offered: [...selectedBefore, ...offers],
      material,
      settings: settingsOf(criteria),
      selection: selectionOf(criteria),
      isRepeatable: answer.source !== 'MODEL' && isCoded,
      shownKeys: [...shownBefore, ...answer.proposals.map(({ key }) => key)],
      isExhausted: false,
      error: null,
    });
  };

  /** `startsAgain`: whether shown proposals can come again. A seed repeats an earlier result in any case. */
  const ask = async (criteria: CheckedCriteria, startsAgain = false) => {
    setAsking(true);
    const material = materialOf(criteria);
    const isRepeat = startsAgain || criteria.seed.trim() !== '' || material !== outcome.material;
    const shownBefore = isRepeat ? [] : outcome.shownKeys;
    // The code of further proposals names the selections before, so that it repeats the proposals later.
    const seed = isRepeat || !outcome.answer ? null : seedAfter(outcome.answer, outcome.selection, criteria);
    const request = (shown: readonly string[], code: string | null = seed) =>
      client.query({
        query: questionProposalsQuery,
        variables: {
          input: {
            ...inputOf(criteria),
            ...(code !== null && shown.length > 0 && { seed: code }),
            courseId,
            excludedKeys: shown.slice(-maxKeys),
          },
        },
        fetchPolicy: 'no-cache',
      });
    // With other settings, there may be nothing to propose at all. Only a request without shown keys returns that.
    const reasonOf = async (error: unknown): Promise<unknown> => {
      if (!isAboutShownKeys(error) || settingsOf(criteria) === outcome.settings) return error;
      return request([]).then(
        () => error,
        (reason: unknown) => reason,
      );
    };
    try {
      let code = seed;
      const { data } = await request(shownBefore).catch((error: unknown) => {
        if (seed === null || !isAboutCode(error)) throw error;
        code = null;
        return request(shownBefore, code);
      });
      if (data?.questionProposals) {
        const isCoded = shownBefore.length === 0 || (code !== null && outcome.isRepeatable);
        show(data.questionProposals, criteria, shownBefore, isCoded);
      }
    } catch (thrown) {
      const error = await reasonOf(thrown);
      const isExhausted = isAboutShownKeys(error);
      const failed = { isExhausted, error: isExhausted ? null : error };
      // Proposals of the same text, note or bank stay. Other proposals would be added to the quiz by mistake.
      if (material === latest.current.outcome.material) setOutcome((before) => ({ ...before, ...failed }));
      else {
        picked.reset(new Map());
        setOutcome({ ...nothingYet, ...failed });
      }
    } finally {
      setAsking(false);
    }
  };
  /** Removes the reason why the last request brought nothing. The proposals stay. */
  const clearFailure = () => setOutcome((before) => ({ ...before, isExhausted: false, error: null }));
  return { ...outcome, picked, isAsking, ask, clearFailure };
}

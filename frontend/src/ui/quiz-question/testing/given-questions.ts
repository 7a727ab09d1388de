import type {
  AskedQuestionPartsFragment,
  QuestionType,
  ResultQuestionPartsFragment,
} from '../../../gql/graphql.ts';

const optionsOf = (texts: readonly string[]) =>
  texts.map((text) => ({ __typename: 'AttemptOption' as const, id: `id-${text}`, text }));

const nothing: ResultQuestionPartsFragment['response'] = {
  __typename: 'QuestionResponse',
  answerIds: [],
  text: '',
  matches: [],
};

const parts = { answers: [], matchPrompts: [], matchOptions: [], points: 1 };

/** A question for tests, with content by its type. The ID of an answer is `id-` and its text. */
export function asked(
  type: QuestionType,
  more: Partial<AskedQuestionPartsFragment> = {},
): AskedQuestionPartsFragment {
  return {
    __typename: 'AttemptQuestion',
    id: `q-${type}`,
    type,
    textFormat: 'PLAIN',
    question_text: `What of ${type}?`,
    ...parts,
    ...shownIn(type),
    response: nothing,
    ...more,
  };
}

function shownIn(type: QuestionType) {
  if (type === 'MATCHING')
    return {
      matchPrompts: optionsOf(['France', 'Italy']),
      matchOptions: optionsOf(['Rome', 'Paris', 'Madrid']),
    };
  if (type === 'TRUE_FALSE') return { answers: optionsOf(['True', 'False']) };
  if (type === 'MULTIPLE_CHOICE' || type === 'MULTIPLE_ANSWERS')
    return { answers: optionsOf(['Mars', 'Jupiter', 'Venus']) };
  return {};
}

type CorrectParts = NonNullable<ResultQuestionPartsFragment['correct']>;

/** An answer key. Omitted fields are empty. */
export function correct(overrides: Partial<CorrectParts>): CorrectParts {
  return { __typename: 'CorrectAnswer', answerIds: [], texts: [], numbers: [], matches: [], ...overrides };
}

/** The same question after submission. Without `more` its key is not released. */
export function submitted(
  type: QuestionType,
  more: Partial<ResultQuestionPartsFragment> = {},
): ResultQuestionPartsFragment {
  return {
    id: `q-${type}`,
    type,
    textFormat: 'PLAIN',
    question_text: `What of ${type}?`,
    ...parts,
    ...shownIn(type),
    __typename: 'ResultQuestion',
    response: nothing,
    correct: null,
    explanation: null,
    answerExplanations: [],
    earned: null,
    automaticPoints: null,
    earnedBeforeRegrade: null,
    hasFullCredit: false,
    feedback: '',
    isPending: false,
    ...more,
  };
}

export const gave = (given: Partial<ResultQuestionPartsFragment['response']>) => ({ ...nothing, ...given });

export const pair = (left: string, right: string) => ({
  __typename: 'AnswerMatch' as const,
  promptId: `id-${left}`,
  optionId: `id-${right}`,
});

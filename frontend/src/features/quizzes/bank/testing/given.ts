import type { BankQuestionFragment, SessionUserFragment } from '../../../../gql/graphql.ts';
import { ada, answered, api, signedInAs } from '../../../../testing/accounts.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { ownBank } from '../../../../testing/question-banks.ts';
import { server } from '../../../../testing/server.ts';
import { withUpgrade } from '../../../../testing/upgrade-request.ts';

export const teacher: SessionUserFragment = {
  ...ada,
  id: 'grace',
  email: 'grace@site.test',
  role: 'Instructor',
};

export const primes: BankQuestionFragment = {
  __typename: 'Question',
  id: 'primes',
  type: 'MULTIPLE_ANSWERS',
  textFormat: 'PLAIN',
  question: 'Which of these are prime?',
  answers: ['2', '3', '4'],
  correctAnswer: [1, 2],
  answerExplanations: ['', '', 'Two times two.'],
  numericAnswers: [],
  pairs: [],
  explanation: '',
  concepts: ['Primes'],
  difficulty: 'EASY',
  points: 2,
  categoryId: 'algebra',
  availableForPractice: true,
  canEdit: true,
  version: 2,
  revision: 5,
  updatedAt: '2026-01-05T08:00:00Z',
  usedIn: [],
  duplicates: [],
};

export const gravity: BankQuestionFragment = {
  ...primes,
  id: 'gravity',
  type: 'NUMERIC',
  question: 'What is g in m/s²?',
  answers: [],
  correctAnswer: [],
  answerExplanations: [],
  numericAnswers: [{ __typename: 'NumericAnswer', value: 9.81, tolerance: 0.05 }],
  concepts: [],
  difficulty: null,
  categoryId: null,
  availableForPractice: false,
};

export const algebra = {
  __typename: 'QuizCategory',
  id: 'algebra',
  categoryName: 'Algebra',
  active: true,
  bankId: 'mine',
  isOwn: true,
  canEdit: true,
  bankQuestionCount: 1,
};

/** A page of a list. It is the last page if `endCursor` is null. */
export const listed = (
  nodes: readonly BankQuestionFragment[],
  endCursor: string | null = null,
  totalCount = nodes.length,
) => ({
  questions: {
    __typename: 'QuestionConnection',
    totalCount,
    nodes,
    pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
  },
});

/** The mocked server's bank contains these questions. */
export function bankHas(...questions: readonly BankQuestionFragment[]): void {
  server.use(api.query('Bank', answered(listed(questions))));
}

/** Opens the bank as an instructor. The mocked server finds no similar questions. */
export function openBank(at = '/manageQuestions') {
  signedInAs(teacher);
  server.use(
    api.query('QuizCategories', answered({ quizCategories: [algebra] })),
    api.query('QuestionBanks', answered({ questionBanks: [ownBank] })),
    // The default mock of this query returns Ada's account.
    api.query('OwnUpgrade', answered({ me: withUpgrade(null, teacher.id) })),
    api.query('SimilarQuestions', answered({ similarQuestions: [] })),
  );
  return openSite(at);
}

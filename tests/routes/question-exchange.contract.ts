import { item, quizFile } from '../../functions/quizzes/formats/qti/testing/canvas-files.ts';
import {
  asMissing,
  invalidBody,
  invalidQuery,
  authorRow,
  ownDataOnly,
  type RouteRows,
} from './testing/row.ts';

const text = [
  '1. How much is 2 + 3?',
  '*a) 5',
  'b) 6',
  '',
  '2. How much is 2 + 5?',
  '*a) 7',
  'b) 8',
  '',
].join('\n');

const invalid = [
  invalidBody('no text', { text: undefined }, 'file: Send a file, or a text.'),
  invalidBody('an empty text', { text: '' }, 'text: A value is needed.'),
  invalidBody('an unknown format', { format: 'DOC' }, 'format: The value is invalid.'),
];

const invalidPosition = invalidBody(
  'a position that does not exist',
  { positions: [3] },
  'positions: There is no question 3. The positions are 1 to 2.',
);

const unknownFormat = invalidQuery('an unknown format', { format: 'DOC' }, 'format: The value is invalid.');

const stored = ['answerKeys', 'questionVersions', 'questions'];

/** Import and export of questions. */
export const questionExchangeRows: RouteRows = {
  'POST /api/questions/import/preview': {
    ...authorRow,
    request: () => ({ body: { text } }),
    response: () => ({
      format: 'TEXT',
      count: 2,
      questions: [{ position: 1, line: 1, correctAnswer: [1] }, { position: 2 }],
      report: [],
    }),
    changes: [],
    others: ownDataOnly('it stores nothing'),
    invalid,
  },
  'POST /api/questions/import': {
    ...authorRow,
    request: () => ({ body: { text, positions: [2] } }),
    response: () => ({
      added: 1,
      questions: [{ question: 'How much is 2 + 5?', isInBank: true }],
      report: [],
    }),
    changes: stored,
    after: () => ({ path: '/api/all-questions?search=2+%2B+5', response: [{ answers: ['7', '8'] }] }),
    others: ownDataOnly('it imports into the caller’s bank'),
    invalid: [...invalid, invalidPosition],
  },
  'POST /api/quiz/import': {
    ...authorRow,
    request: () => ({ body: { text } }),
    response: () => ({ quiz: { isPublished: false, questionCount: 2, canEdit: true }, report: [] }),
    changes: [...stored, 'quizzes'],
    after: () => ({ path: '/api/quiz/meta', response: [{}, {}, {}, {}] }),
    others: ownDataOnly('the quiz belongs to the caller'),
    invalid: [...invalid, invalidPosition],
  },
  'POST /api/quizzes/import': {
    ...authorRow,
    request: () => ({ body: { text: quizFile(item({ type: 'essay_question', prompt: 'Why?' })) } }),
    response: () => ({ quizzes: [{ questionCount: 1, title: 'A quiz' }], report: [] }),
    changes: [...stored, 'quizzes'],
    after: () => ({ path: '/api/quiz/meta', response: [{}, {}, {}, {}] }),
    others: ownDataOnly('the quizzes belong to the caller'),
    invalid: [
      ...invalid,
      invalidBody(
        'a position that does not exist',
        { positions: [3] },
        'positions: There is no question 3. The positions are 1 to 1.',
      ),
    ],
  },
  'GET /api/questions/export': {
    ...authorRow,
    request: () => ({ query: { format: 'GIFT' } }),
    changes: [],
    others: ownDataOnly('it exports only the caller’s bank'),
    invalid: [
      unknownFormat,
      invalidQuery('no format', { format: undefined }, 'format: A value is needed.'),
      {
        what: 'a missing question',
        change: () => ({ query: { ids: 'x' } }),
        text: 'Question not found.',
        status: 404,
      },
    ],
  },
  'GET /api/quiz/{id}/export': {
    ...authorRow,
    request: ({ quiz }) => ({ path: { id: quiz }, query: { format: 'GIFT' } }),
    changes: [],
    others: asMissing,
    invalid: [unknownFormat],
  },
};

import { item, quizFile } from '../../functions/quizzes/formats/qti/testing/canvas-files.ts';
import { asMissing, badBody, badQuery, ofAuthors, ownDataOnly, type RouteRows } from './testing/row.ts';

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

const bad = [
  badBody('no text', { text: undefined }, 'file: Send a file, or a text.'),
  badBody('an empty text', { text: '' }, 'text: A value is needed.'),
  badBody('an unknown format', { format: 'DOC' }, 'format: The value is invalid.'),
];

const badPosition = badBody(
  'a position that does not exist',
  { positions: [3] },
  'positions: There is no question 3. The positions are 1 to 2.',
);

const unknownFormat = badQuery('an unknown format', { format: 'DOC' }, 'format: The value is invalid.');

const stored = ['answerKeys', 'questionVersions', 'questions'];

/** Import and export of questions. */
export const questionExchangeRows: RouteRows = {
  'POST /api/questions/import/preview': {
    ...ofAuthors,
    ask: () => ({ body: { text } }),
    shows: () => ({
      format: 'TEXT',
      count: 2,
      questions: [{ position: 1, line: 1, correctAnswer: [1] }, { position: 2 }],
      report: [],
    }),
    changes: [],
    others: ownDataOnly('it stores nothing'),
    bad,
  },
  'POST /api/questions/import': {
    ...ofAuthors,
    ask: () => ({ body: { text, positions: [2] } }),
    shows: () => ({ added: 1, questions: [{ question: 'How much is 2 + 5?', isInBank: true }], report: [] }),
    changes: stored,
    after: () => ({ path: '/api/all-questions?search=2+%2B+5', shows: [{ answers: ['7', '8'] }] }),
    others: ownDataOnly('it imports into the caller’s bank'),
    bad: [...bad, badPosition],
  },
  'POST /api/quiz/import': {
    ...ofAuthors,
    ask: () => ({ body: { text } }),
    shows: () => ({ quiz: { isPublished: false, questionCount: 2, canEdit: true }, report: [] }),
    changes: [...stored, 'quizzes'],
    after: () => ({ path: '/api/quiz/meta', shows: [{}, {}, {}, {}] }),
    others: ownDataOnly('the quiz belongs to the caller'),
    bad: [...bad, badPosition],
  },
  'POST /api/quizzes/import': {
    ...ofAuthors,
    ask: () => ({ body: { text: quizFile(item({ type: 'essay_question', prompt: 'Why?' })) } }),
    shows: () => ({ quizzes: [{ questionCount: 1, title: 'A quiz' }], report: [] }),
    changes: [...stored, 'quizzes'],
    after: () => ({ path: '/api/quiz/meta', shows: [{}, {}, {}, {}] }),
    others: ownDataOnly('the quizzes belong to the caller'),
    bad: [
      ...bad,
      badBody(
        'a position that does not exist',
        { positions: [3] },
        'positions: There is no question 3. The positions are 1 to 1.',
      ),
    ],
  },
  'GET /api/questions/export': {
    ...ofAuthors,
    ask: () => ({ query: { format: 'GIFT' } }),
    changes: [],
    others: ownDataOnly('it exports only the caller’s bank'),
    bad: [
      unknownFormat,
      badQuery('no format', { format: undefined }, 'format: A value is needed.'),
      {
        what: 'a missing question',
        change: () => ({ query: { ids: 'x' } }),
        text: 'Question not found.',
        status: 404,
      },
    ],
  },
  'GET /api/quiz/{id}/export': {
    ...ofAuthors,
    ask: ({ quiz }) => ({ path: { id: quiz }, query: { format: 'GIFT' } }),
    changes: [],
    others: asMissing,
    bad: [unknownFormat],
  },
};

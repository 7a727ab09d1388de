import { texts } from '../../core/texts.ts';
import { choiceBody } from '../support/bank.ts';
import { pngOf } from '../support/png.ts';
import {
  asMissing,
  badBody,
  badQuery,
  ofAuthors,
  ownDataOnly,
  signInFirst,
  type RouteRows,
} from './testing/row.ts';

const stored = ['answerKeys', 'questionVersions', 'questions'];

const wrong = [
  ['no text', { question: ' ' }, 'question: The question must not be empty.'],
  [
    'a position above the maximum',
    { correctAnswer: [4] },
    'correctAnswer: 4 is not the position of an answer: 1 to 3.',
  ],
  ['an unknown type', { type: 'RIDDLE' }, 'type: The value is invalid.'],
  ['a list of operators', { concepts: [{ $gt: '' }] }, 'concepts.0: Enter a text.'],
] as const;

/** The question bank. */
export const questionsRows: RouteRows = {
  'GET /api/all-questions': {
    ...ofAuthors,
    ask: () => ({ query: { concept: 'products', type: 'NUMERIC', first: 3 } }),
    shows: ({ freshQuestion, freshQuiz }) => [
      {
        id: freshQuestion,
        _id: freshQuestion,
        numericAnswers: [{ value: 42 }],
        usedIn: [{ quizId: freshQuiz }],
      },
    ],
    changes: [],
    others: ownDataOnly('it lists only the caller’s bank'),
    bad: [
      badQuery('a page of 101', { first: 101 }, 'first: Ask for 1 to 100.'),
      badQuery('an invalid cursor', { after: 'x' }, 'after: This cursor is not from this list.'),
      badQuery('an unknown difficulty', { difficulty: 'ODD' }, 'difficulty: The value is invalid.'),
    ],
  },
  'POST /api/images': {
    ...ofAuthors,
    ask: () => ({ body: { file: { name: 'graph.png', content: pngOf(3, 2).toString('base64') } } }),
    shows: () => ({ type: 'image/png', width: 3, height: 2 }),
    changes: ['questionImages'],
    others: ownDataOnly('the caller becomes the owner of the image'),
    bad: [
      badBody(
        'a text',
        { file: { name: 'graph.png', content: Buffer.from('Notes').toString('base64') } },
        'file: This is not a PNG, JPEG, WebP or GIF image.',
      ),
      badBody('no file', { file: null }, 'file: A value is needed.'),
    ],
  },
  'GET /api/images/{id}': {
    ask: ({ image }) => ({ path: { id: image } }),
    changes: [],
    signedOut: signInFirst,
    others: asMissing,
    bad: [],
  },
  'GET /api/questions/deleted': {
    ...ofAuthors,
    ask: () => ({}),
    changes: [],
    others: ownDataOnly('it lists only the caller’s deleted questions'),
    bad: [],
  },
  'GET /api/questions/{id}': {
    ...ofAuthors,
    ask: ({ question }) => ({ path: { id: question } }),
    shows: ({ question, quiz }) => ({
      id: question,
      _id: question,
      correctAnswer: [1],
      usedIn: [{ quizId: quiz }],
    }),
    changes: [],
    others: asMissing,
    bad: [],
  },
  'GET /api/questions/{id}/versions': {
    ...ofAuthors,
    ask: ({ question }) => ({ path: { id: question } }),
    shows: () => [{ number: 1, correctAnswer: [1], editor: { name: 'iris Test' } }],
    changes: [],
    others: asMissing,
    bad: [],
  },
  'POST /api/questions': {
    ...ofAuthors,
    ask: () => ({ body: choiceBody }),
    shows: () => ({ ...choiceBody, isInBank: true, version: 1, message: texts.questions.success }),
    changes: stored,
    after: () => ({ path: '/api/all-questions?concept=power+rule', shows: [{ points: choiceBody.points }] }),
    others: ownDataOnly('the question is added to the caller’s bank'),
    bad: wrong.map(([what, change, text]) => badBody(what, change, `${texts.questions.failure}\n${text}`)),
  },
  'PATCH /api/questions': {
    ...ofAuthors,
    ask: ({ question, spareQuestion }) => ({
      body: {
        selection: { questions: [{ id: question }, { id: spareQuestion }] },
        changes: { availableForPractice: true },
      },
    }),
    shows: ({ question, spareQuestion }) => ({ ids: [spareQuestion, question] }),
    changes: ['questions'],
    after: ({ question }) => ({
      path: `/api/questions/${question}`,
      shows: { availableForPractice: true, revision: 2 },
    }),
    others: asMissing,
    readsBodyFirst: 'the question IDs are in the body',
    bad: [
      badBody('nothing to change', { changes: {} }, 'changes: Give at least one field to change.'),
      badBody('no questions', { selection: {} }, 'selection: Give question IDs or a filter, not both.'),
      badBody(
        'deletion of a question that a quiz uses',
        { changes: { isDeleted: true } },
        'One of the questions is used in “Shapes”. Remove it there first; none was deleted.',
        409,
      ),
    ],
  },
  'POST /api/quiz/{quizId}/questions': {
    ...ofAuthors,
    ask: ({ quiz, spareQuestion }) => ({
      path: { quizId: quiz },
      body: { selection: { questions: [{ id: spareQuestion }] } },
    }),
    shows: ({ quiz }) => ({ id: quiz, questionCount: 7 }),
    changes: ['quizzes'],
    after: ({ spareQuestion }) => ({
      path: `/api/questions/${spareQuestion}`,
      shows: { usedIn: [{ title: 'Shapes' }] },
    }),
    others: asMissing,
    bad: [
      badBody('no questions', { selection: {} }, 'selection: Give question IDs or a filter, not both.'),
      badBody(
        'a different revision',
        { revision: 70 },
        'The quiz was changed in another tab or device after you loaded it. Nothing was overwritten.',
        409,
      ),
    ],
  },
  'PUT /api/questions/{id}': {
    ...ofAuthors,
    ask: ({ question }) => ({ path: { id: question }, body: { ...choiceBody, revision: 1 } }),
    shows: ({ question }) => ({ ...choiceBody, id: question, version: 2, revision: 2 }),
    changes: stored,
    after: ({ question }) => ({
      path: `/api/questions/${question}/versions`,
      shows: [{ number: 2, answers: choiceBody.answers }, { number: 1 }],
    }),
    others: asMissing,
    bad: [
      ...wrong.map(([what, change, text]) => badBody(what, change, text)),
      badBody(
        'a different revision',
        { revision: 7 },
        'The question was changed in another tab or device after you loaded it. Nothing was overwritten.',
        409,
      ),
    ],
  },
  'DELETE /api/questions/{id}': {
    ...ofAuthors,
    ask: ({ spareQuestion }) => ({ path: { id: spareQuestion } }),
    changes: ['questions'],
    after: ({ spareQuestion }) => ({ path: `/api/questions/${spareQuestion}`, status: 404 }),
    others: asMissing,
    bad: [
      {
        what: 'a question that a quiz uses',
        change: ({ question }) => ({ path: { id: question } }),
        text: 'The question is used in “Shapes”. Remove it there first.',
        status: 409,
      },
    ],
  },
  'POST /api/questions/{id}/restore': {
    ...ofAuthors,
    ask: ({ deletedQuestion }) => ({ path: { id: deletedQuestion } }),
    shows: ({ deletedQuestion }) => ({ id: deletedQuestion, question: 'What is gone?' }),
    changes: ['questions'],
    after: ({ deletedQuestion }) => ({ path: `/api/questions/${deletedQuestion}` }),
    others: asMissing,
    bad: [],
  },
  'GET /api/similar-questions': {
    ...ofAuthors,
    ask: () => ({ query: { text: 'How much is 6 × 7' } }),
    shows: ({ freshQuestion }) => [{ id: freshQuestion, _id: freshQuestion, question: 'How much is 6 × 7?' }],
    changes: [],
    others: ownDataOnly('it searches only the caller’s bank'),
    bad: [badQuery('no text', { text: undefined }, 'text: A value is needed.')],
  },
};

import { texts } from '../../core/texts.ts';
import { choiceBody } from '../support/bank.ts';
import { pngOf } from '../support/png.ts';
import {
  asMissing,
  invalidBody,
  invalidQuery,
  authorRow,
  ownDataOnly,
  signInFirst,
  type RouteRows,
} from './testing/row.ts';

const stored = ['answerKeys', 'questionVersions', 'questions'];

const invalidQuestions = [
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
    ...authorRow,
    request: () => ({ query: { concept: 'products', type: 'NUMERIC', first: 3 } }),
    response: ({ freshQuestion, freshQuiz }) => [
      {
        id: freshQuestion,
        _id: freshQuestion,
        numericAnswers: [{ value: 42 }],
        usedIn: [{ quizId: freshQuiz }],
      },
    ],
    changes: [],
    others: ownDataOnly('it lists only the caller’s bank'),
    invalid: [
      invalidQuery('a page of 101', { first: 101 }, 'first: Ask for 1 to 100.'),
      invalidQuery('an invalid cursor', { after: 'x' }, 'after: This cursor is not from this list.'),
      invalidQuery('an unknown difficulty', { difficulty: 'ODD' }, 'difficulty: The value is invalid.'),
    ],
  },
  'POST /api/images': {
    ...authorRow,
    request: () => ({ body: { file: { name: 'graph.png', content: pngOf(3, 2).toString('base64') } } }),
    response: () => ({ type: 'image/png', width: 3, height: 2 }),
    changes: ['questionImages'],
    others: ownDataOnly('the caller becomes the owner of the image'),
    invalid: [
      invalidBody(
        'a text',
        { file: { name: 'graph.png', content: Buffer.from('Notes').toString('base64') } },
        'file: This is not a PNG, JPEG, WebP or GIF image.',
      ),
      invalidBody('no file', { file: null }, 'file: A value is needed.'),
    ],
  },
  'GET /api/images/{id}': {
    request: ({ image }) => ({ path: { id: image } }),
    changes: [],
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
  'GET /api/questions/deleted': {
    ...authorRow,
    request: () => ({}),
    changes: [],
    others: ownDataOnly('it lists only the caller’s deleted questions'),
    invalid: [],
  },
  'GET /api/questions/{id}': {
    ...authorRow,
    request: ({ question }) => ({ path: { id: question } }),
    response: ({ question, quiz }) => ({
      id: question,
      _id: question,
      correctAnswer: [1],
      usedIn: [{ quizId: quiz }],
    }),
    changes: [],
    others: asMissing,
    invalid: [],
  },
  'GET /api/questions/{id}/versions': {
    ...authorRow,
    request: ({ question }) => ({ path: { id: question } }),
    response: () => [{ number: 1, correctAnswer: [1], editor: { name: 'iris Test' } }],
    changes: [],
    others: asMissing,
    invalid: [],
  },
  'POST /api/questions': {
    ...authorRow,
    request: () => ({ body: choiceBody }),
    response: () => ({ ...choiceBody, isInBank: true, version: 1, message: texts.questions.success }),
    changes: stored,
    after: () => ({
      path: '/api/all-questions?concept=power+rule',
      response: [{ points: choiceBody.points }],
    }),
    others: ownDataOnly('the question is added to the caller’s bank'),
    invalid: invalidQuestions.map(([what, change, text]) =>
      invalidBody(what, change, `${texts.questions.failure}\n${text}`),
    ),
  },
  'PATCH /api/questions': {
    ...authorRow,
    request: ({ question, spareQuestion }) => ({
      body: {
        selection: { questions: [{ id: question }, { id: spareQuestion }] },
        changes: { availableForPractice: true },
      },
    }),
    response: ({ question, spareQuestion }) => ({ ids: [spareQuestion, question] }),
    changes: ['questions'],
    after: ({ question }) => ({
      path: `/api/questions/${question}`,
      response: { availableForPractice: true, revision: 2 },
    }),
    others: asMissing,
    readsBodyFirst: 'the question IDs are in the body',
    invalid: [
      invalidBody('nothing to change', { changes: {} }, 'changes: Give at least one field to change.'),
      invalidBody('no questions', { selection: {} }, 'selection: Give question IDs or a filter, not both.'),
      invalidBody(
        'deletion of a question that a quiz uses',
        { changes: { isDeleted: true } },
        'One of the questions is used in “Shapes”. Remove it there first; none was deleted.',
        409,
      ),
    ],
  },
  'POST /api/quiz/{quizId}/questions': {
    ...authorRow,
    request: ({ quiz, spareQuestion }) => ({
      path: { quizId: quiz },
      body: { selection: { questions: [{ id: spareQuestion }] } },
    }),
    response: ({ quiz }) => ({ id: quiz, questionCount: 7 }),
    changes: ['quizzes'],
    after: ({ spareQuestion }) => ({
      path: `/api/questions/${spareQuestion}`,
      response: { usedIn: [{ title: 'Shapes' }] },
    }),
    others: asMissing,
    invalid: [
      invalidBody('no questions', { selection: {} }, 'selection: Give question IDs or a filter, not both.'),
      invalidBody(
        'a different revision',
        { revision: 70 },
        'The quiz was changed elsewhere after you loaded it. Nothing was overwritten.',
        409,
      ),
    ],
  },
  'PUT /api/questions/{id}': {
    ...authorRow,
    request: ({ question }) => ({ path: { id: question }, body: { ...choiceBody, revision: 1 } }),
    response: ({ question }) => ({ ...choiceBody, id: question, version: 2, revision: 2 }),
    changes: stored,
    after: ({ question }) => ({
      path: `/api/questions/${question}/versions`,
      response: [{ number: 2, answers: choiceBody.answers }, { number: 1 }],
    }),
    others: asMissing,
    invalid: [
      ...invalidQuestions.map(([what, change, text]) => invalidBody(what, change, text)),
      invalidBody(
        'a different revision',
        { revision: 7 },
        'The question was changed elsewhere after you loaded it. Nothing was overwritten.',
        409,
      ),
    ],
  },
  'DELETE /api/questions/{id}': {
    ...authorRow,
    request: ({ spareQuestion }) => ({ path: { id: spareQuestion } }),
    changes: ['questions'],
    after: ({ spareQuestion }) => ({ path: `/api/questions/${spareQuestion}`, status: 404 }),
    others: asMissing,
    invalid: [
      {
        what: 'a question that a quiz uses',
        change: ({ question }) => ({ path: { id: question } }),
        text: 'The question is used in “Shapes”. Remove it there first.',
        status: 409,
      },
    ],
  },
  'POST /api/questions/{id}/restore': {
    ...authorRow,
    request: ({ deletedQuestion }) => ({ path: { id: deletedQuestion } }),
    response: ({ deletedQuestion }) => ({ id: deletedQuestion, question: 'What is gone?' }),
    changes: ['questions'],
    after: ({ deletedQuestion }) => ({ path: `/api/questions/${deletedQuestion}` }),
    others: asMissing,
    invalid: [],
  },
  'GET /api/similar-questions': {
    ...authorRow,
    request: () => ({ query: { text: 'How much is 6 × 7' } }),
    response: ({ freshQuestion }) => [
      { id: freshQuestion, _id: freshQuestion, question: 'How much is 6 × 7?' },
    ],
    changes: [],
    others: ownDataOnly('it searches only the caller’s bank'),
    invalid: [invalidQuery('no text', { text: undefined }, 'text: A value is needed.')],
  },
};

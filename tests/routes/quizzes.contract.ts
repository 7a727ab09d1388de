import { texts } from '../../core/texts.ts';
import { quizData } from '../support/quizzes.ts';
import {
  asMissing,
  invalidBody,
  authorRow,
  ownDataOnly,
  signInFirst,
  type RouteRows,
} from './testing/row.ts';

const { createFailure, updateFailure } = texts.quiz;

/** Routes for quizzes, for authors and for students. */
export const quizzesRows: RouteRows = {
  'GET /api/quiz/meta': {
    request: ({ quizCourse }) => ({ query: { courseId: quizCourse } }),
    response: ({ quiz, freshQuiz, quizCourse }) => [
      { id: freshQuiz, title: 'Products', courseId: quizCourse, canEdit: false },
      { id: quiz, _id: quiz, title: 'Shapes', questionCount: 6, canEdit: false },
    ],
    changes: [],
    signedOut: signInFirst,
    others: ownDataOnly('it lists only quizzes that the caller can take or edit'),
    invalid: [],
  },
  'GET /api/quiz/all-question': {
    ...authorRow,
    request: ({ quizCourse }) => ({ query: { courseId: quizCourse } }),
    response: ({ freshQuestion, question }) => [{ id: freshQuestion }, { id: question }, {}, {}, {}, {}, {}],
    changes: [],
    others: ownDataOnly('it lists only questions of the caller’s quizzes'),
    invalid: [],
  },
  'GET /api/quiz/{id}': {
    request: ({ quiz }) => ({ path: { id: quiz } }),
    response: ({ quiz, quizFile, quizCourse }) => ({
      id: quiz,
      _id: quiz,
      title: 'Shapes',
      courseId: quizCourse,
      files: [{ id: quizFile, name: 'notes.txt' }],
      attemptsUsed: 2,
      canEdit: false,
    }),
    changes: [],
    signedOut: signInFirst,
    others: asMissing,
    invalid: [],
  },
  'GET /api/quiz/{id}/files/{fileId}': {
    request: ({ quiz, quizFile }) => ({ path: { id: quiz, fileId: quizFile } }),
    changes: [],
    signedOut: signInFirst,
    others: asMissing,
    invalid: [
      {
        what: 'a file of another quiz',
        change: ({ freshQuiz }) => ({ path: { id: freshQuiz } }),
        text: 'File not found.',
        status: 404,
      },
    ],
  },
  'POST /api/quiz': {
    ...authorRow,
    request: () => ({ body: { quizData, isPublished: true } }),
    response: () => ({
      title: quizData.title,
      isPublished: true,
      pointsPossible: 3,
      canEdit: true,
      revision: 1,
    }),
    changes: ['answerKeys', 'questionVersions', 'questions', 'quizzes'],
    after: () => ({ path: '/api/quiz/meta', response: [{ title: quizData.title }, {}, {}, {}] }),
    others: ownDataOnly('the caller becomes the owner of the quiz'),
    invalid: [
      invalidBody(
        'no title',
        { quizData: { ...quizData, title: '' } },
        `${createFailure}\nquizData.title: A quiz needs a title.`,
      ),
      invalidBody(
        'a course that the caller does not teach',
        { courseId: 'no-such-id' },
        `${createFailure}\ncourseId: You do not teach this course.`,
      ),
    ],
  },
  'PATCH /api/quiz/{id}': {
    ...authorRow,
    request: ({ quiz }) => ({ path: { id: quiz }, body: { data: { title: 'Forms' }, revision: 1 } }),
    response: ({ quiz }) => ({ id: quiz, title: 'Forms', questionCount: 6, revision: 2 }),
    changes: ['quizzes'],
    after: ({ quiz }) => ({ path: `/api/quiz/${quiz}`, response: { title: 'Forms' } }),
    others: asMissing,
    invalid: [
      invalidBody('no title', { data: { title: '' } }, `${updateFailure}\ndata.title: A quiz needs a title.`),
      invalidBody(
        'a different revision',
        { revision: 7 },
        `${updateFailure}\nThe quiz was changed elsewhere after you loaded it. Nothing was overwritten.`,
        409,
      ),
    ],
  },
  'PATCH /api/quizMetaData/{id}': {
    ...authorRow,
    request: ({ quiz }) => ({ path: { id: quiz }, body: { isPublished: false } }),
    response: ({ quiz }) => ({ id: quiz, isPublished: false }),
    changes: ['quizzes'],
    after: ({ quiz }) => ({ as: 'ada', path: `/api/quiz/${quiz}`, response: { isClosed: true } }),
    others: asMissing,
    invalid: [
      invalidBody(
        'a text instead of true or false',
        { isPublished: 'no' },
        `${updateFailure}\nisPublished: Enter true or false.`,
      ),
    ],
  },
  'GET /api/quiz/{id}/exceptions': {
    ...authorRow,
    request: ({ freshQuiz }) => ({ path: { id: freshQuiz } }),
    response: ({ adaInCourse }) => [{ studentId: adaInCourse, name: 'Ada', extraAttempts: 1, revision: 1 }],
    changes: [],
    others: asMissing,
    invalid: [],
  },
  'PUT /api/quiz/{id}/exceptions/{studentId}': {
    ...authorRow,
    request: ({ quiz, adaInCourse }) => ({
      path: { id: quiz, studentId: adaInCourse },
      body: { dueAt: '2026-12-24T22:59:00Z', extraMinutes: 15 },
    }),
    response: ({ adaInCourse }) => ({
      studentId: adaInCourse,
      name: 'Ada',
      dueAt: '2026-12-24T22:59:00.000Z',
      closesAt: null,
      extraMinutes: 15,
      extraAttempts: 0,
      isInCourse: true,
      problem: null,
      revision: 1,
    }),
    changes: ['auditLog', 'quizExceptions', 'quizzes'],
    after: ({ quiz }) => ({
      as: 'ada',
      path: `/api/quiz/${quiz}`,
      response: { dueAt: '2026-12-24T22:59:00.000Z' },
    }),
    others: asMissing,
    invalid: [
      invalidBody(
        'nothing',
        { dueAt: null, extraMinutes: 0 },
        'Set at least one date, extra minutes or extra attempts.',
      ),
      invalidBody(
        'a due date before the opening',
        { opensAt: '2026-12-25T00:00:00Z' },
        'dueAt: The due date must be after the opening.',
      ),
      {
        what: 'a person who is not in the course',
        change: ({ quiz }) => ({ path: { id: quiz, studentId: 'nobody' } }),
        text: 'This person is not in the course of the quiz.',
        status: 404,
      },
    ],
  },
  'DELETE /api/quiz/{id}/exceptions/{studentId}': {
    ...authorRow,
    request: ({ freshQuiz, adaInCourse }) => ({ path: { id: freshQuiz, studentId: adaInCourse } }),
    changes: ['auditLog', 'quizExceptions'],
    after: ({ freshQuiz }) => ({ path: `/api/quiz/${freshQuiz}/exceptions`, response: [] }),
    others: asMissing,
    invalid: [],
  },
};

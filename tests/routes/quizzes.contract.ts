import { texts } from '../../core/texts.ts';
import { quizData } from '../support/quizzes.ts';
import { asMissing, badBody, ofAuthors, ownDataOnly, signInFirst, type RouteRows } from './testing/row.ts';

const { createFailure, updateFailure } = texts.quiz;

/** Routes for quizzes, for authors and for students. */
export const quizzesRows: RouteRows = {
  'GET /api/quiz/meta': {
    ask: ({ quizCourse }) => ({ query: { courseId: quizCourse } }),
    shows: ({ quiz, freshQuiz, quizCourse }) => [
      { id: freshQuiz, title: 'Products', courseId: quizCourse, canEdit: false },
      { id: quiz, _id: quiz, title: 'Shapes', questionCount: 6, canEdit: false },
    ],
    changes: [],
    signedOut: signInFirst,
    others: ownDataOnly('it lists only quizzes that the caller can take or edit'),
    bad: [],
  },
  'GET /api/quiz/all-question': {
    ...ofAuthors,
    ask: ({ quizCourse }) => ({ query: { courseId: quizCourse } }),
    shows: ({ freshQuestion, question }) => [{ id: freshQuestion }, { id: question }, {}, {}, {}, {}, {}],
    changes: [],
    others: ownDataOnly('it lists only questions of the caller’s quizzes'),
    bad: [],
  },
  'GET /api/quiz/{id}': {
    ask: ({ quiz }) => ({ path: { id: quiz } }),
    shows: ({ quiz, quizFile, quizCourse }) => ({
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
    bad: [],
  },
  'GET /api/quiz/{id}/files/{fileId}': {
    ask: ({ quiz, quizFile }) => ({ path: { id: quiz, fileId: quizFile } }),
    changes: [],
    signedOut: signInFirst,
    others: asMissing,
    bad: [
      {
        what: 'a file of another quiz',
        change: ({ freshQuiz }) => ({ path: { id: freshQuiz } }),
        text: 'File not found.',
        status: 404,
      },
    ],
  },
  'POST /api/quiz': {
    ...ofAuthors,
    ask: () => ({ body: { quizData, isPublished: true } }),
    shows: () => ({
      title: quizData.title,
      isPublished: true,
      pointsPossible: 3,
      canEdit: true,
      revision: 1,
    }),
    changes: ['answerKeys', 'questionVersions', 'questions', 'quizzes'],
    after: () => ({ path: '/api/quiz/meta', shows: [{ title: quizData.title }, {}, {}, {}] }),
    others: ownDataOnly('the caller becomes the owner of the quiz'),
    bad: [
      badBody(
        'no title',
        { quizData: { ...quizData, title: '' } },
        `${createFailure}\nquizData.title: A quiz needs a title.`,
      ),
      badBody(
        'a course that the caller does not teach',
        { courseId: 'no-such-id' },
        `${createFailure}\ncourseId: You do not teach this course.`,
      ),
    ],
  },
  'PATCH /api/quiz/{id}': {
    ...ofAuthors,
    ask: ({ quiz }) => ({ path: { id: quiz }, body: { data: { title: 'Forms' }, revision: 1 } }),
    shows: ({ quiz }) => ({ id: quiz, title: 'Forms', questionCount: 6, revision: 2 }),
    changes: ['quizzes'],
    after: ({ quiz }) => ({ path: `/api/quiz/${quiz}`, shows: { title: 'Forms' } }),
    others: asMissing,
    bad: [
      badBody('no title', { data: { title: '' } }, `${updateFailure}\ndata.title: A quiz needs a title.`),
      badBody(
        'a different revision',
        { revision: 7 },
        `${updateFailure}\nThe quiz was changed in another tab or device after you loaded it. Nothing was overwritten.`,
        409,
      ),
    ],
  },
  'PATCH /api/quizMetaData/{id}': {
    ...ofAuthors,
    ask: ({ quiz }) => ({ path: { id: quiz }, body: { isPublished: false } }),
    shows: ({ quiz }) => ({ id: quiz, isPublished: false }),
    changes: ['quizzes'],
    after: ({ quiz }) => ({ as: 'ada', path: `/api/quiz/${quiz}`, shows: { isClosed: true } }),
    others: asMissing,
    bad: [
      badBody(
        'a text instead of true or false',
        { isPublished: 'no' },
        `${updateFailure}\nisPublished: Enter true or false.`,
      ),
    ],
  },
  'GET /api/quiz/{id}/exceptions': {
    ...ofAuthors,
    ask: ({ freshQuiz }) => ({ path: { id: freshQuiz } }),
    shows: ({ adaInCourse }) => [{ studentId: adaInCourse, name: 'Ada', extraAttempts: 1, revision: 1 }],
    changes: [],
    others: asMissing,
    bad: [],
  },
  'PUT /api/quiz/{id}/exceptions/{studentId}': {
    ...ofAuthors,
    ask: ({ quiz, adaInCourse }) => ({
      path: { id: quiz, studentId: adaInCourse },
      body: { dueAt: '2026-12-24T22:59:00Z', extraMinutes: 15 },
    }),
    shows: ({ adaInCourse }) => ({
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
      shows: { dueAt: '2026-12-24T22:59:00.000Z' },
    }),
    others: asMissing,
    bad: [
      badBody(
        'nothing',
        { dueAt: null, extraMinutes: 0 },
        'Set at least one date, extra minutes or extra attempts.',
      ),
      badBody(
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
    ...ofAuthors,
    ask: ({ freshQuiz, adaInCourse }) => ({ path: { id: freshQuiz, studentId: adaInCourse } }),
    changes: ['auditLog', 'quizExceptions'],
    after: ({ freshQuiz }) => ({ path: `/api/quiz/${freshQuiz}/exceptions`, shows: [] }),
    others: asMissing,
    bad: [],
  },
};

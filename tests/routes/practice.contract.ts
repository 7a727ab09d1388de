import { texts } from '../../core/texts.ts';
import {
  asMissing,
  invalidBody,
  invalidQuery,
  ownDataOnly,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const unknownZone = invalidQuery(
  'an unknown time zone',
  { timeZone: 'Mars/Olympus' },
  'timeZone: Unknown time zone. Use a name like Europe/Berlin.',
);

const ownRow = {
  changes: [],
  signedOut: signInFirst,
  others: ownDataOnly('each user practises only the questions that they missed'),
} as const satisfies Partial<RouteRow>;

/** Practice, practice quizzes and weak concepts. */
export const practiceRows: RouteRows = {
  'GET /api/practice': {
    ...ownRow,
    request: ({ quizCourse }) => ({ query: { courseId: quizCourse, timeZone: 'Europe/Berlin' } }),
    response: () => ({ due: 5, total: 5, doneToday: 0, examDate: null, dailyMinutes: 10 }),
    invalid: [unknownZone],
  },
  'GET /api/practice/ahead': {
    ...ownRow,
    request: ({ quizCourse }) => ({ query: { courseId: quizCourse, timeZone: 'Europe/Berlin' } }),
    response: () => [
      { concepts: ['Planets'], cardRevision: 1 },
      { concepts: ['Planets'] },
      { concepts: ['Planets'] },
      { concepts: ['Planets'] },
      { concepts: ['Derivatives'] },
    ],
    invalid: [unknownZone],
  },
  'POST /api/practice/{cardId}/answer': {
    ...ownRow,
    request: ({ card }) => ({ path: { cardId: card }, body: { cardRevision: 1 } }),
    response: ({ card, question }) => ({ id: card, isCorrect: false, result: { id: question, earned: 0 } }),
    changes: ['practiceAnswers', 'practiceCards'],
    after: () => ({ path: '/api/practice', response: { doneToday: 1 } }),
    others: asMissing,
    readsBodyFirst: 'the card is looked up only with a valid response',
    invalid: [
      invalidBody(
        'an answer that was not offered',
        { answerIds: ['no-such-id'] },
        'answerIds: This is not an answer of the question.',
      ),
      invalidBody(
        'a different revision of the card',
        { cardRevision: 7 },
        'This card was answered in another tab or on another device.',
        409,
      ),
      unknownZone,
    ],
  },
  'PUT /api/practice/plan': {
    ...ownRow,
    request: ({ quizCourse }) => ({
      query: { courseId: quizCourse },
      body: { examDate: '2026-12-18', dailyMinutes: 1 },
    }),
    response: () => ({ examDate: '2026-12-18', dailyMinutes: 1, due: 5 }),
    changes: ['practicePlans'],
    others: asMissing,
    readsBodyFirst: 'the course is optional, so there is no access to check without one',
    after: ({ quizCourse }) => ({
      path: `/api/practice?courseId=${quizCourse}`,
      response: { dailyMinutes: 1 },
    }),
    invalid: [
      unknownZone,
      invalidBody(
        'an exam date in the past',
        { examDate: '2026-11-20' },
        'examDate: This day has passed. Choose a later one, or leave it empty.',
      ),
      invalidBody('an invalid date', { examDate: 'tomorrow' }, 'examDate: Enter a date like 2026-12-31.'),
      invalidBody('zero minutes', { dailyMinutes: 0 }, 'dailyMinutes: Enter 1 to 240 whole minutes.'),
    ],
  },
  'DELETE /api/quiz/practice/{id}': {
    ...ownRow,
    request: ({ practiceQuiz }) => ({ path: { id: practiceQuiz } }),
    changes: ['quizzes'],
    others: asMissing,
    after: ({ practiceQuiz }) => ({
      path: `/api/quiz/${practiceQuiz}`,
      status: 404,
      response: texts.quiz.none,
    }),
    invalid: [],
  },
  'POST /api/quiz/practice/delete-finished': {
    ...ownRow,
    request: () => ({}),
    response: ({ practiceQuiz }) => [practiceQuiz],
    changes: ['quizzes'],
    others: ownDataOnly('it deletes only the caller’s practice quizzes'),
    invalid: [],
  },
  'POST /api/quiz/practice/restore': {
    ...ownRow,
    request: ({ deletedPractice }) => ({ body: { ids: [deletedPractice] } }),
    response: ({ deletedPractice }) => [deletedPractice],
    changes: ['quizzes'],
    others: asMissing,
    readsBodyFirst: 'the quiz IDs are in the body',
    after: ({ deletedPractice }) => ({
      path: `/api/quiz/${deletedPractice}`,
      response: { title: 'Cleared away' },
    }),
    invalid: [invalidBody('null for an ID', { ids: [null] }, 'ids.0: A value is needed.')],
  },
  'GET /api/assistant/weak-concepts': {
    ...ownRow,
    request: ({ quizCourse }) => ({ query: { courseId: quizCourse } }),
    response: ({ pastAttempt }) => [
      {
        concept: 'Planets',
        share: 0,
        answers: 5,
        cards: 4,
        evidence: [{ id: pastAttempt, correct: false }, {}, {}, {}, {}],
      },
      { concept: 'Derivatives', answers: 1, cards: 1 },
    ],
    invalid: [],
  },
};

import { texts } from '../../core/texts.ts';
import {
  asMissing,
  badBody,
  badQuery,
  ownDataOnly,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const unknownZone = badQuery(
  'an unknown time zone',
  { timeZone: 'Mars/Olympus' },
  'timeZone: Unknown time zone. Use a name like Europe/Berlin.',
);

const own = {
  changes: [],
  signedOut: signInFirst,
  others: ownDataOnly('each user practises only the questions that they missed'),
} as const satisfies Partial<RouteRow>;

/** Practice. */
export const practiceRows: RouteRows = {
  'GET /api/practice': {
    ...own,
    ask: ({ quizCourse }) => ({ query: { courseId: quizCourse, timeZone: 'Europe/Berlin' } }),
    shows: () => ({ due: 5, total: 5, doneToday: 0, examDate: null, dailyMinutes: 10 }),
    bad: [unknownZone],
  },
  'GET /api/practice/ahead': {
    ...own,
    ask: ({ quizCourse }) => ({ query: { courseId: quizCourse, timeZone: 'Europe/Berlin' } }),
    shows: () => [
      { concepts: ['Planets'], cardRevision: 1 },
      { concepts: ['Planets'] },
      { concepts: ['Planets'] },
      { concepts: ['Planets'] },
      { concepts: ['Derivatives'] },
    ],
    bad: [unknownZone],
  },
  'POST /api/practice/{cardId}/answer': {
    ...own,
    ask: ({ card }) => ({ path: { cardId: card }, body: { cardRevision: 1 } }),
    shows: ({ card, question }) => ({ id: card, isCorrect: false, result: { id: question, earned: 0 } }),
    changes: ['practiceAnswers', 'practiceCards'],
    after: () => ({ path: '/api/practice', shows: { doneToday: 1 } }),
    others: asMissing,
    readsBodyFirst: 'the card is looked up only with a valid response',
    bad: [
      badBody(
        'an answer that was not offered',
        { answerIds: ['no-such-id'] },
        'answerIds: This is not an answer of the question.',
      ),
      badBody(
        'a different revision of the card',
        { cardRevision: 7 },
        'This card was answered in another tab or device.',
        409,
      ),
      unknownZone,
    ],
  },
  'PUT /api/practice/plan': {
    ...own,
    ask: ({ quizCourse }) => ({
      query: { courseId: quizCourse },
      body: { examDate: '2026-12-18', dailyMinutes: 1 },
    }),
    shows: () => ({ examDate: '2026-12-18', dailyMinutes: 1, due: 5 }),
    changes: ['practicePlans'],
    others: asMissing,
    readsBodyFirst: 'the course is optional, so there is no access to check without one',
    after: ({ quizCourse }) => ({ path: `/api/practice?courseId=${quizCourse}`, shows: { dailyMinutes: 1 } }),
    bad: [
      unknownZone,
      badBody(
        'an exam date in the past',
        { examDate: '2026-11-20' },
        'examDate: This day has passed. Choose a later one, or leave it empty.',
      ),
      badBody('an invalid date', { examDate: 'tomorrow' }, 'examDate: Enter a date like 2026-12-31.'),
      badBody('zero minutes', { dailyMinutes: 0 }, 'dailyMinutes: Enter 1 to 240 whole minutes.'),
    ],
  },
  'DELETE /api/quiz/practice/{id}': {
    ...own,
    ask: ({ practiceQuiz }) => ({ path: { id: practiceQuiz } }),
    changes: ['quizzes'],
    others: asMissing,
    after: ({ practiceQuiz }) => ({
      path: `/api/quiz/${practiceQuiz}`,
      status: 404,
      shows: texts.quiz.none,
    }),
    bad: [],
  },
  'POST /api/quiz/practice/delete-finished': {
    ...own,
    ask: () => ({}),
    shows: ({ practiceQuiz }) => [practiceQuiz],
    changes: ['quizzes'],
    others: ownDataOnly('it deletes only the caller’s practice quizzes'),
    bad: [],
  },
  'POST /api/quiz/practice/restore': {
    ...own,
    ask: ({ deletedPractice }) => ({ body: { ids: [deletedPractice] } }),
    shows: ({ deletedPractice }) => [deletedPractice],
    changes: ['quizzes'],
    others: asMissing,
    readsBodyFirst: 'the quiz IDs are in the body',
    after: ({ deletedPractice }) => ({
      path: `/api/quiz/${deletedPractice}`,
      shows: { title: 'Cleared away' },
    }),
    bad: [badBody('null for an ID', { ids: [null] }, 'ids.0: A value is needed.')],
  },
  'GET /api/assistant/weak-concepts': {
    ...own,
    ask: ({ quizCourse }) => ({ query: { courseId: quizCourse } }),
    shows: ({ pastAttempt }) => [
      {
        concept: 'Planets',
        share: 0,
        answers: 5,
        cards: 4,
        evidence: [{ id: pastAttempt, correct: false }, {}, {}, {}, {}],
      },
      { concept: 'Derivatives', answers: 1, cards: 1 },
    ],
    bad: [],
  },
};

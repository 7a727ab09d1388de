import { texts } from '../../core/texts.ts';
import {
  asMissing,
  badBody,
  badQuery,
  ownAlone,
  signInFirst,
  type RouteRow,
  type RouteRows,
} from './testing/row.ts';

const noZone = badQuery(
  'a zone of another planet',
  { timeZone: 'Mars/Olympus' },
  'timeZone: There is no such time zone: name one like Europe/Berlin.',
);

const own = {
  changes: [],
  signedOut: signInFirst,
  others: ownAlone('everybody practises what they missed themselves'),
} as const satisfies Partial<RouteRow>;

/** What was missed comes back. */
export const practiceRows: RouteRows = {
  'GET /api/practice': {
    ...own,
    ask: ({ quizCourse }) => ({ query: { courseId: quizCourse, timeZone: 'Europe/Berlin' } }),
    shows: () => ({ due: 5, total: 5, doneToday: 0, examOn: null, minutesADay: 10 }),
    bad: [noZone],
  },
  'POST /api/practice/{cardId}/answer': {
    ...own,
    ask: ({ card }) => ({ path: { cardId: card }, body: { asked: 1 } }),
    shows: ({ card, question }) => ({ id: card, isRight: false, result: { id: question, earned: 0 } }),
    changes: ['practiceAnswers', 'practiceCards'],
    after: () => ({ path: '/api/practice', shows: { doneToday: 1 } }),
    others: asMissing,
    readsBodyFirst: 'a card is found by its answer alone',
    bad: [
      badBody(
        'an answer that was not offered',
        { answerIds: ['no-such-id'] },
        'answerIds: This is not an answer of the question.',
      ),
      badBody('a card of another day', { asked: 7 }, 'This card was answered in another tab or device.', 409),
      noZone,
    ],
  },
  'PUT /api/practice/plan': {
    ...own,
    ask: ({ quizCourse }) => ({
      query: { courseId: quizCourse },
      body: { examOn: '2026-12-18', minutesADay: 1 },
    }),
    shows: () => ({ examOn: '2026-12-18', minutesADay: 1, due: 5 }),
    changes: ['practicePlans'],
    others: asMissing,
    readsBodyFirst: 'the course is optional: nothing can be asked ahead of a plan for no course',
    after: ({ quizCourse }) => ({ path: `/api/practice?courseId=${quizCourse}`, shows: { minutesADay: 1 } }),
    bad: [
      noZone,
      badBody(
        'an exam that is over',
        { examOn: '2026-11-20' },
        'examOn: This day has passed: choose one ahead, or leave it empty.',
      ),
      badBody('no day', { examOn: 'tomorrow' }, 'examOn: This is not a day: write it as 2026-12-31.'),
      badBody('no time', { minutesADay: 0 }, 'minutesADay: Set aside 1 to 240 whole minutes a day.'),
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
    others: ownAlone('it deletes what whoever asks has practised'),
    bad: [],
  },
  'POST /api/quiz/practice/restore': {
    ...own,
    ask: ({ deletedPractice }) => ({ body: { ids: [deletedPractice] } }),
    shows: ({ deletedPractice }) => [deletedPractice],
    changes: ['quizzes'],
    others: asMissing,
    readsBodyFirst: 'which quizzes stands in the body',
    after: ({ deletedPractice }) => ({
      path: `/api/quiz/${deletedPractice}`,
      shows: { title: 'Cleared away' },
    }),
    bad: [badBody('no ids', { ids: [null] }, 'ids.0: A value is needed.')],
  },
  'GET /api/assistant/weak-concepts': {
    ...own,
    ask: ({ quizCourse }) => ({ query: { courseId: quizCourse } }),
    shows: ({ pastAttempt }) => [
      {
        concept: 'Planets',
        answers: 5,
        cards: 4,
        evidence: [{ id: pastAttempt, correct: false }, {}, {}, {}, {}],
      },
      { concept: 'Derivatives', answers: 1, cards: 1 },
    ],
    bad: [],
  },
};

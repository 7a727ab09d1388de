import { askedFields, resultQuestionFields } from './attempt-fields.ts';
import type { RestRoute } from './route.ts';

const tag = 'Practice';

const practiceFields = `due total doneToday examDate dailyMinutes recommendedDailyMinutes nextDueAt upcoming { date count }
  cards { id _id: id quizId courseId concepts dueAt cardRevision question { ${askedFields} } }`;

export const practiceRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/practice',
    tag,
    operation: `query RestPractice($courseId: ID, $timeZone: String! = "UTC") {
      practiceSession(courseId: $courseId, timeZone: $timeZone) { ${practiceFields} }
    }`,
    query: ['courseId', 'timeZone'],
    status: 200,
  },
  {
    method: 'post',
    path: '/api/practice/{cardId}/answer',
    tag,
    operation: `mutation RestAnswerPractice(
      $cardId: ID! $answer: PracticeAnswerInput! $timeZone: String! = "UTC"
    ) {
      answerPractice(cardId: $cardId, answer: $answer, timeZone: $timeZone) { id _id: id isCorrect dueAt result { ${resultQuestionFields} } }
    }`,
    input: { variable: 'answer' },
    query: ['timeZone'],
    errors: ['CONFLICT'],
    status: 200,
    example: { cardRevision: 1, answerIds: ['the id of an answer'] },
  },
  {
    method: 'put',
    path: '/api/practice/plan',
    tag,
    operation: `mutation RestSavePracticePlan(
      $courseId: ID $timeZone: String! = "UTC" $input: PracticePlanInput!
    ) {
      savePracticePlan(courseId: $courseId, timeZone: $timeZone, input: $input) { ${practiceFields} }
    }`,
    input: { variable: 'input' },
    query: ['courseId', 'timeZone'],
    status: 200,
    errors: ['NOT_FOUND'],
    example: { examDate: '2026-12-18', dailyMinutes: 15 },
  },
  {
    method: 'get',
    path: '/api/assistant/weak-concepts',
    tag,
    operation: `query RestWeakConcepts($courseId: ID, $attemptId: ID) {
      weakConcepts(courseId: $courseId, attemptId: $attemptId) { concept strength answers cards evidence { kind id correct: isCorrect at: answeredAt } }
    }`,
    query: ['courseId', 'attemptId'],
    status: 200,
  },
];

import { texts } from '../../core/texts.ts';
import { quizFields } from './quizzes.routes.ts';
import { wording } from './questions.routes.ts';
import type { RestRoute } from './route.ts';

const example = { concepts: ['Derivatives'], difficulty: 'EASY', count: 5, seed: 'week 3' };

export const quizGenerationRoutes: readonly RestRoute[] = [
  {
    method: 'post',
    path: '/api/quiz/generate-quiz',
    tag: 'Quizzes',
    operation: `mutation RestGenerateQuiz($input: GenerateQuizInput!) {
      generateQuiz(input: $input) { ${quizFields} }
    }`,
    input: { variable: 'input' },
    errors: ['RATE_LIMITED'],
    status: 201,
    failureTitle: texts.quiz.generateFailure,
    example,
  },
  {
    method: 'delete',
    path: '/api/quiz/practice/{id}',
    tag: 'Practice',
    operation: 'mutation RestDeletePracticeQuiz($id: ID!) { deletePracticeQuiz(id: $id) }',
    status: 204,
  },
  {
    method: 'post',
    path: '/api/quiz/practice/delete-finished',
    tag: 'Practice',
    operation: 'mutation RestDeleteFinishedPractice { deleteFinishedPractice }',
    status: 200,
  },
  {
    method: 'post',
    path: '/api/quiz/practice/restore',
    tag: 'Practice',
    operation: 'mutation RestRestorePracticeQuizzes($ids: [ID!]!) { restorePracticeQuizzes(ids: $ids) }',
    body: ['ids'],
    status: 200,
    errors: ['NOT_FOUND'],
    example: { ids: ['the id of a quiz'] },
  },
  {
    method: 'post',
    path: '/api/questions/proposals',
    tag: 'Question bank',
    operation: `query RestProposeQuestions($input: GenerateQuizInput!) {
      questionProposals(input: $input) {
        source seed available
        proposals { questionId source question { ${wording} difficulty } }
      }
    }`,
    input: { variable: 'input' },
    errors: ['RATE_LIMITED'],
    status: 200,
    failureTitle: texts.quiz.generateFailure,
    example: { text: 'Osmosis is the movement of water through a membrane.', count: 5 },
  },
];

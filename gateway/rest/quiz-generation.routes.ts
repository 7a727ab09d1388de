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
    summary: 'Makes a quiz of questions that are drawn from the bank, or made from a text.',
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
    method: 'post',
    path: '/api/questions/proposals',
    tag: 'Question bank',
    summary: 'Proposes questions from the own bank, or from a text; stores nothing.',
    operation: `query RestProposeQuestions($input: GenerateQuizInput!) {
      proposeQuestions(input: $input) {
        by seed available
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

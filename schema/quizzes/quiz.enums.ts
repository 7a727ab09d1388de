import { creditMethods } from '../../core/quizzes/partial-credit.ts';
import { scoringPolicies } from '../../core/quizzes/quiz.ts';
import { answerReleasePolicies } from '../../core/quizzes/answer-release.ts';
import { enumObject } from '../enum-object.ts';
import { registerEnumType } from '../type-graphql.ts';

export const ScoringPolicyEnum = enumObject(scoringPolicies);

registerEnumType(ScoringPolicyEnum, {
  name: 'ScoringPolicy',
  description: 'Which of several attempts counts.',
  valuesConfig: {
    HIGHEST: { description: 'The attempt with the most points counts.' },
    LATEST: { description: 'The attempt that was submitted last counts.' },
  },
});

export const AnswerReleasePolicyEnum = enumObject(answerReleasePolicies);

registerEnumType(AnswerReleasePolicyEnum, {
  name: 'AnswerReleasePolicy',
  description: 'When students see correct answers and explanations.',
  valuesConfig: {
    AFTER_SUBMISSION: { description: 'With the result of each attempt.' },
    AFTER_LAST_ATTEMPT: { description: 'When the student has no attempt left.' },
    NEVER: { description: 'Never. Results show points only.' },
  },
});

export const CreditMethodEnum = enumObject(creditMethods);

registerEnumType(CreditMethodEnum, {
  name: 'CreditMethod',
  description: 'How answers with several correct choices are scored.',
  valuesConfig: {
    ALL_OR_NOTHING: { description: 'Full points if exactly the correct choices are chosen, else none.' },
    NET_CORRECT: {
      description: 'Correct choices minus wrong choices, divided by all correct choices. Minimum 0.',
    },
    COVERAGE: { description: 'Correct choices divided by all choices that are correct or chosen.' },
    EACH_ANSWER: {
      description: 'Each choice counts: a correct one that is chosen, or a wrong one that is not.',
    },
  },
});

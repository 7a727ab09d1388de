import { creditMethods } from '../../core/quizzes/partial-credit.ts';
import { keepRules } from '../../core/quizzes/quiz.ts';
import { revealRules } from '../../core/quizzes/reveal.ts';
import { enumObject } from '../enum-object.ts';
import { registerEnumType } from '../type-graphql.ts';

export const KeepRuleEnum = enumObject(keepRules);

registerEnumType(KeepRuleEnum, {
  name: 'KeepRule',
  description: 'Which of several attempts counts.',
  valuesConfig: {
    HIGHEST: { description: 'The one with the most points.' },
    LATEST: { description: 'The last one that was handed in.' },
  },
});

export const RevealRuleEnum = enumObject(revealRules);

registerEnumType(RevealRuleEnum, {
  name: 'RevealRule',
  description: 'When a taker is told which answers were right, and why.',
  valuesConfig: {
    AFTER_SUBMISSION: { description: 'With the result of each attempt.' },
    AFTER_LAST_ATTEMPT: { description: 'When no attempt is left.' },
    NEVER: { description: 'Not at all: only points are told.' },
  },
});

export const CreditMethodEnum = enumObject(creditMethods);

registerEnumType(CreditMethodEnum, {
  name: 'CreditMethod',
  description: 'How several right answers are scored.',
  valuesConfig: {
    ALL_OR_NOTHING: { description: 'All right answers and no other, or nothing.' },
    NET_CORRECT: { description: 'Right choices less wrong ones, of all right answers; never less than 0.' },
    COVERAGE: { description: 'Right choices of all that are right or were chosen.' },
    EACH_ANSWER: { description: 'Each answer that was rightly chosen, or rightly left out.' },
  },
});

import { creditMethods } from '../../core/quizzes/partial-credit.ts';
import { quizClosedReasons, scoringPolicies } from '../../core/quizzes/quiz.ts';
import { exceptionSettings, quizAvailabilities } from '../../core/quizzes/quiz-dates.ts';
import { answerReleasePolicies } from '../../core/quizzes/answer-release.ts';
import { enumObject } from '../enum-object.ts';
import { registerEnumType } from '../type-graphql.ts';

export const ScoringPolicyEnum = enumObject(scoringPolicies);

registerEnumType(ScoringPolicyEnum, {
  name: 'ScoringPolicy',
  description: 'Which of several attempts counts.',
  valuesConfig: {
    HIGHEST: {
      description:
        'The attempt with the highest percent counts. If several attempts have the same percent, the first of them counts.',
    },
    LATEST: { description: 'The attempt that was submitted last counts.' },
  },
});

export const AnswerReleasePolicyEnum = enumObject(answerReleasePolicies);

registerEnumType(AnswerReleasePolicyEnum, {
  name: 'AnswerReleasePolicy',
  description: 'When students see correct answers and explanations.',
  valuesConfig: {
    AFTER_SUBMISSION: { description: 'With the result of each attempt.' },
    AFTER_LAST_ATTEMPT: {
      description: 'When the student has submitted all allowed attempts. Never if attempts are unlimited.',
    },
    AFTER_CLOSING: {
      description:
        'When the quiz is closed for all students, including students whose exception has a later closing.',
    },
    NEVER: { description: 'Never. Results show only the score, the points of graded essays, and feedback.' },
  },
});

export const QuizAvailabilityEnum = enumObject(quizAvailabilities);

registerEnumType(QuizAvailabilityEnum, {
  name: 'QuizAvailability',
  description: 'State of a quiz by its dates.',
  valuesConfig: {
    NOT_OPEN_YET: { description: 'Before `opensAt`: students see the dates, but no questions.' },
    OPEN: {
      description: 'Between opening and closing: students can take it if it is published and `active`.',
    },
    CLOSED: { description: 'From `closesAt` on: students can read results, but not start attempts.' },
  },
});

export const QuizClosedReasonEnum = enumObject(quizClosedReasons);

registerEnumType(QuizClosedReasonEnum, {
  name: 'QuizClosedReason',
  description: 'Why a caller who took a quiz can no longer take it.',
  valuesConfig: {
    UNPUBLISHED: { description: 'It was unpublished.' },
    CLOSED: { description: 'It was closed with its switch (`active`).' },
    NOT_IN_COURSE: { description: 'The caller is not, or no longer, in its course.' },
  },
});

export const ExceptionSettingEnum = enumObject(exceptionSettings);

registerEnumType(ExceptionSettingEnum, {
  name: 'ExceptionSetting',
  description: 'A setting of a quiz that an exception can change for one person.',
  valuesConfig: {
    OPENS_AT: { description: 'The opening (`opensAt`).' },
    DUE_AT: { description: 'The due date (`dueAt`).' },
    CLOSES_AT: {
      description: 'The closing (`closesAt`): set by the exception, or moved by its later due date.',
    },
    TIME_LIMIT: { description: 'The time limit (`timeLimit`).' },
    ALLOWED_ATTEMPTS: { description: 'The number of attempts (`allowedAttempts`).' },
  },
});

export const CreditMethodEnum = enumObject(creditMethods);

registerEnumType(CreditMethodEnum, {
  name: 'CreditMethod',
  description:
    'How questions with several correct options are scored. For MATCHING questions, ALL_OR_NOTHING applies as well. The other methods give the share of correct pairs.',
  valuesConfig: {
    ALL_OR_NOTHING: { description: 'Full points if exactly the correct options are chosen, else none.' },
    NET_CORRECT: {
      description:
        'Number of chosen correct options minus number of chosen wrong options, divided by the number of correct options. Minimum 0.',
    },
    COVERAGE: {
      description:
        'Share of the correct options that are chosen, times the share of the chosen options that are correct.',
    },
    EACH_ANSWER: {
      description:
        'Share of all options that are answered correctly: correct and chosen, or wrong and not chosen.',
    },
  },
});

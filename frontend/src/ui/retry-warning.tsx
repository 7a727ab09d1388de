import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { canRetryWithAnswers, type AnswerReleasePolicy } from '../../../core/quizzes/answer-release.ts';
import type { ScoringPolicy } from '../../../core/quizzes/quiz.ts';

interface RetryWarningProps {
  rules: {
    readonly allowedAttempts: number;
    readonly answerRelease: AnswerReleasePolicy;
    readonly scoringPolicy: ScoringPolicy;
  };
  /** Leads to the rules of the quiz. */
  action: ReactNode;
}

const countingOf = ({ scoringPolicy }: RetryWarningProps['rules']) =>
  scoringPolicy === 'HIGHEST' ? 'best' : 'last';

/** A warning for a quiz that grades an item, if each student can have full points in a second attempt. */
export function RetryWarning({ rules, action }: RetryWarningProps) {
  if (!canRetryWithAnswers(rules)) return null;
  return (
    <Alert color="ink" role="note" title="Anyone can get full points">
      Students can try again with the answers in view, and the {countingOf(rules)} attempt counts. Allow one
      attempt, or show the answers after closing. {action}
    </Alert>
  );
}

interface ExtraRetryWarningProps {
  rules: RetryWarningProps['rules'];
  /** The students who get extra attempts, with their names. */
  students: readonly { readonly name: string; readonly extraAttempts: number }[];
  /** Leads to the rules of the quiz. Null if they are out of reach. */
  action: ReactNode;
}

const listed = new Intl.ListFormat('en-GB');

/** The same warning for students with extra attempts. Empty if it applies to all students. */
export function ExtraRetryWarning({ rules, students, action }: ExtraRetryWarningProps) {
  const { allowedAttempts } = rules;
  if (canRetryWithAnswers(rules)) return null;
  const warned = students.filter(({ extraAttempts }) =>
    canRetryWithAnswers({ ...rules, allowedAttempts: allowedAttempts + extraAttempts }),
  );
  if (warned.length === 0) return null;
  const names = listed.format(warned.map(({ name }) => name));
  return (
    <Alert color="ink" role="note" title={`${names} can get full points`}>
      With the extra attempt, the answers are in view, and the {countingOf(rules)} attempt counts. To avoid
      this, show the answers after the last attempt or after closing. {action}
    </Alert>
  );
}

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

/** A warning for a quiz that grades an item, if each student can have full points in a second attempt. */
export function RetryWarning({ rules, action }: RetryWarningProps) {
  if (!canRetryWithAnswers(rules)) return null;
  const counting = rules.scoringPolicy === 'HIGHEST' ? 'best' : 'last';
  return (
    <Alert color="ink" role="note" title="Anyone can get full points">
      Students can try again with the answers in view, and the {counting} attempt counts. Allow one attempt,
      or show the answers after closing. {action}
    </Alert>
  );
}

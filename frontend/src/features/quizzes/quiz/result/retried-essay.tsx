import { Link } from 'react-router-dom';
import type { AttemptResultPartsFragment } from '../../../../gql/graphql.ts';
import { isAnswered } from '../../../../ui/quiz-question/question-response.ts';
import { attemptName, type OwnAttempt } from '../intro/attempt-list.ts';
import styles from './result.module.css';

type Question = AttemptResultPartsFragment['questions'][number];

interface RetriedEssayProps {
  question: Question;
  /** The attempts of the user at the quiz. */
  attempts: readonly OwnAttempt[];
}

/** Shown below an essay of a retry: what to compare it with, since nobody grades it. Nothing for other questions. */
export function RetriedEssay({ question, attempts }: RetriedEssayProps) {
  const { type, response, explanation } = question;
  if (type !== 'ESSAY' || !isAnswered(response)) return null;
  const graded = attempts.findLast(({ kind, submittedAt }) => kind === 'GRADED' && submittedAt !== null);
  const hasExplanation = explanation !== null && explanation !== '';
  return (
    <p className={styles.rule}>
      Nobody grades an essay in a retry.
      {hasExplanation ? ' Compare yours with what a good answer says.' : null}
      {graded === undefined ? null : (
        <>
          {' '}
          Your graded answer is in <Link to={`?attempt=${graded.id}`}>{attemptName(graded)}</Link>.
        </>
      )}
    </p>
  );
}

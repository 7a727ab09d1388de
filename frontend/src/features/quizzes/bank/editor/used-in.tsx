import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { BankQuestionFragment } from '../../../../gql/graphql.ts';
import { quizAddress } from '../../../../lib/quizzes/quiz-address.ts';
import styles from './editor.module.css';

/** The quizzes that a change of the question changes. */
export function UsedIn({ question: { usedIn, version } }: { question: BankQuestionFragment }) {
  if (usedIn.length === 0) return null;
  return (
    <div className={styles.note}>
      <p>
        Used in{' '}
        {usedIn.map(({ quizId, title }, at) => (
          <span key={quizId}>
            {at === 0 ? '' : ', '}
            <Anchor component={Link} to={quizAddress(quizId)}>
              {title}
            </Anchor>
          </span>
        ))}
        . What you save here holds from the next attempt on: those that have begun keep version {version}.
      </p>
    </div>
  );
}

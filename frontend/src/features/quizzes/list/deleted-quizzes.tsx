import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { texts } from '../../../../../core/texts.ts';
import { quizCategoriesQuery, quizListQuery } from '../../../lib/quizzes/quiz-fragments.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showFailure, showSuccess } from '../../../lib/show-notice.tsx';
import { restoreQuizMutation } from './quiz-list-documents.ts';
import styles from './quizzes.module.css';
import type { ListedQuiz } from './quiz-list.ts';

/** Deleted quizzes that their editors can still restore. */
export function DeletedQuizzes({ quizzes }: { quizzes: readonly ListedQuiz[] }) {
  const heading = useId();
  if (quizzes.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <div className={styles.sectionHead}>
        <h2 id={heading}>Deleted</h2>
        <p className={styles.counts}>permanently deleted after 30 days</p>
      </div>
      <ul className={styles.rows} aria-labelledby={heading}>
        {quizzes.map((quiz) => (
          <DeletedQuiz key={quiz.id} quiz={quiz} />
        ))}
      </ul>
    </section>
  );
}

function DeletedQuiz({ quiz: { id, title } }: { quiz: ListedQuiz }) {
  const [send, { loading }] = useMutation(restoreQuizMutation, {
    refetchQueries: [quizListQuery, quizCategoriesQuery],
    awaitRefetchQueries: true,
  });
  const restore = async () => {
    try {
      await send({ variables: { id } });
      showSuccess(`${title} is back.`);
    } catch (error) {
      showFailure(failureMessage(error, texts.quiz.updateFailure), () => void restore());
    }
  };
  return (
    <li className={styles.row}>
      <h3 className={`${styles.words} ${styles.title}`}>{title}</h3>
      <Button
        size="compact-md"
        variant="default"
        loading={loading}
        aria-label={`Restore ${title}`}
        onClick={() => void restore()}
      >
        Restore
      </Button>
    </li>
  );
}

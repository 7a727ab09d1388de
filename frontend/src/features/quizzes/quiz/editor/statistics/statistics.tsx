import { useQuery } from '@apollo/client/react';
import { minAttempts } from '../../../../../../../core/quizzes/item-statistics.ts';
import page from '../../quiz.module.css';
import { statisticsQuery } from '../grading-documents.ts';
import { ItemRow } from './item-row.tsx';
import { LoadingRows } from '../loading-rows.tsx';
import { failureMessage } from '../../../../../lib/server-failure.ts';
import { Failure } from '../../../../../ui/failure.tsx';
import styles from './statistics.module.css';

/** The item statistics of a quiz, with their meaning. */
export function Statistics({ quizId }: { quizId: string }) {
  const { data, error, refetch } = useQuery(statisticsQuery, {
    variables: { quizId },
    fetchPolicy: 'cache-and-network',
  });
  const statistics = data?.quizStatistics;
  if (!statistics) {
    if (!error) return <LoadingRows />;
    return (
      <Failure
        mt="md"
        title="The statistics could not be fetched"
        message={failureMessage(error)}
        onRetry={refetch}
      />
    );
  }
  const { studentCount, questions } = statistics;
  if (questions.length === 0)
    return (
      <p className={styles.empty}>
        Nobody has handed in this quiz yet. From the first student on, this tab counts how each question was
        answered. From {minAttempts} students on, it also shows how hard each question is, and how well it
        separates students who know the subject from students who don’t.
      </p>
    );
  return (
    <>
      <p className={styles.count}>
        First attempts of {studentCount === 1 ? '1 student' : `${studentCount} students`}
      </p>
      <Meanings />
      <ol className={styles.items} aria-label="Questions">
        {questions.map((item, index) => (
          <li key={item.id} className={page.sheet}>
            <ItemRow item={item} index={index} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Meanings() {
  return (
    <details className={styles.meanings}>
      <summary>What these figures mean</summary>
      <dl>
        <dt>Answers (n)</dt>
        <dd>
          Number of students who saw the current wording of the question and whose answer is graded. Below{' '}
          {minAttempts}, difficulty and discrimination are hidden, because they would be due to chance.
        </dd>
        <dt>Fully correct</dt>
        <dd>Number of these answers that earned all points of the question.</dd>
        <dt>Difficulty</dt>
        <dd>
          The mean share of the question’s points that students earned. 100 % means everybody knew the answer,
          0 % nobody. Most questions do well between 30 % and 90 %. Also called facility.
        </dd>
        <dt>Discrimination</dt>
        <dd>
          Whether students who did well in the rest of the quiz also did well on this question, from -1 to 1.
          0.3 or more is good. Below 0.1, check the wording. Below 0, check the answer key. It is the
          correlation with the points of the other questions.
        </dd>
        <dt>Chosen by</dt>
        <dd>
          Replace a wrong answer that nobody chose. A wrong answer that is chosen more often than a right one
          may be right, too.
        </dd>
      </dl>
    </details>
  );
}

import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { pointsText } from '../../../components/quiz-question/points-text.ts';
import { QuestionResult } from '../../../components/quiz-question/question-result.tsx';
import page from '../quiz.module.css';
import { submissionQuery } from './documents.ts';
import styles from './editor.module.css';
import { GradeForm } from './grade-form.tsx';
import { LoadingRows } from './loading-rows.tsx';
import { PartFailure } from './part-failure.tsx';

/** What a taker handed in, with a form to grade each essay. */
export function SubmissionOnScreen({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(submissionQuery, {
    variables: { id },
    // What a form starts with is the latest grade.
    fetchPolicy: 'network-only',
  });
  const detail = data?.submission;
  if (!detail) {
    if (!error) return <LoadingRows />;
    return <PartFailure title="The answers could not be fetched" error={error} onRetry={() => refetch()} />;
  }
  const { submission, result } = detail;
  const { name, email, number, score, possible, pending } = submission;
  return (
    <div className={page.column}>
      <p className={styles.back}>
        <Link to="?tab=results">All results</Link>
      </p>
      <h2 className={styles.taker}>
        {name === '' ? email : name}, attempt {number}
      </h2>
      <p className={styles.email}>
        {email} · {formatCompact(score)} of {pointsText(possible)}
        {pending ? ' so far' : ''}
      </p>
      {result.questions.map((question, place) => (
        <div key={question.id} className={page.sheet}>
          <QuestionResult question={question} label={`Question ${place + 1}`} isOwn={false}>
            {question.type === 'ESSAY' ? (
              <GradeForm
                question={question}
                submission={submission}
                onStale={() => void refetch().catch(() => {})}
              />
            ) : null}
          </QuestionResult>
        </div>
      ))}
    </div>
  );
}

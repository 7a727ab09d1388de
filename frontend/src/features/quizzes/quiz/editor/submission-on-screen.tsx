import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SubmissionDetailFragment } from '../../../../gql/graphql.ts';
import page from '../quiz.module.css';
import { scoreText } from '../score-text.ts';
import { submissionQuery } from './grading-documents.ts';
import styles from './editor.module.css';
import { LoadingRows } from './loading-rows.tsx';
import { resultsAddress } from './results/use-results-view.ts';
import { SubmissionQuestions } from './submission-questions.tsx';
import { studentName } from './student-name.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { Failure } from '../../../../ui/failure.tsx';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';

interface SubmissionOnScreenProps {
  id: string;
  quizId: string;
}

/** A submitted attempt, with a form to grade each essay. */
export function SubmissionOnScreen({ id, quizId }: SubmissionOnScreenProps) {
  const { data, error, refetch } = useQuery(submissionQuery, {
    variables: { id },
    // The form has to start with the latest grade.
    fetchPolicy: 'network-only',
  });
  const detail = data?.submission;
  return (
    <div className={page.column}>
      <Back />
      {detail ? (
        <>
          <Student {...detail} />
          <SubmissionQuestions
            quizId={quizId}
            detail={detail}
            onStale={() => void refetch().catch(ignoreShownFailure)}
          />
        </>
      ) : null}
      {!detail && !error ? <LoadingRows /> : null}
      {!detail && error ? (
        <Failure
          mt="md"
          title="The answers could not be fetched"
          message={failureMessage(error)}
          onRetry={refetch}
        />
      ) : null}
    </div>
  );
}

function Back() {
  const [params] = useSearchParams();
  return (
    <p className={styles.back}>
      <Link to={resultsAddress(params)}>All results</Link>
    </p>
  );
}

function Student({ submission, result }: SubmissionDetailFragment) {
  return (
    <>
      <h2 className={styles.student}>{studentName(submission)}</h2>
      <p className={styles.email}>
        {submission.email} · {scoreText(result)}
      </p>
    </>
  );
}

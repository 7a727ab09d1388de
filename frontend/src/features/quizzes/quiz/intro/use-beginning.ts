import { useMutation } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { failureMessage } from '../../../../lib/server-failure.ts';
import {
  ownAttemptsQuery,
  quizQuery,
  retryMistakesMutation,
  startAttemptMutation,
} from '../quiz-documents.ts';
import { ignoreShownFailure } from '../../../../lib/ignore-shown-failure.ts';

/** Starts an attempt or a retry of the missed questions, and opens it. */
export function useBeginning(quizId: string) {
  const [, setSearch] = useSearchParams();
  const options = { variables: { quizId }, refetchQueries: [quizQuery, ownAttemptsQuery] };
  const [startAttempt, starting] = useMutation(startAttemptMutation, options);
  const [retryMistakes, retrying] = useMutation(retryMistakesMutation, options);
  const show = (attempt: { id: string } | null | undefined) => {
    if (attempt) setSearch({ attempt: attempt.id });
  };
  // Only the failure of the newest request is shown, so each request resets the failure of the other.
  const start = () => {
    retrying.reset();
    return startAttempt().then(({ data }) => show(data?.startAttempt), ignoreShownFailure);
  };
  const retry = () => {
    starting.reset();
    return retryMistakes().then(({ data }) => show(data?.retryMistakes), ignoreShownFailure);
  };
  const error = starting.error ?? retrying.error;
  return {
    start: () => void start(),
    retry: () => void retry(),
    isBusy: starting.loading || retrying.loading,
    failure: error ? failureMessage(error) : null,
  };
}

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { requestLoginCodeMutation } from '../documents.ts';

/** A sign-in code by mail. It is for one address: when another one is typed, there is no code for it. */
export function useLoginCode(onMailed: () => void) {
  const [request, { data, loading, error }] = useMutation(requestLoginCodeMutation, {
    onCompleted: onMailed,
  });
  const [askedFor, setAskedFor] = useState<string | null>(null);
  return {
    ask: (email: string) => {
      setAskedFor(email);
      // A failure comes back as `error`, too.
      void request({ variables: { email } }).catch(() => {});
    },
    /** What the server answered; null where no code was asked for. */
    answerFor: (email: string) => (askedFor === email ? (data?.requestLoginCode?.message ?? null) : null),
    failureFor: (email: string) => (askedFor === email ? error : undefined),
    isSending: loading,
  };
}

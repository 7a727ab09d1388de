import { useMutation, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { RegradePartsFragment } from '../../../../gql/graphql.ts';
import { failureMessage } from '../../../../lib/server-failure.ts';
import { showSuccess } from '../../../../lib/show-notice.tsx';
import { regradePreviewQuery, regradeQuizMutation } from './documents.ts';
import { attempts } from './regrade-words.ts';

/** What regrading comes to while it is chosen who gets full credit, and the regrading itself. */
export function useRegrade(quizId: string, onDone: () => void) {
  // Null: those questions that give it to everybody already.
  const [fullCredit, setFullCredit] = useState<readonly string[] | null>(null);
  const variables = { quizId, fullCredit: fullCredit && [...fullCredit] };
  const answer = useQuery(regradePreviewQuery, { variables, fetchPolicy: 'network-only' });
  const [regradeQuiz, regrading] = useMutation(regradeQuizMutation);
  const plan = (answer.data ?? answer.previousData)?.regradePreview ?? null;
  const given = fullCredit ?? givenIn(plan);
  const give = (questionId: string, isGiven: boolean) =>
    setFullCredit([...given.filter((id) => id !== questionId), ...(isGiven ? [questionId] : [])]);
  const regrade = async (): Promise<void> => {
    try {
      // Everything on the screen may show points.
      const { data } = await regradeQuiz({ variables, refetchQueries: 'active' });
      showSuccess(doneText(data?.regradeQuiz?.changed ?? 0));
      onDone();
    } catch {
      // It comes back as `error`, too.
    }
  };
  return {
    plan,
    given,
    give,
    /** What is shown is of another choice. */
    isOld: answer.loading,
    unread: answer.error,
    readAgain: () => answer.refetch(),
    regrade: () => void regrade(),
    isBusy: regrading.loading,
    failure: regrading.error ? failureMessage(regrading.error) : null,
  };
}

function givenIn(plan: RegradePartsFragment | null): readonly string[] {
  return plan?.questions.filter(({ fullCredit }) => fullCredit).map(({ id }) => id) ?? [];
}

function doneText(changed: number): string {
  return changed === 0 ? 'Regraded. Nobody’s points changed.' : `Regraded: ${attempts(changed)} changed.`;
}

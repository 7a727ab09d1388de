import type { ApolloClient } from '@apollo/client';
import { inputOf } from '../../../../ui/quiz-question/question-response.ts';
import type { AttemptPartsFragment } from '../../../../gql/graphql.ts';
import { attemptQuery, saveAttemptMutation, submitAttemptMutation } from '../quiz-documents.ts';
import type { UnsentAnswers } from './read-local-answers.ts';

const inputsOf = (unsent: UnsentAnswers) =>
  Object.entries(unsent).map(([questionId, { response }]) => inputOf(questionId, response));

/** The requests of an open attempt. Each throws the error of its request. */
export function attemptServer(client: ApolloClient, id: string) {
  return {
    async save(unsent: UnsentAnswers, revision: number) {
      const variables = { id, answers: inputsOf(unsent), revision };
      // The screen's store has the answers, so Apollo's cache does not need them.
      const { data } = await client.mutate({
        mutation: saveAttemptMutation,
        variables,
        fetchPolicy: 'no-cache',
      });
      if (!data?.saveAttempt) throw new Error('The server did not return the saved answers.');
      return data.saveAttempt;
    },
    /** `revision`: the revision that the user checked. Null submits any revision. */
    async submit(unsent: UnsentAnswers, revision: number | null): Promise<void> {
      const variables = { id, answers: inputsOf(unsent), revision };
      await client.mutate({ mutation: submitAttemptMutation, variables, fetchPolicy: 'no-cache' });
    },
    async load(): Promise<AttemptPartsFragment> {
      const { data } = await client.query({
        query: attemptQuery,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      if (!data?.attempt) throw new Error('The server did not return the attempt.');
      return data.attempt;
    },
  };
}

export type AttemptServer = ReturnType<typeof attemptServer>;

import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import type { BankQuestionFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showNotice, showSuccess } from '../../../lib/show-notice.tsx';
import { showUndo } from '../../../lib/show-undo.tsx';
import { bankQuery, deleteQuestionMutation, restoreQuestionMutation } from '../documents.ts';

type Questions = readonly Pick<BankQuestionFragment, 'id' | 'question'>[];

interface Tried {
  readonly done: Questions;
  readonly left: Questions;
  /** Why the first of those was left. */
  readonly error: unknown;
}

const deleteOne = (client: ApolloClient, id: string) =>
  client.mutate({ mutation: deleteQuestionMutation, variables: { id } });
const restoreOne = (client: ApolloClient, id: string) =>
  client.mutate({ mutation: restoreQuestionMutation, variables: { id } });

/** Deleting questions, and taking that back. Each says what came of it. */
export function useRemoving(onRemoved: (questions: Questions) => void) {
  const client = useApolloClient();
  const refresh = () => client.refetchQueries({ include: [bankQuery] });

  const restore = async (questions: Questions): Promise<void> => {
    const { done, left, error } = await tryEach(questions, (id) => restoreOne(client, id));
    await refresh();
    if (done.length > 0) showSuccess(`${named(done)} ${done.length === 1 ? 'is' : 'are'} back.`);
    if (left.length > 0) tell(stopped(`Not brought back: ${named(left)}`), error, () => void restore(left));
  };

  const remove = async (questions: Questions): Promise<void> => {
    const { done, left, error } = await tryEach(questions, (id) => deleteOne(client, id));
    if (done.length > 0) {
      onRemoved(done);
      await refresh();
      showUndo(stopped(`Deleted ${named(done)}`), () => void restore(done));
    }
    if (left.length > 0) tell(stopped(`Not deleted: ${named(left)}`), error, () => void remove(left));
  };
  return remove;
}

/** One after the other: each is judged by itself, and one that is refused keeps none of the others. */
async function tryEach(questions: Questions, act: (id: string) => Promise<unknown>): Promise<Tried> {
  const done: Questions[number][] = [];
  const left: Questions[number][] = [];
  let error: unknown = null;
  for (const question of questions) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- a bank of many would otherwise meet the limit of requests at once
      await act(question.id);
      done.push(question);
    } catch (problem) {
      error ??= problem;
      left.push(question);
    }
  }
  return { done, left, error };
}

const longest = 60;

function named(questions: Questions): string {
  const [first] = questions;
  if (!first || questions.length > 1) return `${questions.length} questions`;
  const text = first.question.replaceAll(/\s+/g, ' ');
  return `“${text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text}”`;
}

/** A question's own stop is enough. */
const stopped = (text: string) => (/[.?!…]”$/.test(text) ? text : `${text}.`);

function tell(what: string, error: unknown, retry: () => void): void {
  showNotice({
    color: 'danger',
    message: `${what} ${failureMessage(error)}`,
    action: { label: 'Try again', onClick: retry },
  });
}

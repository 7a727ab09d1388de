import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { showUndo } from '../../../lib/show-undo.tsx';
import { addStudentMutation, personWorkQuery, removeStudentMutation } from './people-documents.ts';

/** What a person has in a course. */
export interface PersonWork {
  /** Grades of items, and the one of the whole course. */
  readonly grades: number;
  /** Attempts at quizzes of the course, also those in progress. */
  readonly attempts: number;
}

/** The person to confirm the removal of, and what the person has in the course. */
export interface AskedRemoval {
  readonly person: PersonRowFragment;
  readonly work: PersonWork;
}

/**
 * Removes people from the course. `ask` asks first about a person with grades or attempts, and removes everybody else at
 * once. Undo adds the person to the end of the list.
 */
export function useRemovingPerson(courseId: string, onChanged: () => Promise<void>) {
  const client = useApolloClient();
  const [asked, setAsked] = useState<AskedRemoval | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Error>();
  /** IDs of the people whose work is being counted. */
  const counting = useRef(new Set<string>());

  const addAgain = async (person: PersonRowFragment): Promise<void> => {
    const { id: _, __typename, membership: __, ...input } = person;
    try {
      const { data } = await client.mutate({ mutation: addStudentMutation, variables: { courseId, input } });
      await onChanged();
      rowOf(data?.addStudent?.id)?.querySelector<HTMLElement>('[data-remove]')?.focus();
    } catch (failure) {
      showFailure(failureMessage(failure), () => void addAgain(person));
    }
  };
  const send = async (person: PersonRowFragment): Promise<void> => {
    await client.mutate({ mutation: removeStudentMutation, variables: { courseId, studentId: person.id } });
  };
  const offerUndo = (person: PersonRowFragment) =>
    showUndo(`Removed ${person.name}.`, () => void addAgain(person));

  const removeAtOnce = async (person: PersonRowFragment): Promise<void> => {
    await send(person);
    const row = rowOf(person.id);
    if (row?.contains(document.activeElement)) buttonNextTo(row)?.focus();
    void onChanged();
    offerUndo(person);
  };
  const ask = async (person: PersonRowFragment): Promise<void> => {
    if (counting.current.has(person.id)) return;
    counting.current.add(person.id);
    try {
      const work = await countWork(client, courseId, person.id);
      if (work.grades + work.attempts === 0) await removeAtOnce(person);
      else {
        setError(undefined);
        setAsked({ person, work });
      }
    } catch (failure) {
      showFailure(failureMessage(failure), () => void ask(person));
    } finally {
      counting.current.delete(person.id);
    }
  };
  const confirm = async (): Promise<void> => {
    if (asked === null) return;
    const { person } = asked;
    setSending(true);
    setError(undefined);
    try {
      await send(person);
      const next = buttonNextTo(rowOf(person.id));
      // The window returns the focus to the row, which has to be gone by then.
      await onChanged();
      setAsked(null);
      next?.focus();
      offerUndo(person);
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      setSending(false);
    }
  };
  return { ask, asked, isSending, error, confirm, cancel: () => setAsked(null) };
}

const rowOf = (id: string | undefined) =>
  id === undefined ? null : document.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`);

/** The remove button of the next person, else of the previous one, else the button that adds a person. */
function buttonNextTo(row: HTMLElement | null): HTMLElement | null {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    next?.querySelector<HTMLElement>('[data-remove]') ??
    document.querySelector<HTMLElement>('[data-add-person]')
  );
}

/** Counts what a person has in a course now. Throws if it cannot be fetched. */
async function countWork(client: ApolloClient, courseId: string, studentId: string): Promise<PersonWork> {
  const variables = { courseId, studentId };
  const { data } = await client.query({ query: personWorkQuery, variables, fetchPolicy: 'no-cache' });
  const { gradeCount: grades = null, attemptCount: attempts = null } = data?.student ?? {};
  // Nobody is removed without a question because a number is missing.
  if (grades === null || attempts === null) throw new Error('The server sent no numbers.');
  return { grades, attempts };
}

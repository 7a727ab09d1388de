import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { showUndo } from '../../../lib/show-undo.tsx';
import {
  addStudentMutation,
  type CourseOfPeople,
  type PersonInList,
  personWorkQuery,
  removeStudentMutation,
} from './people-documents.ts';

/** How many grades and attempts a person has in a course. */
export interface PersonWork {
  /** Number of grades of items, plus 1 for a grade of the whole course. */
  readonly grades: number;
  /** Number of attempts at quizzes of the course, also of attempts in progress. */
  readonly attempts: number;
}

interface RemovedPerson {
  readonly person: PersonInList;
  /** The person's position in the list, from 1. Null if it is not known. */
  readonly position: number | null;
}

/** A removal that the user has to confirm, because the person has grades or attempts. */
export interface UnconfirmedRemoval {
  readonly person: PersonInList;
  readonly work: PersonWork;
}

/**
 * Removes people from the course. `startRemoval` removes a person without grades and attempts at once. For anyone else,
 * it sets `removal`, which the user has to confirm. Undo adds the person at the same position of the list.
 */
export function useRemovingPerson({ courseId, people, onChanged }: CourseOfPeople) {
  const client = useApolloClient();
  const [removal, setRemoval] = useState<UnconfirmedRemoval | null>(null);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<Error>();
  /** IDs of the people whose work is being counted. */
  const counting = useRef(new Set<string>());

  const addAgain = async (removed: RemovedPerson): Promise<void> => {
    const { id: removedId, __typename, membership: _, hasOpened: __, ...person } = removed.person;
    const variables = { courseId, input: { ...person, position: removed.position, removedId } };
    try {
      const { data } = await client.mutate({ mutation: addStudentMutation, variables });
      await onChanged();
      rowOf(data?.addStudent?.id)?.querySelector<HTMLElement>('[data-remove]')?.focus();
    } catch (failure) {
      showFailure(failureMessage(failure), () => void addAgain(removed));
    }
  };
  const send = async (person: PersonInList, reason: string | null): Promise<RemovedPerson> => {
    const position = people.findIndex(({ id }) => id === person.id) + 1;
    const variables = { courseId, studentId: person.id, reason };
    await client.mutate({ mutation: removeStudentMutation, variables });
    return { person, position: position === 0 ? null : position };
  };
  const offerUndo = (removed: RemovedPerson) =>
    showUndo(`Removed ${removed.person.name}.`, () => void addAgain(removed));

  const removeAtOnce = async (person: PersonInList): Promise<void> => {
    const removed = await send(person, null);
    const row = rowOf(person.id);
    if (row?.contains(document.activeElement)) buttonNextTo(row)?.focus();
    void onChanged();
    offerUndo(removed);
  };
  const startRemoval = async (person: PersonInList): Promise<void> => {
    if (counting.current.has(person.id)) return;
    counting.current.add(person.id);
    try {
      const work = await countWork(client, courseId, person.id);
      if (work.grades + work.attempts === 0) await removeAtOnce(person);
      else {
        setError(undefined);
        setRemoval({ person, work });
      }
    } catch (failure) {
      showFailure(failureMessage(failure), () => void startRemoval(person));
    } finally {
      counting.current.delete(person.id);
    }
  };
  const confirm = async (reason: string | null): Promise<void> => {
    if (removal === null) return;
    const { person } = removal;
    setSending(true);
    setError(undefined);
    try {
      const removed = await send(person, reason);
      const next = buttonNextTo(rowOf(person.id));
      // The window returns the focus to the row, which has to be gone by then.
      await onChanged();
      setRemoval(null);
      next?.focus();
      offerUndo(removed);
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      setSending(false);
    }
  };
  return { startRemoval, removal, isSending, error, confirm, cancel: () => setRemoval(null) };
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

/** Fetches how many grades and attempts a person has in a course. Throws if the server does not send the numbers. */
async function countWork(client: ApolloClient, courseId: string, studentId: string): Promise<PersonWork> {
  const variables = { courseId, studentId };
  const { data } = await client.query({ query: personWorkQuery, variables, fetchPolicy: 'no-cache' });
  const { gradeCount: grades = null, attemptCount: attempts = null } = data?.student ?? {};
  // Without the numbers, a person with grades could be removed without a question.
  if (grades === null || attempts === null) throw new Error('The server sent no numbers.');
  return { grades, attempts };
}

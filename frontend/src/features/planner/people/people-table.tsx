import { useApolloClient } from '@apollo/client/react';
import { Table } from '@mantine/core';
import { useState } from 'react';
import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { failureMessage } from '../../../lib/server-failure.ts';
import { showFailure } from '../../../lib/show-notice.tsx';
import { showUndo } from '../../../lib/show-undo.tsx';
import { addStudentMutation, removeStudentMutation } from './people-documents.ts';
import { EditPersonRow } from './edit-person-row.tsx';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';

/** Removes a person from the course. Undo adds the person to the end of the list. */
function useRemoving(courseId: string, onChanged: () => Promise<void>) {
  const client = useApolloClient();
  const addAgain = async (person: PersonRowFragment): Promise<void> => {
    const { id: _, __typename, membership: __, ...input } = person;
    try {
      const { data } = await client.mutate({ mutation: addStudentMutation, variables: { courseId, input } });
      await onChanged();
      rowOf(data?.addStudent?.id)?.querySelector<HTMLElement>('[data-remove]')?.focus();
    } catch (error) {
      showFailure(failureMessage(error), () => void addAgain(person));
    }
  };
  const remove = async (person: PersonRowFragment): Promise<void> => {
    try {
      await client.mutate({ mutation: removeStudentMutation, variables: { courseId, studentId: person.id } });
      leaveRow(person.id);
      void onChanged();
      showUndo(`Removed ${person.name}.`, () => void addAgain(person));
    } catch (error) {
      showFailure(failureMessage(error), () => void remove(person));
    }
  };
  return remove;
}

const rowOf = (id: string | undefined) =>
  id === undefined ? null : document.querySelector<HTMLElement>(`[data-person="${CSS.escape(id)}"]`);

/** Moves the focus out of a row that is removed: to the next person, to the previous one, or to the add button. */
function leaveRow(id: string): void {
  const row = rowOf(id);
  if (row === null || !row.contains(document.activeElement)) return;
  const next = row.nextElementSibling ?? row.previousElementSibling;
  const button = next?.querySelector<HTMLElement>('[data-remove]');
  (button ?? document.querySelector<HTMLElement>('[data-add-person]'))?.focus();
}

interface PeopleTableProps {
  courseId: string;
  people: readonly PersonRowFragment[];
  canEdit: boolean;
  /** Whether the user changes grades. */
  canGrade: boolean;
  onChanged: () => Promise<void>;
}

/** IDs of the person who is edited, and of the last edited person, whose edit button gets the focus. */
interface Editing {
  edited: string | null;
  left: string | null;
}

const nobody: Editing = { edited: null, left: null };

export function PeopleTable({ courseId, people, canEdit, canGrade, onChanged }: PeopleTableProps) {
  const remove = useRemoving(courseId, onChanged);
  const [{ edited, left }, setEditing] = useState<Editing>(nobody);
  return (
    <div className={styles.scroll}>
      <Table className={styles.table ?? ''} verticalSpacing={6}>
        <Heads canEdit={canEdit} />
        <Table.Tbody>
          {people.map((person) =>
            person.id === edited ? (
              <EditPersonRow
                key={person.id}
                courseId={courseId}
                person={person}
                onDone={() => setEditing({ edited: null, left: person.id })}
              />
            ) : (
              <PersonRow
                key={person.id}
                courseId={courseId}
                person={person}
                canGrade={canGrade}
                actions={
                  canEdit
                    ? {
                        isLeft: person.id === left,
                        edit: () => setEditing({ edited: person.id, left: null }),
                        remove: () => void remove(person),
                      }
                    : null
                }
              />
            ),
          )}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Heads({ canEdit }: { canEdit: boolean }) {
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th>Name</Table.Th>
        <Table.Th>Role</Table.Th>
        <Table.Th>Email</Table.Th>
        <Table.Th>LinkedIn</Table.Th>
        <Table.Th>GitHub</Table.Th>
        <Table.Th>ID</Table.Th>
        <Table.Th className={styles.number ?? ''}>Grade (%)</Table.Th>
        {canEdit ? (
          <Table.Th>
            <span className={styles.spoken}>Actions</span>
          </Table.Th>
        ) : null}
      </Table.Tr>
    </Table.Thead>
  );
}

import { Table } from '@mantine/core';
import { useState } from 'react';
import type { CourseOfPeople } from './people-documents.ts';
import { EditPersonRow } from './edit-person-row.tsx';
import styles from './people.module.css';
import { PersonRow } from './person-row.tsx';
import { RemovePersonWindow } from './remove-person-window.tsx';
import { useRemovingPerson } from './use-removing-person.ts';

interface PeopleTableProps {
  course: CourseOfPeople;
  canEdit: boolean;
  /** Whether the user can change grades. */
  canGrade: boolean;
}

/** IDs of the person who is being edited, and of the last edited person, whose edit button gets the focus. */
interface Editing {
  edited: string | null;
  lastEdited: string | null;
}

const nobody: Editing = { edited: null, lastEdited: null };

export function PeopleTable({ course, canEdit, canGrade }: PeopleTableProps) {
  const { courseId, people } = course;
  const { startRemoval, removal, isSending, error, confirm, cancel } = useRemovingPerson(course);
  const [{ edited, lastEdited }, setEditing] = useState<Editing>(nobody);
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
                onDone={() => setEditing({ edited: null, lastEdited: person.id })}
              />
            ) : (
              <PersonRow
                key={person.id}
                course={course}
                person={person}
                canGrade={canGrade}
                actions={
                  canEdit
                    ? {
                        takesFocus: person.id === lastEdited,
                        edit: () => setEditing({ edited: person.id, lastEdited: null }),
                        remove: () => void startRemoval(person),
                      }
                    : null
                }
              />
            ),
          )}
        </Table.Tbody>
      </Table>
      <RemovePersonWindow
        removal={removal}
        isSending={isSending}
        error={error}
        onConfirm={(reason) => void confirm(reason)}
        onClose={cancel}
      />
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

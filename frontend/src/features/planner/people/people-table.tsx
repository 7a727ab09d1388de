import { ActionIcon, Anchor, Table } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { GradeInput } from './grade-input.tsx';
import styles from './people.module.css';
import { useRemoving } from './use-removing.ts';

interface PeopleTableProps {
  courseId: string;
  people: readonly PersonRowFragment[];
  canEdit: boolean;
  onChanged: () => void;
}

export function PeopleTable({ courseId, people, canEdit, onChanged }: PeopleTableProps) {
  const remove = useRemoving(courseId, onChanged);
  return (
    <div className={styles.scroll}>
      <Table className={styles.table ?? ''} verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Role</Table.Th>
            <Table.Th>Email</Table.Th>
            <Table.Th>LinkedIn</Table.Th>
            <Table.Th>GitHub</Table.Th>
            <Table.Th>Key</Table.Th>
            <Table.Th className={styles.number ?? ''}>Grade (%)</Table.Th>
            {canEdit ? (
              <Table.Th>
                <span className={styles.spoken}>Actions</span>
              </Table.Th>
            ) : null}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {people.map((person) => (
            <Table.Tr key={person.id}>
              <Table.Th scope="row" className={styles.name ?? ''}>
                {person.name}
              </Table.Th>
              <Cell label="Role">{person.role}</Cell>
              <Cell label="Email">
                {person.email === '' ? '' : <Anchor href={`mailto:${person.email}`}>{person.email}</Anchor>}
              </Cell>
              <Cell label="LinkedIn">{person.linkedin === '' ? '' : <Handle text={person.linkedin} />}</Cell>
              <Cell label="GitHub">{person.github === '' ? '' : <Handle text={person.github} />}</Cell>
              <Cell label="Key">{person.key}</Cell>
              <Table.Td data-label="Grade (%)" className={styles.number ?? ''}>
                {canEdit ? (
                  <GradeInput key={person.grade} courseId={courseId} person={person} />
                ) : (
                  gradeOf(person)
                )}
              </Table.Td>
              {canEdit ? (
                <Table.Td className={styles.remove ?? ''}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={`Remove ${person.name}`}
                    onClick={() => void remove(person)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </ActionIcon>
                </Table.Td>
              ) : null}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Table.Td data-label={label} data-empty={children === '' || undefined}>
      {children}
    </Table.Td>
  );
}

/** A name there, or an address. */
function Handle({ text }: { text: string }) {
  if (!/^https?:\/\//i.test(text)) return text;
  return (
    <Anchor href={text} target="_blank" rel="noreferrer">
      {text.replace(/^https?:\/\/(www\.)?/i, '')}
    </Anchor>
  );
}

const gradeOf = ({ grade }: PersonRowFragment) => (grade === null ? '–' : formatCompact(grade));

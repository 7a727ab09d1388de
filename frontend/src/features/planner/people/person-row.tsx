import { ActionIcon, Anchor, Table } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import type { PersonRowFragment } from '../../../gql/graphql.ts';
import { GradeInput } from './grade-input.tsx';
import styles from './people.module.css';

interface PersonRowProps {
  courseId: string;
  person: PersonRowFragment;
  /** Null for who may only read. */
  actions: { editButton: Ref<HTMLButtonElement>; edit: () => void; remove: () => void } | null;
}

/** One person, with the grade to give in place. */
export function PersonRow({ courseId, person, actions }: PersonRowProps) {
  return (
    <Table.Tr data-person={person.id}>
      <Table.Th scope="row" className={styles.name ?? ''}>
        {person.name}
      </Table.Th>
      <Cell label="Role">{person.role}</Cell>
      <Cell label="Email">
        {person.email === '' ? '' : <Anchor href={`mailto:${person.email}`}>{person.email}</Anchor>}
      </Cell>
      <Cell label="LinkedIn">{person.linkedin === '' ? '' : <Handle text={person.linkedin} />}</Cell>
      <Cell label="GitHub">{person.github === '' ? '' : <Handle text={person.github} />}</Cell>
      <Cell label="ID">{person.key}</Cell>
      <Table.Td data-label="Grade (%)" className={styles.number ?? ''}>
        {actions === null ? gradeOf(person) : <GradeInput courseId={courseId} person={person} />}
      </Table.Td>
      {actions === null ? null : (
        <Table.Td className={styles.actions ?? ''}>
          <ActionIcon
            ref={actions.editButton}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Edit ${person.name}`}
            onClick={actions.edit}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`Remove ${person.name}`}
            data-remove
            onClick={actions.remove}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Table.Td>
      )}
    </Table.Tr>
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

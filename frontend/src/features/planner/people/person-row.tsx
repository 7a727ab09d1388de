import { ActionIcon, Anchor, Table } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatCompact } from '../../../../../core/grading/rounding.ts';
import { GradeInput } from './grade-input.tsx';
import type { CourseOfPeople, PersonInList } from './people-documents.ts';
import styles from './people.module.css';

interface RowActions {
  /** Whether the edit button takes the focus, because the person was just edited. */
  takesFocus: boolean;
  edit: () => void;
  remove: () => void;
}

interface PersonRowProps {
  course: CourseOfPeople;
  person: PersonInList;
  /** Whether the user can change the grade. */
  canGrade: boolean;
  /** Null for users who cannot change the people. */
  actions: RowActions | null;
}

/** One person, with the grade to edit in place. */
export function PersonRow({ course, person, canGrade, actions }: PersonRowProps) {
  return (
    <Table.Tr data-person={person.id}>
      <Table.Th scope="row" className={styles.name ?? ''}>
        {person.name}
      </Table.Th>
      <Cell label="Role">{person.role}</Cell>
      <Cell label="Email">
        {person.email === '' ? actions && <NoAddress /> : <Address person={person} />}
      </Cell>
      <Cell label="LinkedIn">{person.linkedin === '' ? '' : <Handle text={person.linkedin} />}</Cell>
      <Cell label="GitHub">{person.github === '' ? '' : <Handle text={person.github} />}</Cell>
      <Cell label="ID">{person.key}</Cell>
      <Table.Td data-label="Grade (%)" className={styles.number ?? ''}>
        {canGrade ? <GradeInput course={course} person={person} /> : gradeText(person)}
      </Table.Td>
      {actions === null ? null : <RowButtons name={person.name} {...actions} />}
    </Table.Tr>
  );
}

/** The state of an invitation. */
const answers = { INVITED: 'Invited', DECLINED: 'Declined', LEFT: 'Left the course' } as const;

/** A text about whether a person has joined the course. Null if this is not known. */
function joinText({ membership, hasOpened }: PersonInList): string | null {
  if (membership !== null && membership !== 'MEMBER') return answers[membership];
  if (hasOpened === null) return null;
  return hasOpened ? 'Joined' : 'Hasn’t opened the course yet';
}

/** Shown to users who can enter an address. */
function NoAddress() {
  return <span className={styles.answer}>No address, so they can’t join</span>;
}

function Address({ person }: Pick<PersonRowProps, 'person'>) {
  const joining = joinText(person);
  return (
    <>
      <Anchor href={`mailto:${person.email}`}>{person.email}</Anchor>
      {joining === null ? null : <span className={styles.answer}>{joining}</span>}
    </>
  );
}

function RowButtons({ name, takesFocus, edit, remove }: RowActions & { name: string }) {
  const editButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) editButton.current?.focus();
  }, [takesFocus]);
  const look = { variant: 'subtle', color: 'gray', size: 36 } as const;
  return (
    <Table.Td className={styles.actions ?? ''}>
      <ActionIcon {...look} ref={editButton} aria-label={`Edit ${name}`} onClick={edit}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon {...look} aria-label={`Remove ${name}`} data-remove onClick={remove}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Table.Td>
  );
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Table.Td data-label={label} data-empty={children === '' || undefined}>
      {children}
    </Table.Td>
  );
}

/** A handle or a URL. */
function Handle({ text }: { text: string }) {
  if (!/^https?:\/\//i.test(text)) return text;
  return (
    <Anchor href={text} target="_blank" rel="noreferrer">
      {text.replace(/^https?:\/\/(www\.)?/i, '')}
    </Anchor>
  );
}

const gradeText = ({ grade }: PersonInList) => (grade === null ? '–' : formatCompact(grade));

import { ActionIcon, Button, Table, Text, TextInput, Title, VisuallyHidden } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GradeMap } from '../../../../../core/grading/course.ts';
import type { CourseHistory } from '../../../../../core/grading/editing/history.ts';
import { EditSession } from '../store/edit-session.ts';
import { presentOf } from '../store/planner-store.ts';
import { usePlanner, usePlannerStore } from '../store/use-planner.ts';
import { checkLetterRows, letterRowsOf, toGradeMaps, type LetterRow } from '../model/letter-rows.ts';
import styles from './pages.module.css';

interface Draft {
  readonly rows: readonly LetterRow[];
  /** The letters of the course when these rows were typed. */
  readonly gradeMaps: readonly GradeMap[];
}

/** The letters of the course, each with its lowest grade. */
export function Letters() {
  const store = usePlannerStore();
  const [session] = useState(() => new EditSession<null>(store));
  const body = useRef<HTMLTableSectionElement>(null);
  const gradeMaps = usePlanner((state) => presentOf(state).gradeMaps);
  const [draft, setDraft] = useState<Draft>({ rows: letterRowsOf(gradeMaps), gradeMaps });
  // After undo or in another course, the typed texts belong to the previous letters.
  const rows = draft.gradeMaps === gradeMaps ? draft.rows : letterRowsOf(gradeMaps);
  const errors = checkLetterRows(rows);
  const change = (next: readonly LetterRow[], from: CourseHistory, field?: string) => {
    const isAllowed = Object.keys(checkLetterRows(next)).length === 0;
    const value = isAllowed ? toGradeMaps(next) : presentOf({ history: from }).gradeMaps;
    store.getState().editFrom(from, { type: 'setGradeMaps', value, ...(field !== undefined && { field }) });
    setDraft({ rows: next, gradeMaps: value });
  };
  const changeRow = (changed: LetterRow, patch: Partial<LetterRow>) =>
    session.next(null, ({ from }) =>
      change(
        rows.map((row) => (row === changed ? { ...row, ...patch } : row)),
        from,
        `${changed.key} ${Object.keys(patch).join(' ')}`,
      ),
    );
  const setRows = (next: readonly LetterRow[]) => change(next, store.getState().history);
  const add = () => {
    flushSync(() => setRows([...rows, { key: nextKey(rows), letter: '', minimum: '' }]));
    body.current?.querySelector<HTMLElement>('tr:last-child input')?.focus();
  };
  return (
    <>
      <Title order={2}>Letter grades</Title>
      <Text mt="sm" maw={560}>
        A grade gets the letter with the highest minimum that it reaches. The letter is shown next to your
        current grade and your target.
      </Text>
      <Table maw={420} mt="md" verticalSpacing={6} withRowBorders={false} layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Letter</Table.Th>
            <Table.Th>From (%)</Table.Th>
            <Table.Th w={60}>
              <VisuallyHidden>Delete</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody ref={body}>
          {rows.map((row, index) => (
            <LetterFields
              key={row.key}
              row={row}
              errors={{ letter: errors[`${index}.letter`], minimum: errors[`${index}.minimum`] }}
              onEnter={() => session.start()}
              onChange={(patch) => changeRow(row, patch)}
              onDelete={() => setRows(rows.filter((other) => other !== row))}
            />
          ))}
        </Table.Tbody>
      </Table>
      {errors['all'] === undefined ? null : <p className={styles.error}>{errors['all']}</p>}
      <Button mt="sm" variant="default" leftSection={<IconPlus size={18} />} onClick={add}>
        Add letter
      </Button>
    </>
  );
}

interface LetterFieldsProps {
  row: LetterRow;
  errors: { letter: string | undefined; minimum: string | undefined };
  /** Called when one of the fields gets the focus. */
  onEnter: () => void;
  onChange: (patch: Partial<LetterRow>) => void;
  onDelete: () => void;
}

function LetterFields({ row, errors, onEnter, onChange, onDelete }: LetterFieldsProps) {
  const name = row.letter.trim() === '' ? 'new letter' : row.letter;
  return (
    <Table.Tr className={styles.letterRow}>
      <Table.Td>
        <TextInput
          aria-label={`Letter ${name}`}
          value={row.letter}
          error={errors.letter}
          onFocus={onEnter}
          onChange={(event) => onChange({ letter: event.currentTarget.value })}
        />
      </Table.Td>
      <Table.Td>
        <TextInput
          aria-label={`Lowest percent for ${name}`}
          inputMode="decimal"
          value={row.minimum}
          error={errors.minimum}
          onFocus={onEnter}
          onChange={(event) => onChange({ minimum: event.currentTarget.value })}
        />
      </Table.Td>
      <Table.Td>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Delete ${name}`} onClick={onDelete}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

const nextKey = (rows: readonly LetterRow[]) => Math.max(0, ...rows.map(({ key }) => key)) + 1;

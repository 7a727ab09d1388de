import { Button, Group, List, Modal, ScrollArea, Table, Text } from '@mantine/core';
import type { ReadColumn, RowError } from '../../../../../core/grading/course-file.ts';
import { formatCompact, formatPoints } from '../../../../../core/grading/rounding.ts';

/** More rows would take long to render, and nobody reads them. */
const maxRows = 200;

/** An item of a table, as it will be in the course. */
export interface PreviewedItem {
  readonly id: string;
  readonly category: string;
  readonly name: string;
  /** Percent of the course. */
  readonly weight: number;
  /** Points. Null for an open item. */
  readonly grade: number | null;
  readonly maximumPoints: number;
}

interface TablePreviewProps {
  title: string;
  /** What accepting the table changes, in sentences. */
  effect: string;
  columns: readonly ReadColumn[];
  skipped: readonly RowError[];
  /** Cells that are not read. They stay in their fields. */
  refused?: readonly RowError[];
  items: readonly PreviewedItem[];
  /** Name of the button that accepts the table. */
  accept: string;
  onClose: () => void;
  onAccept: () => void;
}

/** Shows how an imported or pasted table was understood, before it changes the course. */
export function TablePreview(props: TablePreviewProps) {
  const { title, effect, columns, skipped, refused = [], items, accept, onClose, onAccept } = props;
  return (
    <Modal opened onClose={onClose} title={title} size="xl">
      <Text>{effect}</Text>
      <ColumnReport columns={columns} />
      <RowList
        label="Skipped rows"
        rows={skipped}
        sentence={({ row, message }) => `Row ${row} is skipped: ${message}`}
      />
      {refused.length === 0 ? null : (
        <Text size="sm" mt="xs">
          These entries stay in their fields until you correct them:
        </Text>
      )}
      <RowList
        label="Entries to correct"
        rows={refused}
        sentence={({ row, message }) => `Row ${row}: ${message}`}
      />
      <ItemTable items={items} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button data-autofocus disabled={items.length === 0} onClick={onAccept}>
          {accept}
        </Button>
      </Group>
    </Modal>
  );
}

/** Which columns were understood, and which are not used. */
function ColumnReport({ columns }: Pick<TablePreviewProps, 'columns'>) {
  const used = columns.filter(({ column }) => column !== null);
  const renamed = used.filter(({ header, column }) => header.toLowerCase() !== column);
  const unused = columns.filter(({ header, column }) => column === null && header !== '');
  return (
    <>
      {renamed.length === 0 ? null : (
        <Text size="sm" mt="xs">
          Columns: {renamed.map(({ header, column }) => `${header} is the ${column ?? ''}`).join(', ')}.
        </Text>
      )}
      {unused.length === 0 ? null : (
        <Text size="sm" mt="xs">
          Not used: {unused.map(({ header }) => header).join(', ')}.
        </Text>
      )}
    </>
  );
}

interface RowListProps {
  label: string;
  rows: readonly RowError[];
  sentence: (row: RowError) => string;
}

function RowList({ label, rows, sentence }: RowListProps) {
  if (rows.length === 0) return null;
  return (
    <List mt="xs" size="sm" aria-label={label}>
      {rows.slice(0, maxRows).map((row) => (
        <List.Item key={`${row.row} ${row.message}`}>{sentence(row)}</List.Item>
      ))}
    </List>
  );
}

function ItemTable({ items }: Pick<TablePreviewProps, 'items'>) {
  return (
    <ScrollArea.Autosize mah="45vh" mt="md" type="auto">
      <Table aria-label="Items of the table" stickyHeader>
        <Table.Thead>
          <Table.Tr>
            {['Category', 'Item', 'Weight', 'Grade'].map((name) => (
              <Table.Th key={name} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {items.slice(0, maxRows).map(({ id, category, name, weight, grade, maximumPoints }) => (
            <Table.Tr key={id}>
              <Table.Td>{category}</Table.Td>
              <Table.Td>{name}</Table.Td>
              <Table.Td>{formatCompact(weight)} %</Table.Td>
              <Table.Td>
                {grade === null ? 'open' : formatPoints(grade)} of {formatPoints(maximumPoints)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {items.length > maxRows ? (
        <Text size="sm" p="xs">
          And {items.length - maxRows} more.
        </Text>
      ) : null}
    </ScrollArea.Autosize>
  );
}

import { Button, Group, List, Modal, ScrollArea, Table, Text } from '@mantine/core';
import type { Category, Course, Item } from '../../../../../core/grading/course.ts';
import { formatCompact, formatPoints } from '../../../../../core/grading/rounding.ts';
import { weigh } from '../../../../../core/grading/weigh.ts';
import type { TableReport } from '../model/course-files.ts';
import { categoryName, nameOf } from '../model/names.ts';

/** More rows would take long to render, and nobody reads them. */
const maxRows = 200;

interface ImportPreviewProps {
  fileName: string;
  course: Course;
  table: TableReport;
  onClose: () => void;
  onAccept: () => void;
}

/** Shows how a table was understood, before it replaces the categories of the course. */
export function ImportPreview({ fileName, course, table, onClose, onAccept }: ImportPreviewProps) {
  const items = course.categories.flatMap((category) => category.items);
  const count = `${items.length} ${items.length === 1 ? 'item' : 'items'}`;
  return (
    <Modal opened onClose={onClose} title={`Import ${fileName}`} size="xl">
      <Text>
        {count} will replace the categories of your course. The target, the letter grades and the texts stay.
      </Text>
      <ColumnReport columns={table.columns} />
      {table.skipped.length === 0 ? null : (
        <List mt="xs" size="sm" aria-label="Skipped rows">
          {table.skipped.slice(0, maxRows).map(({ row, message }) => (
            <List.Item key={row}>
              Row {row} is skipped: {message}
            </List.Item>
          ))}
        </List>
      )}
      <ItemTable categories={course.categories} />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button data-autofocus disabled={items.length === 0} onClick={onAccept}>
          Import {count}
        </Button>
      </Group>
    </Modal>
  );
}

/** Which columns were understood, and which are not imported. */
function ColumnReport({ columns }: Pick<TableReport, 'columns'>) {
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
          Not imported: {unused.map(({ header }) => header).join(', ')}.
        </Text>
      )}
    </>
  );
}

function ItemTable({ categories }: { categories: readonly Category[] }) {
  const weighed = weigh(categories);
  const rows = categories.flatMap((category, c) =>
    category.items.map((item, i) => ({
      item,
      id: `${c}-${i}`,
      category: categoryName(category),
      weight: weighed[c]?.itemWeights[i] ?? 0,
    })),
  );
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
          {rows.slice(0, maxRows).map(({ id, item, category, weight }) => (
            <Table.Tr key={id}>
              <Table.Td>{category}</Table.Td>
              <Table.Td>{nameOf(item)}</Table.Td>
              <Table.Td>{formatCompact(weight)} %</Table.Td>
              <Table.Td>{gradeText(item)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {rows.length > maxRows ? (
        <Text size="sm" p="xs">
          And {rows.length - maxRows} more.
        </Text>
      ) : null}
    </ScrollArea.Autosize>
  );
}

function gradeText({ knownScores, grade, maximumPoints }: Item): string {
  return `${knownScores ? formatPoints(grade) : 'open'} of ${formatPoints(maximumPoints)}`;
}

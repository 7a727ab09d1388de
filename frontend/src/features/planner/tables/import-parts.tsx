import { Button, Group, List, Text } from '@mantine/core';
import { cellsBeyondHeader } from '../../../../../core/tables/cells-beyond-header.ts';
import { type NamesOfRows, rowText } from './names-of-rows.ts';

/** Maximum number of names or rows in a list. */
const maxListed = 12;

const moreText = (count: number) => (count > maxListed ? ` and ${count - maxListed} more` : '');

/** A titled list of names in one sentence. Empty if there are none. */
export function NameList({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Text size="sm">
      <b>{title}:</b> {names.slice(0, maxListed).join(', ')}
      {moreText(names.length)}.
    </Text>
  );
}

interface SkippedRow {
  /** From 1. Null if the message is about the whole table. */
  readonly row: number | null;
  readonly message: string;
}

interface SkippedRowsProps {
  rows: readonly SkippedRow[];
  names: NamesOfRows;
}

/** The rows of a table that are not imported, with the names of their people. Empty if there are none. */
export function SkippedRows({ rows, names }: SkippedRowsProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <Text fw={600}>Not imported</Text>
      <List spacing={2} size="sm" aria-label="Rows that are not imported">
        {rows.slice(0, maxListed).map(({ row, message }) => (
          <List.Item key={`${row} ${message}`}>
            {row === null ? message : `${rowText(row, names)}: ${message}`}
          </List.Item>
        ))}
      </List>
      {rows.length > maxListed ? <Text size="sm">{moreText(rows.length)}</Text> : null}
    </div>
  );
}

interface BeyondHeaderProps {
  /** The table, with its header. */
  rows: readonly (readonly string[])[];
  names: NamesOfRows;
}

/**
 * The cells after the last column of the header. The other cells of their rows are imported. Empty if there are none.
 */
export function CellsBeyondHeader({ rows, names }: BeyondHeaderProps) {
  const longRows = cellsBeyondHeader(rows);
  if (longRows.length === 0) return null;
  return (
    <div>
      <Text fw={600}>Cells without a column</Text>
      <List spacing={2} size="sm" aria-label="Cells without a column">
        {longRows.slice(0, maxListed).map(({ row, cells }) => (
          <List.Item key={row}>
            {rowText(row, names)}: “{cells.join(', ')}” is after the last column of the header and is not
            imported.
          </List.Item>
        ))}
      </List>
      {longRows.length > maxListed ? <Text size="sm">{moreText(longRows.length)}</Text> : null}
    </div>
  );
}

interface NoImportProps {
  message: string;
  onClose: () => void;
  /** Leads back to the pasted text. */
  onBack?: (() => void) | undefined;
}

/** The reason why a table cannot be imported, shown instead of its preview. */
export function NoImport({ message, onClose, onBack }: NoImportProps) {
  return (
    <>
      <Text>{message}</Text>
      <Group justify="flex-end" mt="lg">
        {onBack === undefined ? null : (
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </Group>
    </>
  );
}
